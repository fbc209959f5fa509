import { partFailed } from '../shared/api/errors.ts';
import { whenIdle } from '../shared/element/painting/when-idle.ts';
import { isPurchaseStored } from '../shared/page/purchase-keys.ts';
import { loadPart } from '../shared/page/registry.ts';
import type { CalendarActions } from './calendar-actions.ts';
import type { CalendarContext } from './calendar-context.ts';

type ActionsModule = typeof import('./calendar-actions.ts');

/** The code, once it is loaded: every calendar of the page has the same. */
let part: ActionsModule | null = null;

export async function loadActions(): Promise<ActionsModule> {
  part ??= await loadPart('calendar-actions', () => import('./calendar-actions.ts'));
  return part;
}

/** The actions of a calendar, whose code comes after its first view. */
export interface LaterActions {
  /** Does something at once or, until the code has come, as soon as it has, in the order of the calls. */
  act(what: (actions: CalendarActions) => unknown): unknown;
  /** Resolves when the code is loaded, or could not be fetched ahead. */
  readonly ready: Promise<void>;
  /** Resumes the calendar's purchase, if the code is loaded: otherwise it does so itself once it is. */
  resume(): void;
}

/**
 * Fetches the code once the browser is idle, at once where a purchase may be resumed; after a failure each action
 * fetches it again (D-failed-file).
 */
export function createLaterActions(calendar: CalendarContext): LaterActions {
  const { page, guard, signal } = calendar;
  let actions: CalendarActions | null = null;

  function begin({ createActions }: ActionsModule): void {
    if (!signal.aborted) actions ??= createActions(calendar);
  }

  async function afterLoading(what: (actions: CalendarActions) => unknown): Promise<void> {
    const loaded = await loadActions().catch((error: unknown) => Promise.reject(partFailed(error)));
    begin(loaded);
    if (actions) await what(actions);
  }

  const ready = new Promise<void>((resolve) => {
    const ahead = () =>
      loadActions()
        .then(
          (loaded) => guard(() => begin(loaded)),
          () => {},
        )
        .then(resolve);
    if (part) {
      begin(part);
      resolve();
    } else if (page.data.getState().purchase || isPurchaseStored()) ahead();
    else whenIdle(ahead);
  });
  return {
    ready,
    act: (what) => (actions ? what(actions) : afterLoading(what)),
    resume: () => actions?.resume(),
  };
}
