import { vi } from 'vitest';
import { createToastList, type Timer } from '../../../widgets/toaster/toast-list.ts';

/** A toast list with a clock of the test, shown at top right unless `isShown` is false. */
export function aToastList({ isShown = true } = {}) {
  let now = 1000;
  let next: { readonly at: number; readonly work: () => void } | null = null;
  const timer: Timer = {
    now: () => now,
    after(milliseconds, work) {
      const mine = { at: now + milliseconds, work };
      next = mine;
      return () => {
        if (next === mine) next = null;
      };
    },
  };
  const warn = vi.fn<(sentence: string) => void>();
  const list = createToastList(timer, warn);
  const viewer = { position: () => 'top-right' as const };
  if (isShown) list.join(viewer);
  return {
    list,
    warn,
    viewer,
    show: (toast: unknown) => list.take({ show: toast }),
    close: (filter?: unknown) => list.take({ close: filter }),
    titles: () => list.state.getState().toasts.map(({ toast }) => toast.title),
    ids: () => list.state.getState().toasts.map(({ id }) => id),
    announcements: () => list.state.getState().toasts.map(({ announcement }) => announcement),
    /** Whether no timer is set. */
    isIdle: () => next === null,
    /** Moves the clock on without firing timers. */
    stall(milliseconds: number) {
      now += milliseconds;
    },
    pass(milliseconds: number) {
      const end = now + milliseconds;
      while (next && next.at <= end) {
        const { at, work } = next;
        next = null;
        now = Math.max(now, at);
        work();
      }
      now = end;
    },
  };
}
