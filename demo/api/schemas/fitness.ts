import { type Static, Type } from 'typebox';
import { RANGES } from '../../../core/fitness/periods.ts';
import { Day, exact, orNull, Wall } from './common.ts';

/** Null if it was not measured. */
const Figure = orNull(Type.Integer({ minimum: 0 }));

const figures = {
  steps: Figure,
  floors: Figure,
  /** Kilocalories. */
  calories: Figure,
  /** Minutes. */
  sleeps: Figure,
};

/**
 * The figures of a range, with an item for each hour, day or month that has figures. The `start` of a month is its
 * first day.
 */
export const ActivitiesSchema = exact(
  {
    range: Type.Enum([...RANGES]),
    items: Type.Array(exact({ start: Type.Union([Day, Wall]), ...figures })),
  },
  'Activities',
);

export type Activities = Static<typeof ActivitiesSchema>;

/** The totals of all time. `since` is the first day with figures; null if there is none. */
export const LifetimeSchema = exact({ ...figures, since: orNull(Day) }, 'Lifetime');

export type Lifetime = Static<typeof LifetimeSchema>;

export const TrackerParams = exact({ tracker: Type.String({ minLength: 1, maxLength: 200 }) });
