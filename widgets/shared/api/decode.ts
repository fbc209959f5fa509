import * as v from 'valibot';
import { toCents } from '../../../core/money/money.ts';
import { decodeDate } from '../../../core/time/payload-date.ts';
import { dateOf, parseTimeOfDay, timeOf } from '../../../core/time/wall-time.ts';
import { warnOnce } from '../base/warn.ts';
import { WEEKDAY_NAMES } from './catalogue/weekday-names.ts';

/** Decodes a payload by a schema; throws an error that names the field. */
export function decodeBy<S extends v.GenericSchema>(schema: S, payload: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, payload, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new TypeError(`${v.getDotPath(issue) ?? 'the response'}: ${issue.message}`);
}

/** Returns a decoder by a schema, which can be asked for its schema. */
export function decoderOf<S extends v.GenericSchema>(schema: S) {
  return Object.assign((payload: unknown): v.InferOutput<S> => decodeBy(schema, payload), { schema });
}

/** A schema that turns any payload into a `T`. */
type Reads<T> = v.GenericSchema<unknown, T>;

/** The schema of a list; invalid items are dropped and counted in one console warning. */
export function listField<T>(item: Reads<T>, what: string): Reads<readonly T[]> {
  return v.pipe(
    v.array(orDropped(item), `${what}: a list was expected`),
    v.transform((items) => validOf(items, what)),
  );
}

/** The schema of a week, Monday first: the sessions under each weekday's name, as a list or by number. */
export function weekField<T>(session: Reads<T>, what: string): Reads<readonly (readonly T[])[]> {
  const day = v.pipe(
    v.record(v.string(), orDropped(session)),
    v.transform((sessions) => validOf(Object.values(sessions), what)),
  );
  const names = WEEKDAY_NAMES.flat().map((name) => [name, orDropped<readonly T[]>(day)] as const);
  return v.pipe(
    v.object(Object.fromEntries(names)),
    v.transform((week) => WEEKDAY_NAMES.map((all) => all.map((name) => week[name]).find((one) => !!one) ?? [])),
  );
}

function orDropped<T>(item: Reads<T>): Reads<T | null> {
  return v.fallback(v.nullable(item), null);
}

function validOf<T>(items: readonly (T | null)[], what: string): readonly T[] {
  const valid = items.filter((item) => item !== null);
  warnOfDropped(items.length - valid.length, items.length, what);
  return valid;
}

/** Returns `items` as a list whose items are not decoded yet; throws if it is not a list. */
export function listOf(items: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(items)) throw new TypeError(`${what}: a list was expected`);
  return items;
}

/** Returns the valid items, decoded. */
export function readItems<S extends v.GenericSchema>(schema: S, items: readonly unknown[]): v.InferOutput<S>[] {
  const decoded: v.InferOutput<S>[] = [];
  for (const item of items) {
    const result = v.safeParse(schema, item, { abortEarly: true });
    if (result.success) decoded.push(result.output);
  }
  return decoded;
}

/** Warns on the console about the invalid items of a list. */
export function warnOfDropped(dropped: number, total: number, what: string): void {
  if (dropped > 0) warnOnce(`${dropped} of ${total} ${what} could not be read and were left out.`);
}

/** The schema of a payload's date (D-payload-dates), as a Paris wall time. */
export const wallTimeField = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const wall = decodeDate(dataset.value);
    if (wall !== null) return wall;
    addIssue({ message: 'no date' });
    return NEVER;
  }),
);

/** The schema of a payload's date, of which only the day is kept. */
export const dateField = v.pipe(wallTimeField, v.transform(dateOf));

/** The schema of a slot's `start` or `end`: `HH:mm`, or a date of which only the time of day is kept (D-schedule). */
export const timeField = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    const time = typeof value === 'string' ? parseTimeOfDay(value) : null;
    const wall = time === null ? decodeDate(value) : null;
    if (time !== null) return time;
    if (wall !== null) return timeOf(wall);
    addIssue({ message: 'no hour' });
    return NEVER;
  }),
);

/** The schema of a decimal amount, as cents (D-cents). */
export const moneyField = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const cents = toCents(dataset.value);
    if (cents !== null && cents >= 0) return cents;
    addIssue({ message: 'no amount' });
    return NEVER;
  }),
);

/** The schema of an ISO 4217 code: with any other text, the platform would refuse to format amounts. */
export const currencyField = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'no currency'));

/** The schema of a flag: true, 1 and '1' are true. */
export const flagField = v.pipe(
  v.union([v.boolean(), v.number(), v.string()]),
  v.transform((value) => value === true || Number(value) === 1),
);

/** The schema of a whole number that is not negative. */
export const countField = v.pipe(v.number(), v.integer(), v.minValue(0));
