import { createStore, type StoreApi } from 'zustand/vanilla';
import { warnOnce } from '../shared/base/warn.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { openRegistry } from '../shared/page/registry.ts';
import type { ToastPosition } from '../shared/page/toast.ts';
import type { ToastDesk } from '../shared/page/toast-desk.ts';
import type { attributes } from './attributes.ts';
import type { Hold, ShownToast } from './shown-toasts.ts';
import { createToastList, type Timer, type ToastList } from './toast-list.ts';

export interface ToasterState {
  /** The page's toasts, oldest first; none where another toaster shows them. */
  readonly toasts: readonly ShownToast[];
  /** Where those stand that name no position. */
  readonly position: ToastPosition;
}

export interface ToasterStore extends StoreApi<ToasterState> {
  close(id: number): void;
  hold(id: number, by: Hold): void;
  release(id: number, by: Hold): void;
  /** The instant that the toasts' timers run by. */
  now(): number;
}

const TIMER: Timer = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timeout = setTimeout(work, milliseconds);
    return () => clearTimeout(timeout);
  },
};

const NONE: readonly ShownToast[] = [];

/** One list a page. */
const lists = new WeakMap<ToastDesk, ToastList>();

/** A toaster has no toasts of its own: it shows the page's, unless another toaster already does. */
export function createToasterStore(context: WidgetContext<typeof attributes>): ToasterStore {
  const { host, page, signal } = context;
  const desk = openRegistry(context.load).toasts;
  const list = listOf(desk);
  const viewer = { position: () => context.attributes.getState().position };
  const read = (): ToasterState => {
    const state = list.state.getState();
    return { toasts: state.viewer === viewer ? state.toasts : NONE, position: viewer.position() };
  };
  const store = createStore<ToasterState>()(read);
  const follow = () => store.setState(read());
  // It makes no calls: what the page is asked about a token, it is asked by an element that does.
  page.hosts.delete(host);
  desk.hosts.add(host);
  const ends = [
    list.state.subscribe(follow),
    context.attributes.subscribe(follow),
    list.join(viewer),
    () => desk.hosts.delete(host),
  ];
  signal.addEventListener('abort', () => {
    for (const end of ends) end();
  });
  // Only now, so that what waited finds the position at which it is shown.
  for (const request of desk.waiting.splice(0)) list.take(request);
  desk.take = list.take;
  return { ...store, close: list.close, hold: list.hold, release: list.release, now: TIMER.now };
}

function listOf(desk: ToastDesk): ToastList {
  const known = lists.get(desk);
  if (known) return known;
  const list = createToastList(TIMER, warnOnce);
  lists.set(desk, list);
  return list;
}
