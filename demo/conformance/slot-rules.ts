import { sessionsOn } from '../../core/booking/day-slots.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { decodeDate } from '../../core/time/payload-date.ts';
import { asUtcMs, dateOf, timeOf, type WallTime } from '../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../core/time/zone.ts';
import { WEEKDAY_NAMES } from '../../widgets/shared/api/catalogue/weekday-names.ts';
import { goodOf, payloadOf, type Read, type RuleOfApi } from './reading.ts';
import { shown } from './schema.ts';
import { itemsOf, membersOf } from './subject.ts';

/** The names of members that may contain data about a person. */
const PERSONAL = ['email', 'firstName', 'lastName', 'fullName', 'user', 'person', 'customer', 'phone', 'buyer'];

/** The booking rules of an offer that does not state them (D-booking-defaults). */
const DEFAULTS = {
  freeSlot: 'the first slot of a purchase costs nothing',
  consecutive: 'only neighbouring slots can be chosen together',
  bookMonth: 'a customer books at most 5 slots a month',
};

const takenOf = (read: Read) => [
  ...itemsOf(payloadOf(read, 'listBooked')),
  ...itemsOf(payloadOf(read, 'listBookedOfProvider')),
];

/** Returns the offers that the calls have told of, by id. */
function offersOf(read: Read): ReadonlyMap<number, SlottedOffer> {
  const told = goodOf(read).flatMap(({ call, result }) =>
    ['getOffer', 'getOfferById', 'listOffers'].includes(call.operation) ? [result].flat() : [],
  );
  return new Map((told as readonly SlottedOffer[]).map((offer) => [offer.id, offer]));
}

function hasSession(offer: SlottedOffer, wall: WallTime | null): boolean {
  return wall !== null && sessionsOn(offer, dateOf(wall)).some(({ start }) => start === timeOf(wall));
}

/** Returns a sentence about a taken start that is no session of its offer; null for any other. */
function strayOf(item: Readonly<Record<string, unknown>>, offers: ReadonlyMap<number, SlottedOffer>): string | null {
  const offer = offers.get(Number(membersOf(item['slotted'])['id']));
  const { startDate } = item;
  const wall = decodeDate(startDate);
  if (!offer || wall === null || hasSession(offer, wall)) return null;
  const { date = startDate } = membersOf(startDate);
  const written = decodeDate(String(date).replace(/(?:Z|[+-]\d{2}:?\d{2})$/, ''));
  const ofUtc = toWallTime(asUtcMs(wall), PARIS);
  const why = hasSession(offer, written)
    ? `; it has one at ${timeOf(written ?? wall)}: is this Paris time, sent as of another zone?`
    : hasSession(offer, ofUtc)
      ? `; it has one at ${timeOf(ofUtc)}: is this UTC, sent without its zone?`
      : '.';
  const at = `${dateOf(wall)} ${timeOf(wall)}`;
  return `startDate ${shown(startDate)} is ${at} in Paris, when the offer ${offer.id} has no session${why}`;
}

/** Returns the zones that dates in a payload name; empty for a date without a zone. */
function zonesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { date, timezone, timezone_type: _, ...others } = membersOf(value);
  if (typeof date === 'string' && Object.keys(others).length === 0) return [String(timezone ?? '')];
  return Object.values(value).flatMap(zonesIn);
}

/** The rules of slotted offers, their taken places, and dates. */
export const slotRules: readonly RuleOfApi[] = [
  {
    check: 'booked',
    call: 'GET v1/slotted/booked/{url}',
    holds: 'Taken places are of the offer that was asked for.',
    problems: async (read) => {
      const { offerId } = read.subject;
      const items = itemsOf(payloadOf(read, 'listBooked'));
      if (items.length === 0 || offerId === null) return null;
      const other = items.find(({ slotted }) => membersOf(slotted)['id'] !== offerId);
      const over = items.find(({ taken, capacity }) => Number(taken) > Number(capacity ?? Infinity));
      const id = shown(membersOf(other?.['slotted'])['id']);
      return [
        ...(other ? [`slotted.id is ${id}, but the offer is ${offerId}: these places are not counted.`] : []),
        ...(over ? [`${shown(over['startDate'])} has ${over['taken']} places taken of ${over['capacity']}.`] : []),
      ];
    },
  },
  {
    check: 'starts',
    call: 'GET v1/slotted/booked/{url}',
    holds: 'Each taken start is a session of the schedule.',
    problems: async (read) => {
      const offers = offersOf(read);
      const taken = takenOf(read);
      if (taken.length === 0 || offers.size === 0) return null;
      const strays = [...new Set(taken.map((item) => strayOf(item, offers)))].filter((one) => one !== null);
      return strays.length > 0 ? [`${strays.length} of ${taken.length}: ${strays[0]}`] : [];
    },
  },
  {
    check: 'schedule',
    call: 'GET v1/slotted/{url}',
    holds: 'The schedule names its days.',
    problems: async (read) => {
      const { schedule } = membersOf(payloadOf(read, 'getOffer'));
      if (!schedule) return null;
      const names = Object.keys(schedule);
      const isKnown = (name: string) => WEEKDAY_NAMES.flat().some((known) => known === name);
      return names.length > 0 && !names.some(isKnown)
        ? [`schedule has ${names.join(', ')}, but its days are monday to sunday: no slot is shown.`]
        : [];
    },
  },
  {
    check: 'defaults',
    call: 'GET v1/slotted/{url}',
    holds: 'The offer states its rules.',
    isMild: true,
    problems: async (read) => {
      const offer = payloadOf(read, 'getOffer');
      if (!offer) return null;
      const missing = Object.entries(DEFAULTS).filter(([name]) => (membersOf(offer)[name] ?? null) === null);
      return missing.map(([name, effect]) => `Without ${name}, ${effect}.`);
    },
  },
  {
    check: 'privacy',
    call: 'GET v1/slotted/booked/{url}',
    holds: 'Nothing is told of who has booked.',
    problems: async (read) => {
      const told = PERSONAL.filter((name) => takenOf(read).some((item) => name in item));
      return told.length > 0 ? [`Taken places have ${told.join(', ')}: anybody can read that.`] : [];
    },
  },
  {
    check: 'zones',
    call: 'every date',
    holds: 'Dates are in Paris time, in UTC, or have an offset.',
    isMild: true,
    problems: async (read) => {
      const named = goodOf(read).flatMap(({ call, exchange }) =>
        zonesIn(exchange.payload).map((zone) => [zone, call.name]),
      );
      const others = new Map(named.filter(([zone = '']) => zone !== PARIS && zone !== 'UTC') as [string, string][]);
      return [...others].map(([zone, call]) =>
        zone === ''
          ? `${call} has dates without a timezone, which are read as Paris time.`
          : `${call} has dates in ${zone}, which browsers with older zone data read an hour off: send Paris time or an offset.`,
      );
    },
  },
];
