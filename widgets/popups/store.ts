import { createStore, type StoreApi } from 'zustand/vanilla';
import { isCurrent, type Popup } from '../../core/catalogue/popup.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { fetchPopups } from '../shared/api/popup.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import { onPurchaseChange } from '../shared/page/purchase.ts';
import { isPurchaseUnderWay } from '../shared/selling/stored.ts';
import type { attributes } from './attributes.ts';
import { readClosed, rememberClosed } from './closed-popups.ts';
import { isReading, onFirstMoment, onReadingChange } from './first-moment.ts';
import { watchPointer } from './pointer.ts';

export interface PopupsState {
  /** The popup that is shown; null for none. */
  readonly open: Popup | null;
}

export interface PopupsStore extends StoreApi<PopupsState> {
  /** Closes the popup that is shown, for good. */
  close(): void;
}

/** The pause between two popups, in milliseconds: a second click on a close button must not hit the next popup. */
const PAUSE = 700;

/** The only element of the page that shows a popup; null while none is shown. */
let announcer: symbol | null = null;

/** The `update` of each element: when the announcer leaves the page, another element takes over. */
const updates = new Set<() => void>();

/** Shows the popups one after the other. During a purchase none is shown, and an open popup is closed. */
export function createPopupsStore(context: WidgetContext<typeof attributes>): PopupsStore {
  const { host, page, signal } = context;
  const me = Symbol('popups');
  const store = createStore<PopupsState>()(() => ({ open: null }));
  const closed = new Set<number>();
  let popups: readonly Popup[] = [];
  const { delay } = context.attributes.getState();
  let isTooEarly = delay > 0;
  let pause: ReturnType<typeof setTimeout> | null = null;

  function next(): Popup | null {
    const now = toWallTime(page.clock.now(), PARIS);
    const gone = new Set([...closed, ...readClosed()]);
    return popups.find((popup) => !gone.has(popup.id) && isCurrent(popup, now)) ?? null;
  }

  function update(): void {
    if (pause !== null || isTooEarly || signal.aborted) return;
    // A popup that is open stays open.
    if (store.getState().open === null && (isReading() || pointer.isInTheWay())) return;
    const mayShow = (announcer === null || announcer === me) && !isPurchaseUnderWay(page.clock.now());
    const open = mayShow ? next() : null;
    if (open === store.getState().open) return;
    announcer = open ? me : null;
    store.setState({ open });
  }

  async function load(): Promise<void> {
    popups = await fetchPopups(page.client, { signal });
    emit(host, 'creneau-ready', null);
    update();
  }

  function stop(): void {
    if (pause !== null) clearTimeout(pause);
    stopListening();
    updates.delete(update);
    if (announcer !== me) return;
    announcer = null;
    for (const other of updates) other();
  }

  function begin(): void {
    isTooEarly = false;
    update();
  }

  // Watches the pointer before the first moment, because that may be a wheel event, which tells where the mouse is.
  const pointer = watchPointer(update, signal);
  if (isTooEarly) onFirstMoment(delay * 1000, begin, signal);
  onReadingChange(update, signal);
  const stopListening = onPurchaseChange(update);
  updates.add(update);
  signal.addEventListener('abort', stop);
  // Another tab may close a popup or begin a purchase.
  addEventListener('storage', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  context.guard(load);

  return {
    ...store,
    close() {
      const { open } = store.getState();
      if (!open) return;
      closed.add(open.id);
      rememberClosed(open.id);
      store.setState({ open: null });
      pointer.forget();
      pause = setTimeout(() => {
        pause = null;
        update();
      }, PAUSE);
    },
  };
}
