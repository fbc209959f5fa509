import {
  addDays,
  addMinutes,
  dateOf,
  minutesBetween,
  type PlainDate,
  timeOf,
  type WallTime,
} from '../time/wall-time.ts';
import { broken } from './broken.ts';
import type { Value } from './cell.ts';
import type { Finding, Row, Rule } from './finding.ts';

type Values = Readonly<Record<string, Value>>;

/** What the cells of a row break together, with the column that is to be changed. */
type Broken = readonly [rule: Rule, column: string];

const isSet = (value: Value | undefined) => value !== null && value !== undefined;

function inOrder({ firstDay, lastDay, start, end }: Values): readonly Broken[] {
  if (isSet(firstDay) && isSet(lastDay) && String(lastDay) < String(firstDay))
    return [['ends-before-start', 'lastDay']];
  return isSet(start) && isSet(end) && String(end) <= String(start) ? [['ends-before-start', 'end']] : [];
}

function oneOf(values: Values, a: string, b: string): readonly Broken[] {
  return isSet(values[a]) === isSet(values[b]) ? [['one-of-two', b]] : [];
}

function both(values: Values, a: string, b: string): readonly Broken[] {
  return isSet(values[a]) === isSet(values[b]) ? [] : [['both-or-neither', isSet(values[a]) ? b : a]];
}

function isZero(values: Values, ...columns: readonly string[]): readonly Broken[] {
  return columns.filter((column) => values[column] === 0).map((column): Broken => ['zero', column]);
}

/** A struck price that is not above the price says nothing; a discount needs one. */
function priced({ price, initialPrice, discount }: Values): readonly Broken[] {
  if (isSet(initialPrice) && Number(initialPrice) < Number(price)) return [['price-above', 'initialPrice']];
  return Number(discount) > 0 && !isSet(initialPrice) ? [['both-or-neither', 'initialPrice']] : [];
}

function eventRules(values: Values): readonly Broken[] {
  const { type, start, offer, weekdays, hours } = values;
  const isDated = type === 'single' || type === 'cyclic';
  return [
    ...both(values, 'start', 'end'),
    ...(isDated && !isSet(start) ? ([['needs-start', 'start']] as const) : []),
    ...((type === 'slotted') !== isSet(offer) ? ([['needs-offer', 'offer']] as const) : []),
    ...(type === 'open' && !(isSet(weekdays) && isSet(hours)) ? ([['needs-openings', 'hours']] as const) : []),
    ...priced(values),
    ...isZero(values, 'capacity'),
  ];
}

/** The rules of each sheet for one row. */
const RULES: Readonly<Record<string, (values: Values) => readonly Broken[]>> = {
  venues: (values) => both(values, 'latitude', 'longitude'),
  offers: inOrder,
  sessions: (values) => {
    const slots = slotsOf(values);
    return [
      ...oneOf(values, 'weekdays', 'day'),
      ...(slots.length === 0 ? ([['no-whole-slot', 'to']] as const) : []),
      ...isZero(values, 'capacity'),
    ];
  },
  daysOff: (values) => [
    ...inOrder(values),
    ...(isSet(values['holiday']) || isSet(values['firstDay']) ? [] : ([['needs-day', 'firstDay']] as const)),
    ...(isSet(values['lastDay']) && !isSet(values['firstDay']) ? ([['needs-day', 'firstDay']] as const) : []),
  ],
  events: (values) => [...eventRules(values), ...inOrder(values)],
  animations: (values) => [
    ...both(values, 'start', 'end'),
    ...inOrder(values),
    ...((values['type'] === 'slotted') !== isSet(values['offer']) ? ([['needs-offer', 'offer']] as const) : []),
    ...isZero(values, 'capacity'),
  ],
  membershipOptions: (values) => [...priced(values), ...isZero(values, 'months')],
  coupons: (values) => [
    ...oneOf(values, 'percent', 'amount'),
    ...inOrder(values),
    ...isZero(values, 'percent', 'amount', 'maxUses'),
  ],
  popups: (values) => [...both(values, 'link', 'linkLabel'), ...inOrder(values)],
  replays: (values) => isZero(values, 'seconds'),
  runningMemberships: inOrder,
  bookings: (values) => [
    ...oneOf(values, 'offer', 'event'),
    ...(isSet(values['offer']) && !isSet(values['start']) ? ([['needs-start', 'start']] as const) : []),
    ...isZero(values, 'places'),
  ],
};

/** Returns what a row breaks; none if its cells go together. */
export function brokenRules(sheetId: string, row: Row): readonly Finding[] {
  return (RULES[sheetId]?.(row.values) ?? []).map(([rule, id]) => broken(sheetId, row, rule, id));
}

/** The slots of a row of sessions in a week, on each of its weekdays; none for a row of one day. */
export function weekSlots(values: Values) {
  return slotsOf(values).flatMap(({ starts, ends, isNextDay }) =>
    // A slot after midnight belongs to the next day.
    ((values['weekdays'] ?? []) as readonly number[]).map((first) => ({
      weekday: (first + Number(isNextDay)) % 7,
      starts,
      ends,
    })),
  );
}

/** The slots of a row of sessions of one day; none for a row of the week. */
export function daySlots(values: Values) {
  const day = values['day'] as PlainDate | null | undefined;
  if (!day) return [];
  return slotsOf(values).map(({ starts, ends, isNextDay }) => ({ day: addDays(day, Number(isNextDay)), starts, ends }));
}

/** A slot of a row of sessions; `isNextDay`: it begins after the midnight that the row passes. */
interface SessionSlot {
  readonly starts: string;
  readonly ends: string;
  readonly isNextDay: boolean;
}

/** The slots of a row of sessions: one, or those that follow each other. An end that is not later is of the next day. */
export function slotsOf({ from, to, minutes }: Values): readonly SessionSlot[] {
  const first = `2001-01-01T${from}` as WallTime;
  const last = `2001-01-0${String(to) > String(from) ? 1 : 2}T${to}` as WallTime;
  const length = isSet(minutes) ? Number(minutes) : minutesBetween(first, last);
  const count = Math.floor(minutesBetween(first, last) / length);
  return [...new Array(count).keys()].map((n) => {
    const starts = addMinutes(first, n * length);
    const isNextDay = dateOf(starts) !== dateOf(first);
    return { starts: timeOf(starts), ends: timeOf(addMinutes(starts, length)), isNextDay };
  });
}
