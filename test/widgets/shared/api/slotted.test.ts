// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { slotId } from '../../../../core/booking/slot.ts';
import { BOOKING_DEFAULTS, type SlottedOffer } from '../../../../core/catalogue/slotted.ts';
import {
  fetchOrganizationBookings,
  fetchOwnBookings,
  fetchSlotted,
  fetchTaken,
} from '../../../../widgets/shared/api/catalogue/slotted.ts';
import { TUESDAY } from '../../../fixtures/data/factories.ts';
import {
  aBookingPayload,
  aSlottedPayload,
  aTakenPayload,
  FORMS_OF_EIGHT,
  type Payload,
} from '../../../fixtures/data/payloads.ts';
import { API } from '../../../fixtures/data/widget-context.ts';
import { aClient, failureOf } from '../../a-client.ts';
import { aFakeApi } from '../../fake-api.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function fetchOffer(payload: unknown): Promise<SlottedOffer> {
  aFakeApi().on('GET /v1/slotted/id/7', payload as object);
  return fetchSlotted(aClient(API), '7');
}

const offerOf = (changes: Payload) => fetchOffer(aSlottedPayload(changes));

describe('D-calls-slotted: GET /v1/slotted/{id}', () => {
  it('a payload is decoded as an offer, with its price in cents', async () => {
    const offer = await offerOf({ price: 12.5 });
    expect(offer).toMatchObject({
      id: 7,
      title: 'Yoga doux',
      url: 'yoga-doux',
      provider: { id: 42, fullName: 'Studio Lumière', url: 'studio-lumiere' },
      sport: { slug: 'yoga', name: 'Yoga' },
      price: 1250,
      currency: 'EUR',
      coach: { slug: 'jeanne-b', fullName: 'Jeanne B.' },
      bookMonthUnique: false,
      slotTime: 60,
    });
    expect(offer.schedule).toHaveLength(7);
    expect(offer.schedule[0]?.[0]).toEqual({ start: '08:00', end: '09:00', capacity: 6 });
  });

  it('an offer is requested by id or url, percent-encoded', async () => {
    const api = aFakeApi();
    await failureOf(fetchSlotted(aClient(API), 'yoga doux/é?'));
    await failureOf(fetchTaken(aClient(API), 'yoga doux/é?'));
    expect(api.calls.map(({ path }) => path)).toEqual([
      '/v1/slotted/yoga%20doux%2F%C3%A9%3F',
      '/v1/slotted/booked/yoga%20doux%2F%C3%A9%3F',
    ]);
  });

  it.each([
    ['a number', 12, 1200],
    ['a fraction', 12.345, 1235],
    ['a text', '12.50', 1250],
    ['nothing to pay', 0, 0],
    ['a sum of floats', 0.1 + 0.2, 30],
  ])('D-cents: a price is in cents when it is given as %s', async (_, price, cents) => {
    expect((await offerOf({ price })).price).toBe(cents);
  });

  it('D-special-days: special days are read like the week, and invalid ones are left out', async () => {
    const sessions = [
      { start: '18:00', end: '24:00', capacity: 2 },
      { start: '10:15', end: '11:15' },
    ];
    const specialDays = [
      { date: '2026-12-01', sessions },
      { date: 'soon', sessions },
      { date: '2026-12-02', sessions: [] },
    ];
    expect((await offerOf({ specialDays })).specialDays).toEqual([
      {
        date: '2026-12-01',
        sessions: [
          { start: '10:15', end: '11:15', capacity: 1 },
          { start: '18:00', end: '00:00', capacity: 2 },
        ],
      },
      { date: '2026-12-02', sessions: [] },
    ]);
  });

  it('D-booking-defaults: missing rules of an offer have their defaults', async () => {
    const silent = ['freeSlot', 'maxSlot', 'bookMonth', 'bookMonthUnique', 'consecutive', 'maxMultiSlots'];
    for (const nothing of [undefined, null]) {
      const offer = await offerOf(Object.fromEntries(silent.map((name) => [name, nothing])));
      const { capacity, ...defaults } = BOOKING_DEFAULTS;
      expect(offer).toMatchObject(defaults);
    }
  });

  it('D-booking-defaults: rules that are 0 or false are not replaced by defaults', async () => {
    const offer = await offerOf({ freeSlot: 0, maxSlot: 0, bookMonth: 0, consecutive: false });
    expect(offer).toMatchObject({ freeSlot: 0, maxSlot: 0, bookMonth: 0, consecutive: false });
  });

  it.each([null, undefined])('an offer whose optional members are all %s is valid', async (nothing) => {
    const names = [
      'url',
      'sport',
      'coach',
      'language',
      'intensity',
      'startSlotted',
      'endSlotted',
      'daysOff',
      'specialDays',
      'currency',
    ];
    const offer = await offerOf(Object.fromEntries(names.map((name) => [name, nothing])));
    expect(offer).toMatchObject({
      url: '7',
      sport: null,
      coach: null,
      startSlotted: null,
      daysOff: [],
      specialDays: [],
      currency: 'EUR',
    });
    const bare = { start: '08:00', end: '09:00', capacity: nothing };
    expect((await offerOf({ schedule: { monday: { 0: bare } } })).schedule[0]?.[0]?.capacity).toBe(1);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('a flag of an offer may be %j', async (flag, value) => {
    expect(await offerOf({ bookMonthUnique: flag, consecutive: flag })).toMatchObject({
      bookMonthUnique: value,
      consecutive: value,
    });
  });

  it('D-provider-page: the page of a provider is given by its url, else its slug, else its id', async () => {
    const user = { id: 42, fullName: 'Studio Lumière' };
    expect((await offerOf({ user: { ...user, slug: 'lumiere' } })).provider.url).toBe('lumiere');
    expect((await offerOf({ user })).provider.url).toBe('42');
  });

  it.each<[string, unknown, string]>([
    ['id', 'seven', 'id'],
    ['title', null, 'title'],
    ['price', '12 €', 'price'],
    ['price', -3, 'price'],
    ['currency', 'euro', 'currency'],
    ['user', null, 'user'],
    ['user', { id: 42 }, 'user.fullName'],
    ['slotTime', 0, 'slotTime'],
    ['slotTime', 7.5, 'slotTime'],
    ['maxSlot', -1, 'maxSlot'],
    ['bookMonth', 'many', 'bookMonth'],
    ['maxMonthlyBookBasedOn', 'team', 'maxMonthlyBookBasedOn'],
    ['startSlotted', 'soon', 'startSlotted'],
    ['schedule', null, 'schedule'],
    ['intensity', 9, 'intensity'],
  ])('an offer whose %s is %j is refused with the name of the field', async (name, value, field) => {
    const failure = await failureOf(offerOf({ [name]: value }));
    expect(failure.kind).toBe('bad-answer');
    expect(failure.message).toMatch(new RegExp(`/v1/slotted/id/7 answered something unexpected: ${field}: `));
  });

  it.each([null, 'yoga', 7, [], true])(
    'a payload of an offer that is not an object is refused: %j',
    async (payload) => {
      expect((await failureOf(fetchOffer(payload))).kind).toBe('bad-answer');
    },
  );
});

describe('D-schedule: the schedule', () => {
  const eight = { start: '08:00', end: '09:00', capacity: 6 };

  it('a schedule may have English or French keys, and starts on Monday', async () => {
    const schedule = { lundi: { 0: eight }, tuesday: [eight], mercredi: [], dimanche: { 0: eight } };
    const days = (await offerOf({ schedule })).schedule.map((day) => day.length);
    expect(days).toEqual([1, 1, 0, 0, 0, 0, 1]);
  });

  it('a schedule is in time order, whatever the order of its keys', async () => {
    const at = (start: string, end: string) => ({ start, end, capacity: 2 });
    const monday = { b: at('18:00', '19:00'), 2: at('10:00', '11:00'), 1: at('8:30', '9:00') };
    const [day] = (await offerOf({ schedule: { monday } })).schedule;
    expect(day?.map(({ start }) => start)).toEqual(['08:30', '10:00', '18:00']);
  });

  it.each(FORMS_OF_EIGHT)('a schedule reads the time %j', async (start) => {
    const [day] = (await offerOf({ schedule: { monday: { 0: { ...eight, start } } } })).schedule;
    expect(day?.[0]?.start).toBe('08:00');
  });

  it('a session without a place is left out', async () => {
    const schedule = { monday: { 0: { ...eight, capacity: 0 } } };
    expect((await offerOf({ schedule })).schedule[0]).toEqual([]);
  });

  it('invalid sessions of a schedule are left out one by one, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const friday = { 0: eight, 1: { start: '25:00', end: '26:00' }, 2: null, 3: { start: '10:00' }, 4: 'x', 5: eight };
    const { schedule } = await offerOf({ schedule: { friday } });
    expect(schedule[4]).toHaveLength(2);
    expect(warn.mock.calls).toEqual([['Créneau: 4 of 6 slots could not be read and were left out.']]);
  });

  it('invalid days off of an offer are left out', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const daysOff = [{ startDate: TUESDAY, endDate: { date: '2026-11-26 00:00:00.000000' } }, { startDate: 'x' }, 3];
    expect((await offerOf({ daysOff })).daysOff).toEqual([{ start: TUESDAY, end: '2026-11-26' }]);
    expect(warn.mock.calls).toEqual([['Créneau: 2 of 3 days off could not be read and were left out.']]);
  });
});

describe('D-calls-bookings: bookings', () => {
  it.each(FORMS_OF_EIGHT)("D-payload-dates: a booking's start may be given as %j", async (startDate) => {
    const api = aFakeApi();
    api.on('GET /v1/slotted/booked/7', [aTakenPayload(startDate, 3)]);
    api.on('GET /v1/slotted/month/booking/user', [aBookingPayload(startDate)]);
    api.on('GET /v1/slotted/org/', [aBookingPayload(startDate, 8)]);
    const client = aClient(API, 'camille');
    const start = `${TUESDAY}T08:00` as const;
    expect(await fetchTaken(client, '7')).toEqual(new Map([[slotId(7, start), 3]]));
    expect(await fetchOwnBookings(client)).toEqual([{ offerId: 7, start }]);
    expect(await fetchOrganizationBookings(client)).toEqual([{ offerId: 8, start }]);
  });

  it('invalid bookings are left out one by one and counted in one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const good = aTakenPayload(`${TUESDAY}T08:00`, 6);
    const bad = [
      null,
      4,
      {},
      { ...good, taken: -1 },
      { ...good, taken: '6' },
      { ...good, slotted: null },
      { ...good, startDate: 0 },
    ];
    aFakeApi().on('GET /v1/slotted/booked/7', [...bad, good]);
    expect([...(await fetchTaken(aClient(API), '7')).values()]).toEqual([6]);
    expect(warn.mock.calls).toEqual([['Créneau: 7 of 8 booked slots could not be read and were left out.']]);
  });

  it('a payload of bookings that is not a list is refused', async () => {
    aFakeApi().on('GET /v1/slotted/booked/7', { items: [] });
    expect((await failureOf(fetchTaken(aClient(API), '7'))).message).toContain('booked slots: a list was expected');
  });
});
