import { type Static, Type } from 'typebox';
import {
  addDays,
  addMinutes,
  mondayOf,
  type PlainDate,
  type TimeOfDay,
  type Weekday,
  wallTime,
} from '../../../../core/time/wall-time.ts';
import { exact } from '../../schemas/common.ts';
import { WELLNESS, YOGA_STUDIO } from '../ids.ts';
import type { SampleTimes } from '../model.ts';

/** Cents. */
export const Price = Type.Integer({ minimum: 0 });

export const Count = Type.Integer({ minimum: 0 });

export const Id = Type.Integer({ minimum: 1 });

/** Minutes, or months. */
export const Duration = Type.Integer({ minimum: 1 });

/** How many places there are. */
export const Capacity = Type.Integer({ minimum: 1 });

export const Hour = Type.Unsafe<TimeOfDay>(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }));

/** 0 is Monday. */
export const Weekdays = Type.Array(Type.Unsafe<Weekday>(Type.Integer({ minimum: 0, maximum: 6 })));

/** A day: the number of days after the day on which the sample is made, or a name. */
export const Day = Type.Union([Type.Integer(), Type.Literal('this Sunday'), Type.Literal('next Sunday')]);

/** Returns the day that a plan names. */
export function dayOf(today: PlainDate, day: Static<typeof Day>): PlainDate {
  if (typeof day === 'number') return addDays(today, day);
  return addDays(mondayOf(today), day === 'this Sunday' ? 6 : 13);
}

/** The day, hour and length of an event or an animation. */
export const Times = exact({ day: Day, from: Hour, minutes: Duration });

/** Returns the start and end of an event or animation; null if it has no date. */
export function timesOf(today: PlainDate, times: Static<typeof Times> | undefined): SampleTimes | null {
  if (!times) return null;
  const start = wallTime(dayOf(today, times.day), times.from);
  return { start, end: addMinutes(start, times.minutes) };
}

/** A picture of a sport, by the arguments of `pictureOf`. */
export const Picture = exact({ sport: Type.String(), n: Count });

/** A provider that the plans name. */
export const Provider = Type.Enum(['studio', 'wellness']);

const PROVIDERS = { studio: YOGA_STUDIO, wellness: WELLNESS } as const;

/**
 * Returns the `providerId` for the provider that a plan names; empty for a plan without a provider, which goes to a
 * venue for its sport.
 */
export function atProvider(provider: Static<typeof Provider> | undefined): { readonly providerId?: number } {
  return provider ? { providerId: PROVIDERS[provider] } : {};
}
