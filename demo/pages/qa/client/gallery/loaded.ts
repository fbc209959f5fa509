import type { Figure } from './sight.ts';

/** A page of frames that all stay loaded stops answering. */
const MOST = 24;

/** The figures with loaded frames, the one seen longest ago first. */
export interface Loaded {
  has(figure: Figure): boolean;
  /** Counts a figure as seen now; the ones seen longest ago that are neither `near` nor at work are emptied. */
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
