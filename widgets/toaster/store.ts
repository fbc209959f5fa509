import { createStore, type StoreApi } from 'zustand/vanilla';
import { afterSeen, seenNow } from '../shared/base/seen-time.ts';
import { until } from '../shared/base/until.ts';
import { warnOnce } from '../shared/base/warn.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { openRegistry } from '../shared/page/registry.ts';
import type { ToastPosition } from '../shared/page/toast.ts';
import type { ToastRequests } from '../shared/page/toast-requests.ts';
import type { attributes } from './attributes.ts';
import type { PauseReason, ShownToast } from './shown-toasts.ts';
import { standsInModal } from './stand-in-modal.ts';
import { createToastList, type Timer, type ToastList } from './toast-list.ts';

export interface ToasterState {
  /** The page's toasts, oldest first; empty if another toaster shows them. */
  readonly toasts: readonly ShownToast[];
  /** The position of toasts that do not name one. */
  readonly position: ToastPosition;
}

export interface ToasterStore extends StoreApi<ToasterState> {
  close(id: number): void;
  pause(id: number, by: PauseReason): void;
  resume(id: number, by: PauseReason): void;
  /** Returns the time of the toasts' timers, in milliseconds. */
  now(): number;
}

const TIMER: Timer = { now: seenNow, after: afterSeen };

const NONE: readonly ShownToast[] = [];

/** The list of toasts of each page. */
const lists = new WeakMap<ToastRequests, ToastList>();

/** Creates the store of a toaster: it shows the page's toasts, unless another toaster already does. */
export function createToasterStore(context: WidgetContext<typeof attributes>): ToasterStore {
  const { host, page, signal } = context;
  const requests = openRegistry(context.load).toasts;
  const list = listOf(requests);
  const viewer = { position: () => context.attributes.getState().position };
  const read = (): ToasterState => {
    const state = list.state.getState();
    return { toasts: state.viewer === viewer ? state.toasts : NONE, position: viewer.position() };
  };
  const store = createStore<ToasterState>()(read);
  const follow = () => store.setState(read());
  // The toaster makes no calls, so the page is never asked for a token through it.
  page.hosts.delete(host);
  requests.hosts.add(host);
  until(
    signal,
    list.state.subscribe(follow),
    context.attributes.subscribe(follow),
    list.join(viewer, standsInModal(requests, host) ? 'first' : 'last'),
    () => requests.hosts.delete(host),
  );
  // The waiting toasts are taken only now, because the position at which they are shown is known.
  for (const request of requests.waiting.splice(0)) list.take(request);
  requests.take = list.take;
  return { ...store, close: list.close, pause: list.pause, resume: list.resume, now: TIMER.now };
}

function listOf(requests: ToastRequests): ToastList {
  const known = lists.get(requests);
  if (known) return known;
  const list = createToastList(TIMER, warnOnce);
  lists.set(requests, list);
  return list;
}
