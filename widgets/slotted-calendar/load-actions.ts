import { type ApiError, partFailed } from '../shared/api/errors.ts';
import { whenIdle } from '../shared/element/painting/when-idle.ts';
import { loadPart } from '../shared/page/registry.ts';
import { isPurchaseStored } from '../shared/selling/purchase-keys.ts';
import type { CalendarActions } from './calendar-actions.ts';
import type { CalendarContext } from './calendar-context.ts';

type ActionsModule = typeof import('./calendar-actions.ts');

type Act = (actions: CalendarActions) => unknown;

/** The code of the actions, once it is loaded; all calendars of the page share it. */
let part: ActionsModule | null = null;
let loading: Promise<ActionsModule> | null = null;

/** Loads the code of the actions; rejects with the ApiError `part-failed`, the same for all callers that wait. */
export async function loadActions(): Promise<ActionsModule> {
  loading ??= loadPart('calendar-actions', () => import('./calendar-actions.ts'))
    .catch((error: unknown) => Promise.reject(partFailed(error)))
    .finally(() => {
      loading = null;
    });
  part ??= await loading;
  return part;
}

/** The actions of a calendar. Their code is loaded after the calendar's first view. */
export interface DeferredActions {
  /** Calls `what` with the actions, at once or when their code has loaded; calls that wait keep their order. */
  act(what: Act): unknown;
  /** Fetches the code; resolves when it has loaded or has failed to load. */
  ready(): Promise<void>;
  /** Resumes the calendar's purchase, if there is one to resume; loads the code first if the page has a purchase. */
  resume(): void;
}

/**
 * Fetches the code once the browser is idle, or at once if the page has a purchase. If an action needs the code and the
 * fetch fails, the state holds the error and a function that retries; the next action fetches the code again
 * (D-failed-file). Browser storage is read only when the browser is idle, because its first use takes milliseconds.
 */
export function createDeferredActions(calendar: CalendarContext): DeferredActions {
  const { page, guard, signal, store } = calendar;
  let actions: CalendarActions | null = null;
  let fetching: Promise<void> | undefined;
  /** The calls of `act` that failed because the code could not be loaded. */
  let undone: readonly Act[] = [];

  function begin({ createActions }: ActionsModule): void {
    if (!signal.aborted) actions ??= createActions(calendar);
  }

  async function afterLoading(what: Act): Promise<void> {
    const loaded = await loadActions().catch((error: ApiError) => {
      undone = [...undone, what];
      store.setState({ noActions: { error, retry } });
      throw error;
    });
    begin(loaded);
    if (actions) await what(actions);
  }

  function forget(): readonly Act[] {
    const forgotten = undone;
    undone = [];
    if (store.getState().noActions) store.setState({ noActions: null });
    return forgotten;
  }

  async function retry(): Promise<void> {
    await Promise.all(forget().map(afterLoading));
  }

  function act(what: Act): unknown {
    if (actions) return what(actions);
    forget();
    return afterLoading(what);
  }

  function ready(): Promise<void> {
    fetching ??= loadActions().then(
      (loaded) => guard(() => begin(loaded)),
      () => {},
    );
    return fetching;
  }

  /** Loads the code for a stored or interrupted purchase, which `createActions` then resumes. */
  const loadForPurchase = () => guard(() => afterLoading(() => {}));

  function resume(): void {
    if (actions) actions.resume();
    else if (page.data.getState().purchase) loadForPurchase();
  }

  if (part) begin(part);
  else {
    resume();
    whenIdle(() => {
      if (signal.aborted) return;
      if (isPurchaseStored()) loadForPurchase();
      else ready();
    });
  }
  return { act, ready, resume };
}
