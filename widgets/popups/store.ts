import { createStore, type StoreApi } from 'zustand/vanilla';
import { isCurrent, type Popup } from '../../core/catalogue/popup.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { fetchPopups } from '../shared/api/popup.ts';
import { afterSeen } from '../shared/base/seen-time.ts';
import { readStored, store } from '../shared/base/storage.ts';
import { until } from '../shared/base/until.ts';
import { deepActive } from '../shared/element/deep-active.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import { onPurchaseChange } from '../shared/page/purchase.ts';
import { isPurchaseUnderWay } from '../shared/selling/stored.ts';
import type { attributes } from './attributes.ts';
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
  until(signal, stop);
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

const KEY = 'creneau.popupsClosed';

/** How many ids are kept; older ones are dropped. */
const MOST = 100;

/** Reads the ids of the popups that the visitor has closed; anything else that is stored there is ignored. */
function readClosed(): readonly number[] {
  return (readStored(KEY) ?? '')
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number);
}

/** Stores that the visitor has closed a popup. */
function rememberClosed(id: number): void {
  const others = readClosed().filter((one) => one !== id);
  store(KEY, [...others, id].slice(-MOST).join());
}

/** The events by which a visitor scrolls. Scrolling a part of the page counts too. */
const SCROLLS = ['scroll', 'wheel', 'touchmove'] as const;

/** The events after which the visitor may have stopped reading a passage or filling in a field. */
const CHANGES = ['selectionchange', 'focusin', 'focusout'] as const;

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Calls back once: when the visitor first scrolls, or has had the page in sight for `delay` milliseconds. */
function onFirstMoment(delay: number, listener: () => void, signal: AbortSignal): void {
  const over = new AbortController();
  const begin = () => {
    over.abort();
    listener();
  };
  until(signal, () => over.abort());
  until(over.signal, afterSeen(delay, begin));
  for (const name of SCROLLS) addEventListener(name, begin, { capture: true, passive: true, signal: over.signal });
}

/** Whether the visitor has selected text, or is in a field. */
function isReading(): boolean {
  return getSelection()?.isCollapsed === false || deepActive()?.matches(FIELDS) === true;
}

/** Calls back whenever `isReading` may have changed. */
function onReadingChange(listener: () => void, signal: AbortSignal): void {
  for (const name of CHANGES) document.addEventListener(name, listener, { signal });
}
