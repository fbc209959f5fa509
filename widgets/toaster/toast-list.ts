import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ToastPosition } from '../shared/page/toast.ts';
import type { ToastRequest } from '../shared/page/toast-requests.ts';
import { readFilter, readToast } from './read-toast.ts';
import {
  aShownToast,
  at,
  isShownAlready,
  nextChange,
  type PauseReason,
  paused,
  resumed,
  type ShownToast,
  without,
} from './shown-toasts.ts';

/** The clock of a list of toasts. */
export interface Timer {
  /** Returns the time in milliseconds, since an arbitrary moment. */
  now(): number;
  /** Calls `work` once, after `milliseconds`; returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
}

/** A toaster that shows the list, with the position of toasts that do not name one. */
export interface Viewer {
  position(): ToastPosition;
}

export interface ToastListState {
  /** Oldest first. */
  readonly toasts: readonly ShownToast[];
  /** The toaster that shows the list. The others wait until it leaves, so that no toast is shown twice. */
  readonly viewer: Viewer | null;
}

/** The list of the page's toasts, independent of any element. */
export interface ToastList {
  readonly state: StoreApi<ToastListState>;
  take(request: ToastRequest): void;
  close(id: number): void;
  pause(id: number, by: PauseReason): void;
  resume(id: number, by: PauseReason): void;
  /**
   * Adds a viewer, which shows the list when all viewers before it have left; `first` puts it before all others. The
   * timer of a toast starts when it is first shown. Returns a function that removes the viewer.
   */
  join(viewer: Viewer, where?: 'last' | 'first'): () => void;
}

/** Creates the list; `warn` is called with a sentence for each mistake in a page's object. */
export function createToastList(timer: Timer, warn: (sentence: string) => void): ToastList {
  const state = createStore<ToastListState>()(() => ({ toasts: [], viewer: null }));
  const viewers: Viewer[] = [];
  let ids = 0;
  let cancel = () => {};

  /** Removes expired toasts, applies the change, and sets the timer for the next change. */
  function change(edit: (toasts: readonly ShownToast[], now: number) => readonly ShownToast[]): void {
    cancel();
    const now = timer.now();
    const viewer = viewers[0] ?? null;
    const edited = edit(at(state.getState().toasts, now), now);
    const toasts = at(viewer ? edited.map((one) => resumed(one, 'unseen', now)) : edited, now);
    state.setState({ toasts, viewer });
    const next = nextChange(toasts);
    cancel = next === null ? () => {} : timer.after(next - now, () => change((same) => same));
  }

  const changeOne = (id: number, edit: (one: ShownToast, now: number) => ShownToast) =>
    change((toasts, now) => toasts.map((one) => (one.id === id ? edit(one, now) : one)));

  function show(given: unknown): void {
    const { value: toast, problems } = readToast(given);
    for (const problem of problems) warn(`toast: ${problem}.`);
    if (!toast) return;
    change((toasts) => {
      const position = viewers[0]?.position() ?? 'top-right';
      if (toast.preventDuplicates && isShownAlready(toasts, toast, position)) return toasts;
      ids += 1;
      return [...toasts, aShownToast(ids, toast)];
    });
  }

  function closeMatching(given: unknown): void {
    const { value: filter, problems } = readFilter(given);
    for (const problem of problems) warn(`closeToasts: ${problem}.`);
    if (filter) change((toasts) => without(toasts, filter));
  }

  return {
    state,
    take(request) {
      if ('show' in request) show(request.show);
      else closeMatching(request.close);
    },
    close: (id) => change((toasts) => toasts.filter((one) => one.id !== id)),
    pause: (id, by) => changeOne(id, (one, now) => paused(one, by, now)),
    resume: (id, by) => changeOne(id, (one, now) => resumed(one, by, now)),
    join(viewer, where = 'last') {
      if (where === 'first') viewers.unshift(viewer);
      else viewers.push(viewer);
      change((same) => same);
      return () => {
        viewers.splice(viewers.indexOf(viewer), 1);
        // The timers continue, because no toast is hovered or focused any more.
        change((toasts, now) => toasts.map((one) => resumed(resumed(one, 'pointer', now), 'focus', now)));
      };
    },
  };
}
