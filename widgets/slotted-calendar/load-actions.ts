import { type ApiError, partFailed } from '../shared/api/errors.ts';
import { whenIdle } from '../shared/element/painting/when-idle.ts';
import { isPurchaseStored } from '../shared/page/purchase-keys.ts';
import { loadPart } from '../shared/page/registry.ts';
import type { CalendarActions } from './calendar-actions.ts';
import type { CalendarContext } from './calendar-context.ts';

type ActionsModule = typeof import('./calendar-actions.ts');

type Act = (actions: CalendarActions) => unknown;

/** The code, once it is loaded: every calendar of the page has the same. */
let part: ActionsModule | null = null;
let loading: Promise<ActionsModule> | null = null;

/** Loads the code of the actions; rejects with the ApiError `part-failed`, the same for all that wait for it. */
export async function loadActions(): Promise<ActionsModule> {
  loading ??= loadPart('calendar-actions', () => import('./calendar-actions.ts'))
    .catch((error: unknown) => Promise.reject(partFailed(error)))
    .finally(() => {
      loading = null;
    });
  part ??= await loading;
  return part;
}

/** The actions of a calendar, whose code comes after its first view. */
export interface DeferredActions {
  /** Calls `what` with the actions: at once or, until their code is loaded, after that, in the order of the calls. */
  act(what: Act): unknown;
  /** Fetches the code; resolves when it is loaded, or could not be. */
  ready(): Promise<void>;
  /** Resumes the calendar's purchase, if there may be one to resume. */
  resume(): void;
}

/**
 * Fetches the code once the browser is idle, at once for a purchase of this page. If an action needs the code and it
 * cannot be fetched, the state says so, with a way to retry; the next action fetches it again (D-failed-file). The
 * browser's storage, whose first use takes milliseconds, is read only when the browser is idle.
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

  /** Loads the code for a stored or interrupted purchase: `createActions` resumes it by itself. */
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
