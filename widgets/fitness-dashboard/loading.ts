import { barsOf } from '../../core/fitness/bars.ts';
import { periodsOf, type Range } from '../../core/fitness/periods.ts';
import { asApiError } from '../shared/api/errors.ts';
import { fetchActivities, fetchLifetime, fetchTracker, type Lifetime } from '../shared/api/fitness.ts';
import type { PageState } from '../shared/page/page-state.ts';
import type { Charts, Dashboard } from './state.ts';

/** What of a dashboard is known, and is not asked for again. */
export interface Known {
  readonly tracker: string | null;
  readonly lifetime: Lifetime | null;
}

/**
 * A user's figures, `range` those of the charts. A range that fails is a part of the answer, what else fails is thrown; of a
 * `refresh` all that fails is thrown.
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

/** Figures as old as this, in ms, are looked at again when the page is. */
const OLD_MS = 300_000;

/** Whether charts that came at `at` are behind at `now`, both in milliseconds since 1970: another hour, day or month has begun, or time enough has passed. */
export function areBehind({ range, bars }: Charts, at: number, now: number): boolean {
  const periods = periodsOf(range, now);
  return (
    now - at >= OLD_MS ||
    bars.some(({ start, isAhead }, index) => {
      const there = periods[index];
      return there?.start !== start || there.isAhead !== isAhead;
    })
  );
}
