/** A source of random numbers that are always the same for the same seed. */
export interface Random {
  /** Returns an integer from 0 to `limit` - 1. */
  below(limit: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  uuid(): string;
}

/** Creates a 32-bit xorshift generator. */
export function seededRandom(seed: number): Random {
  let state = seed | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const below = (limit: number) => next() % limit;
  const hex = () => next().toString(16).padStart(8, '0');
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    uuid: () => {
      const [a, b, c, d] = [hex(), hex(), hex(), hex()];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}
