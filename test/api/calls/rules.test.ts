import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_DEFAULTS } from '../../../core/catalogue/slotted.ts';
import { buildServer, slot, type TestServer } from '../../fixtures/server/api.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server?.close());

/** The default rules of an offer, without the capacity, which belongs to a session. */
const { capacity: _, ...RULES_BY_DEFAULT } = BOOKING_DEFAULTS;

const offer = async (url: string) => (await server.call('GET', `/v1/slotted/${url}`)).body;
const off = (startDate: string, endDate = startDate) => ({ startDate, endDate });
const anHour = (start: string, end: string) => expect.objectContaining({ start, end });
const dated = (time: string) => ({ date: `1970-01-01 ${time}:00.000000`, timezone: 'Europe/Paris' });

describe('C-sample-data: each rule is exercised by an offer', () => {
  it.each<[rule: string, url: string, shows: object]>([
    ['D-refusal-outside-period: a period that is over', 'surf-d-automne', { endSlotted: '2026-11-19' }],
    ['D-refusal-outside-period: a period that ends this week', 'beach-volley', { endSlotted: '2026-11-22' }],
    ['D-refusal-outside-period: a period that begins later', 'meditation-d-hiver', { startSlotted: '2026-11-25' }],
    [
      'D-refusal-outside-period: a period within the weeks shown',
      'stage-de-noel',
      { startSlotted: '2026-12-10', endSlotted: '2026-12-24' },
    ],
    ['D-refusal-day-off: a day off', 'pilates-au-sol', { daysOff: [off('2026-11-23')] }],
    ['D-refusal-day-off: today off', 'meditation-guidee', { daysOff: [off('2026-11-20')] }],
    ['D-refusal-day-off: a week off', 'aquagym', { daysOff: [off('2026-11-27', '2026-12-03')] }],
    ['D-refusal-day-off: days off that have begun', 'boxe-loisir', { daysOff: [off('2026-11-18', '2026-11-21')] }],
    [
      'D-refusal-day-off: several ranges of days off',
      'marche-nordique',
      { daysOff: [off('2026-11-22'), off('2026-11-29', '2026-12-01'), off('2026-12-10')] },
    ],
    ['D-refusal-multi-limit: no repeats', 'yoga-doux', { maxMultiSlots: 0 }],
    ['D-refusal-multi-limit: repeats, up to two', 'trampoline', { maxMultiSlots: 2 }],
    ['D-refusal-multi-limit: repeats, up to three', 'location-de-paddle', { maxMultiSlots: 3 }],
    ['D-refusal-full: a waiting list', 'morning-flow', { waitListBooking: true }],
    ['D-refusal-full: no waiting list', 'yoga-doux', { waitListBooking: false }],
    ['D-refusal-max-slots: one slot a reservation', 'aviron-decouverte', { maxSlot: 1 }],
    ['D-refusal-max-slots: ten slots a reservation', 'natation-libre', { maxSlot: 10 }],
    ['D-refusal-monthly-limit: a month in which nothing can be booked', 'salle-en-travaux', { bookMonth: 0 }],
    ['D-refusal-monthly-limit: one booking a month in all offers', 'tir-a-l-arc', { bookMonth: 1, bookMonthUnique: 0 }],
    [
      'D-refusal-monthly-limit: one booking a month in this offer',
      'bilan-de-forme',
      { bookMonth: 1, bookMonthUnique: 1 },
    ],
    [
      'D-refusal-monthly-limit: five bookings a month in all offers',
      'badminton-libre',
      { bookMonth: 5, bookMonthUnique: 0 },
    ],
    [
      'D-refusal-monthly-limit: five bookings a month in this offer',
      'pilates-reformer',
      { bookMonth: 5, bookMonthUnique: 1 },
    ],
    [
      'D-refusal-monthly-limit: a monthly limit of an organisation in all offers',
      'court-de-tennis',
      { maxMonthlyBookBasedOn: 'org', bookMonthUnique: 0 },
    ],
    [
      'D-refusal-monthly-limit: a monthly limit of an organisation in this offer',
      'futsal-inter-entreprises',
      { maxMonthlyBookBasedOn: 'org', bookMonthUnique: 1 },
    ],
    ['D-refusal-not-consecutive: consecutive slots', 'squash', { consecutive: true, slotTime: 45 }],
    ['D-refusal-not-consecutive: any slots', 'yoga-doux', { consecutive: false }],
    [
      'D-booking-defaults: what holds by default',
      'massage-assis',
      { ...RULES_BY_DEFAULT, bookMonthUnique: Number(RULES_BY_DEFAULT.bookMonthUnique) },
    ],
    ['D-free-slots: no free slot', 'padel-duo', { freeSlot: 0, price: 12 }],
    ['D-free-slots: a free slot', 'vinyasa-dynamique', { freeSlot: 1, price: 12.5 }],
    ['D-free-slots: two free slots', 'kundalini', { freeSlot: 2 }],
    ['D-free-slots: more free slots than can be chosen', 'stretching', { freeSlot: 5, maxSlot: 3 }],
    ['D-zero-total: nothing to pay', 'yoga-doux', { price: 0 }],
    ['D-filter-options: French', 'yoga-doux', { language: 'fr', intensity: 0, coach: { slug: 'claire-dumas' } }],
    ['D-filter-options: English', 'morning-flow', { language: 'en', intensity: 1, coach: { slug: 'emma-walsh' } }],
    ['D-filter-options: Spanish', 'flamenco-para-todos', { language: 'es', sport: { slug: 'danse' } }],
    ['D-filter-options: intense', 'pilates-reformer', { intensity: 2, coach: { slug: 'sofia-mendes' } }],
    ['D-filter-options: no value to filter by', 'trampoline', { intensity: null, language: null, coach: null }],
    ['D-calendar-grid: no slots', 'stage-de-voile', { schedule: { monday: {}, sunday: {} } }],
    [
      'D-visible-rows: more slots a day than are shown',
      'simulateur-de-chute-libre',
      { schedule: { friday: { 39: {} } } },
    ],
    [
      'D-wall-time: a slot over midnight',
      'escalade-nocturne',
      { schedule: { friday: { 2: anHour('23:00', '00:30') } } },
    ],
    [
      'D-clock-change: a time that a clock change leaves out',
      'fitness-de-nuit',
      { schedule: { sunday: { 2: anHour('02:30', '03:30') } } },
    ],
    ['D-schedule: French weekdays', 'patinoire', { schedule: { lundi: {}, samedi: { 0: anHour('10:00', '12:00') } } }],
    [
      'D-schedule: dates in place of times',
      'bassin-nordique',
      { schedule: { monday: { 0: { start: dated('09:00'), end: dated('10:00') } } } },
    ],
  ])('an offer of the sample exercises %s: %s', async (_, url, shows) => {
    expect(await offer(url)).toMatchObject(shows);
  });

  it.each([
    [1, 'coaching-individuel'],
    [2, 'padel-duo'],
    [7, 'vinyasa-dynamique'],
    [20, 'badminton-libre'],
  ])('D-booking-defaults: an offer of the sample has slots of %i places: %s', async (capacity, url) => {
    const { schedule } = await offer(url);
    for (const session of Object.values(schedule.monday)) expect(session).toMatchObject({ capacity });
  });

  it('the sample has 60 offers, 8 of the yoga studio and 6 of the wellness provider', async () => {
    const all = await server.services.database.query<{ provider_id: number }>('SELECT provider_id FROM slotted');
    const count = (id: number) => all.filter((row) => row.provider_id === id).length;
    expect([all.length, count(42), count(3030)]).toEqual([60, 8, 6]);
  });
});

describe('C-demo-tokens: refusals and free slots of the demo users', () => {
  it.each([
    ['demo-customer', 'already-booked', slot(3, '2026-11-23', '18:00')],
    ['demo-customer', 'multi-limit', slot(49, '2026-11-22', '11:00')],
    ['demo-customer', 'monthly-limit', slot(41, '2026-11-25', '09:00')],
    ['demo-customer', 'monthly-limit', slot(41, '2026-12-14', '09:00')],
    ['demo-company', 'monthly-limit', slot(47, '2026-11-25', '18:00')],
    ['demo-company', 'monthly-limit', slot(47, '2026-12-14', '18:00')],
  ])('D-refusal-order: a slot is refused to the user %s with %s', async (token, code, id) => {
    const { status, body } = await server.call('POST', '/v1/hold', { token, body: { slots: [id] } });
    expect([status, body.code]).toEqual([409, code]);
  });

  it('D-refusal-monthly-limit: the limit of an organisation counts for its people only', async () => {
    const slots = [slot(47, '2026-12-14', '18:00')];
    expect((await server.call('POST', '/v1/hold', { token: 'demo-subscriber', body: { slots } })).status).toBe(201);
  });

  it('D-free-slots: a subscription gives no free slot after its end within the weeks shown', async () => {
    const slots = [slot(2, '2026-12-30', '19:30'), slot(2, '2026-12-31', '10:00')];
    const { body } = await server.call('POST', '/v1/quote', { token: 'demo-subscriber', body: { slots } });
    expect(body.slots.map(({ free }) => free)).toEqual([true, false]);
  });

  it.each(['yoga-doux', 'padel-duo', 'kundalini'])(
    'D-refusal-full: an offer has full slots to come: %s',
    async (url) => {
      const { body } = await server.call('GET', `/v1/slotted/booked/${url}`);
      const full = body.filter(({ taken, capacity, startDate }) => taken === capacity && startDate > '2026-11-20T12');
      expect(full.length).toBeGreaterThan(0);
    },
  );
});
