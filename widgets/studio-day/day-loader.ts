import type { StoreApi } from 'zustand/vanilla';
import type { Mark } from '../../core/studio/marks.ts';
import { asApiError } from '../shared/api/errors.ts';
import { LOADING } from '../shared/api/resource.ts';
import { fetchStudioDay, type StudioDay } from '../shared/api/studio.ts';
import { createLatest } from '../shared/base/latest.ts';
import type { WidgetContext } from '../shared/element/definition.ts';
import { emit } from '../shared/page/emit.ts';
import type { attributes } from './attributes.ts';
import { withMark } from './marking.ts';
import type { StudioDayState } from './state.ts';

/** Loads days. What was loaded stays readable without a connection, for as long as the page is open. */
export interface DayLoader {
  load(): Promise<void>;
  /** Notes a mark that has arrived. */
  note(mark: Mark): void;
  /** Forgets what was loaded. */
  forget(): void;
}

/** Creates the loader of a store, which shows the day and the venue of its state. */
export function createDayLoader(
  { host, page, report, signal }: WidgetContext<typeof attributes>,
  { getState, setState }: Pick<StoreApi<StudioDayState>, 'getState' | 'setState'>,
): DayLoader {
  let days = new Map<string, { readonly value: StudioDay; readonly at: number }>();
  const next = createLatest(signal);
  let isReady = false;
  const key = () => `${getState().date} ${getState().venue}`;
  const known = () => days.get(key());
  const loaded = (value: StudioDay) => ({ day: { status: 'loaded', value }, staleSince: null }) as const;

  async function fetch(isLatest: () => boolean): Promise<void> {
    const isVisitor = (await page.session.token()) === null;
    if (!isLatest()) return;
    setState({ isVisitor });
    if (isVisitor) return;
    const { date, venue } = getState();
    const value = await fetchStudioDay(page.client, date, venue);
    if (!isLatest()) return;
    days.set(key(), { value, at: page.clock.now() });
    setState(loaded(value));
    if (!isReady) emit(host, 'creneau-ready', null);
    isReady = true;
  }

  return {
    async load() {
      const isLatest = next();
      const shown = known();
      setState(
        shown ? { ...loaded(shown.value), staleSince: getState().staleSince } : { day: LOADING, staleSince: null },
      );
      try {
        await fetch(isLatest);
      } catch (failure) {
        if (!isLatest()) return;
        const error = asApiError(failure);
        // Whoever must not see the day any more does not go on reading it.
        const isOver = error.status === 401 || error.status === 403;
        setState(shown && !isOver ? { staleSince: shown.at } : { day: { status: 'failed', error } });
        report(failure);
      }
    },
    note(mark) {
      days = new Map([...days].map(([name, one]) => [name, { ...one, value: withMark(one.value, mark) }]));
      const shown = known();
      if (shown && getState().day.status === 'loaded') setState({ day: { status: 'loaded', value: shown.value } });
    },
    forget() {
      days = new Map();
    },
  };
}
