import * as v from 'valibot';
import type { PeriodFigures } from '../../../core/fitness/bars.ts';
import type { Range } from '../../../core/fitness/periods.ts';
import type { Client } from './client.ts';
import { countField, dateField, decoderOf, listField, wallTimeField } from './decode.ts';

const figure = v.nullish(countField, null);

const figures = { steps: figure, floors: figure, calories: figure, sleeps: figure };

const item = v.object({ start: wallTimeField, ...figures });

const lifetime = v.object({ ...figures, since: v.nullish(dateField, null) });

/** The totals of a tracker, and the day since which it counts. */
export type Lifetime = v.InferOutput<typeof lifetime>;

const wearer = v.pipe(
  v.object({ tracker: v.nullish(v.string()) }),
  v.transform(({ tracker }) => tracker || null),
);

const activities = v.pipe(
  v.object({ items: listField(item, 'periods') }),
  v.transform(({ items }) => items),
);

const CALLS = { day: 'daily', week: 'weekly', month: 'monthly', year: 'yearly' } as const;

/** Calls GET /v1/me: the name of the user's tracker; null if they have none. */
export function fetchTracker(client: Client): Promise<string | null> {
  return client.get('v1/me', decoderOf(wearer), { isPersonal: true });
}

/** Calls GET /v1/{tracker}/activities/daily, weekly, monthly or yearly: the periods that have figures. */
export function fetchActivities(client: Client, tracker: string, range: Range): Promise<readonly PeriodFigures[]> {
  const path = `v1/${encodeURIComponent(tracker)}/activities/${CALLS[range]}` as const;
  return client.get(path, decoderOf(activities), { isPersonal: true });
}

/** Calls GET /v1/{tracker}/lifetime-stats. */
export function fetchLifetime(client: Client, tracker: string): Promise<Lifetime> {
  return client.get(`v1/${encodeURIComponent(tracker)}/lifetime-stats`, decoderOf(lifetime), {
    isPersonal: true,
  });
}
