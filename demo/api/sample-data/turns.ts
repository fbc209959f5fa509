/** The item whose turn it is when they come one after the other, round and round; `n` counts from 0. */
export function inTurn<Item>(items: readonly Item[], n: number): Item {
  return items[n % items.length] as Item;
}
