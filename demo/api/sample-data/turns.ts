/** Returns the `n`-th item of a list that repeats without end; `n` counts from 0. */
export function inTurn<Item>(items: readonly Item[], n: number): Item {
  return items[n % items.length] as Item;
}
