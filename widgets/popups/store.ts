import { createStore, type StoreApi } from 'zustand/vanilla';
import { isCurrent, type Popup } from '../../core/catalogue/popup.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { fetchPopups } from '../shared/api/popup.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { readClosed, rememberClosed } from './closed-popups.ts';
import { isBuying } from './is-buying.ts';

export interface PopupsState {
  /** The one that is said; null for none. */
  readonly open: Popup | null;
}

export interface PopupsStore extends StoreApi<PopupsState> {
  /** The visitor closes the one that is said: it comes no more. */
  close(): void;
}

/** From one to the next, in milliseconds: a second click on a button that closes must not meet the next one's. */
const PAUSE = 700;

/** The page's popups are said by one element. */
let sayer: symbol | null = null;

/** How each element looks whether it is the one. */
const looks = new Set<() => void>();

/** Says the popups one after the other; never over a purchase, for which an open one steps aside. */
export function createPopupsStore(context: WidgetContext<typeof attributes>): PopupsStore {
  const { host, page, signal } = context;
  const me = Symbol('popups');
  const store = createStore<PopupsState>()(() => ({ open: null }));
  const closed = new Set<number>();
  let popups: readonly Popup[] = [];
  let pause: ReturnType<typeof setTimeout> | null = null;

  function next(): Popup | null {
    const now = toWallTime(page.clock.now(), PARIS);
    const gone = new Set([...closed, ...readClosed()]);
    return popups.find((popup) => !gone.has(popup.id) && isCurrent(popup, now)) ?? null;
  }

  /** Shows what is to be shown now, or nothing. */
  function look(): void {
    if (pause !== null || signal.aborted) return;
    const isMine = sayer === null || sayer === me;
    const open = isMine && !isBuying(page) ? next() : null;
    if (open === store.getState().open) return;
    sayer = open ? me : null;
    store.setState({ open });
  }

  async function load(): Promise<void> {
    popups = await fetchPopups(page.client, { signal });
    emit(host, 'creneau-ready', null);
    look();
  }

  function end(): void {
    if (pause !== null) clearTimeout(pause);
    stop();
    looks.delete(look);
    if (sayer !== me) return;
    sayer = null;
    for (const other of looks) other();
  }

  const stop = page.data.subscribe(look);
  looks.add(look);
  signal.addEventListener('abort', end);
  // A step of a purchase takes the focus; another tab closes a popup too.
  for (const name of ['focusin', 'creneau-checkout', 'creneau-order', 'visibilitychange']) {
    document.addEventListener(name, () => queueMicrotask(look), { signal });
  }
  addEventListener('storage', look, { signal });
  context.guard(load);

  return {
    ...store,
    close() {
      const { open } = store.getState();
      if (!open) return;
      closed.add(open.id);
      rememberClosed(open.id);
      store.setState({ open: null });
      pause = setTimeout(() => {
        pause = null;
        look();
      }, PAUSE);
    },
  };
}
