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

/** The charts of a range that was asked for, or why there are none. */
export type AskedCharts = Exclude<Resource<Charts>, { readonly status: 'loading' }>;

/** What there is to show of a user. */
export type Dashboard =
  | { readonly case: 'no-tracker' }
  | {
      readonly case: 'figures';
      readonly tracker: string;
      /** While another range is on its way, still the earlier one. */
      readonly charts: AskedCharts;
      readonly lifetime: Lifetime;
    };

export interface FitnessState {
  /** A visitor has no figures, and makes no call. */
  readonly isSignedIn: boolean;
  /** The tab that is marked; none once it was picked twice. */
  readonly range: Range | null;
  readonly activity: Activity | null;
  readonly dashboard: Resource<Dashboard>;
  /** Another range is on its way. */
  readonly isTurning: boolean;
}
