import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ToastPosition } from '../shared/page/toast.ts';
import type { ToastRequest } from '../shared/page/toast-desk.ts';
import { readFilter, readToast } from './read-toast.ts';
import {
  aShownToast,
  at,
  type Hold,
  held,
  isShownAlready,
  nextChange,
  released,
  type ShownToast,
  without,
} from './shown-toasts.ts';

/** What a list of toasts is told the time by. */
export interface Timer {
  /** Milliseconds, from any beginning. */
  now(): number;
  /** Calls back once, after so many milliseconds; answers how to call it off. */
  after(milliseconds: number, work: () => void): () => void;
}

/** Who shows the list, and where it puts the toasts that name no position. */
export interface Viewer {
  position(): ToastPosition;
}

export interface ToastListState {
  /** Oldest first. */
  readonly toasts: readonly ShownToast[];
  /** The first of those that joined; the others wait for it to leave, so that no toast shows twice. */
  readonly viewer: Viewer | null;
}

/** The page's toasts. It knows no element and draws nothing. */
export interface ToastList {
  readonly state: StoreApi<ToastListState>;
  take(request: ToastRequest): void;
  close(id: number): void;
  hold(id: number, by: Hold): void;
  release(id: number, by: Hold): void;
  /** Shows the list, as soon as nobody else does: the timers of what waited begin. Answers how to leave. */
  join(viewer: Viewer): () => void;
}

/** `warn` is told what a page's object got wrong. */
export function createToastList(timer: Timer, warn: (sentence: string) => void): ToastList {
  const state = createStore<ToastListState>()(() => ({ toasts: [], viewer: null }));
  const viewers: Viewer[] = [];
  let ids = 0;
  let callOff = () => {};

  /** Brings the list to this instant, changes it, and asks to be woken for what time brings next. */
  function change(edit: (toasts: readonly ShownToast[], now: number) => readonly ShownToast[]): void {
    callOff();
    const now = timer.now();
    const viewer = viewers[0] ?? null;
    const edited = edit(at(state.getState().toasts, now), now);
    const toasts = at(viewer ? edited.map((one) => released(one, 'unseen', now)) : edited, now);
    state.setState({ toasts, viewer });
    const next = nextChange(toasts);
    callOff = next === null ? () => {} : timer.after(next - now, () => change((same) => same));
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
    hold: (id, by) => changeOne(id, (one, now) => held(one, by, now)),
    release: (id, by) => changeOne(id, (one, now) => released(one, by, now)),
    join(viewer) {
      viewers.push(viewer);
      change((same) => same);
      return () => {
        viewers.splice(viewers.indexOf(viewer), 1);
        // What runs runs on, and nothing is under a pointer any more.
        change((toasts, now) => toasts.map((one) => released(released(one, 'pointer', now), 'focus', now)));
      };
    },
  };
}
