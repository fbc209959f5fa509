import { barsOf } from '../../core/fitness/bars.ts';
import { periodsOf, type Range } from '../../core/fitness/periods.ts';
import { asApiError } from '../shared/api/errors.ts';
import { fetchActivities, fetchLifetime, fetchTracker, type Lifetime } from '../shared/api/fitness.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { Charts, Dashboard } from './state.ts';

/** Values that have been fetched already and are not fetched again. */
export interface Known {
  readonly tracker: string | null;
  readonly lifetime: Lifetime | null;
}

/**
 * Fetches a user's figures; `range` is the range of the charts. If the charts fail, the error is part of the result, or
 * it is thrown in a refresh. Any other failure is thrown.
 */
export async function fetchDashboard(
  { client, clock }: PageState,
  range: Range,
  known: Known,
  isRefresh: boolean,
): Promise<Dashboard> {
  const tracker = known.tracker ?? (await fetchTracker(client));
  if (tracker === null) return { case: 'no-tracker' };
  const bars = async (): Promise<Charts> => {
    const items = await fetchActivities(client, tracker, range);
    return { range, bars: barsOf(periodsOf(range, clock.now()), items) };
  };
  const [charts, lifetime] = await Promise.all([
    bars().then(
      (value) => ({ status: 'loaded', value }) as const,
      (error: unknown) => {
        if (isRefresh) throw error;
        return { status: 'failed', error: asApiError(error) } as const;
      },
    ),
    known.lifetime ?? fetchLifetime(client, tracker),
  ]);
  return { case: 'figures', tracker, charts, lifetime };
}

/** The age in milliseconds after which figures are fetched again when the visitor returns to the page. */
const OLD_MS = 300_000;

/**
 * Whether charts loaded at `at` are outdated at `now` (both in milliseconds since 1970): too old, or of an earlier
 * hour, day or month.
 */
export function areOutdated({ range, bars }: Charts, at: number, now: number): boolean {
  const periods = periodsOf(range, now);
  return (
    now - at >= OLD_MS ||
    bars.some(({ start, isAhead }, index) => {
      const there = periods[index];
      return there?.start !== start || there.isAhead !== isAhead;
    })
  );
}
