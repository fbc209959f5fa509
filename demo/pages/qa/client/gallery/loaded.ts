import type { Figure } from './sight.ts';

/** The most frames that stay loaded; with too many, the page stops responding. */
const MOST = 24;

/** The figures whose frames are loaded, in the order in which they were last seen. */
export interface Loaded {
  has(figure: Figure): boolean;
  /**
   * Marks a figure as seen now. If too many are loaded, empties those that were seen longest ago, except figures in
   * `near` and those that are loading.
   */
  see(figure: Figure, near: ReadonlySet<Figure>): void;
  forget(figure: Figure): void;
}

export function keepLoaded(): Loaded {
  const inOrder = new Set<Figure>();
  return {
    has: (figure) => inOrder.has(figure),
    see(figure, near) {
      inOrder.delete(figure);
      inOrder.add(figure);
      for (const other of inOrder) {
        if (inOrder.size <= MOST) return;
        if (near.has(other) || other === figure || other.outcome() === 'loading') continue;
        inOrder.delete(other);
        other.empty();
      }
    },
    forget: (figure) => void inOrder.delete(figure),
  };
}
