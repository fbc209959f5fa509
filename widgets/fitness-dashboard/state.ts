import type { Bar } from '../../core/fitness/bars.ts';
import type { Activity } from '../../core/fitness/figures.ts';
import type { Range } from '../../core/fitness/periods.ts';
import type { Lifetime } from '../shared/api/fitness.ts';
import type { Resource } from '../shared/api/resource.ts';

/** A range with its bars. */
export interface Charts {
  readonly range: Range;
  readonly bars: readonly Bar[];
}

/** The charts of the requested range, or the error if they could not be loaded. */
export type AskedCharts = Exclude<Resource<Charts>, { readonly status: 'loading' }>;

/** What a user's dashboard shows. */
export type Dashboard =
  | { readonly case: 'no-tracker' }
  | {
      readonly case: 'figures';
      readonly tracker: string;
      /** While another range loads, the charts of the previous range. */
      readonly charts: AskedCharts;
      readonly lifetime: Lifetime;
    };

export interface FitnessState {
  /** Whether somebody is signed in. A visitor has no figures, so no call is made. */
  readonly isSignedIn: boolean;
  /** The selected range; null after it was deselected. */
  readonly range: Range | null;
  readonly activity: Activity | null;
  readonly dashboard: Resource<Dashboard>;
  /** Whether another range is loading. */
  readonly isTurning: boolean;
}

/** Returns the charts of a dashboard; null without a tracker. */
export function chartsOf(dashboard: Dashboard): AskedCharts | null {
  return dashboard.case === 'figures' ? dashboard.charts : null;
}
