import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitsOf } from '../../../core/booking/order-calendar.ts';
import { calendarOrder } from '../../../demo/api/mail/calendar-order.ts';
import { OUTBOX_COLUMNS, type OutboxRow, plannedOf } from '../../../demo/api/mail/outbox.ts';
import { writeMail } from '../../../demo/api/mail/write-mail.ts';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { SITE } from '../../fixtures/server/api.ts';
import type { Person } from '../../fixtures/server/seed.ts';
import { type OfferForSale, type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';

let api: TwoServers;
let seed: Seed;
let administrator: Person;
beforeAll(async () => {
  api = await openTwoServers();
  seed = seedOf(api.database);
  administrator = await seed.account({ groups: '{Administrateurs}' });
});
afterAll(() => api?.close());

const DAY = '2026-12-01';
/** Every full hour has a session; people move to half hours too. */
const time = (half: number) => `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;

type Step =
  | readonly ['buy', who: number, halves: readonly number[], isPaid: boolean]
  | readonly ['wait' | 'cancel', who: number, half: number]
  | readonly ['move' | 'weekly', half: number, to: number]
  | readonly ['call-off' | 'import', half: number]
  | readonly ['resize', half: number, capacity: number]
  | readonly ['raw', half: number]
  | readonly ['sweep'];

const half = fc.nat({ max: 7 });
const who = fc.nat({ max: 3 });
const buy = fc.tuple(
  fc.constant('buy' as const),
  who,
  fc.uniqueArray(half, { minLength: 1, maxLength: 3 }),
  fc.boolean(),
);
const step = fc.oneof(
  { weight: 5, arbitrary: buy },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('wait' as const, 'cancel' as const), who, half) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('move' as const, 'weekly' as const), half, half) },
  fc.tuple(fc.constantFrom('call-off' as const, 'import' as const), half),
  fc.tuple(fc.constant('resize' as const), half, fc.integer({ min: 1, max: 4 })),
  fc.tuple(fc.constant('raw' as const), half),
  fc.constant(['sweep' as const] as const),
);

interface Question {
  readonly id: string;
  readonly answers: readonly string[];
}

interface World {
  readonly offer: OfferForSale;
  readonly people: readonly Person[];
}

/** Sessions of all runs that were made smaller, or lost: people keep places that they do not have any more. */
const over = new Set<string>();

const change = async (body: object) => {
  const ask = (more: object) =>
    api.call('PATCH', '/v1/studio/sessions', { token: administrator.token, body: { ...body, ...more } });
  const tried = await ask({});
  if (tried.status >= 400) return tried.status;
  return (await ask({ confirm: JSON.parse(tried.text).confirm })).status;
};

/** Plays one step; returns the status of its response. */
async function play({ offer, people }: World, one: Step): Promise<number> {
  api.time.now += 60_000;
  const at = (n: number) => offer.at(time(n));
  const session = (n: number) => ({ session: at(n) });
  const token = (n: number) => people[n]?.token ?? '';
  switch (one[0]) {
    case 'buy': {
      const held = await api.hold(token(one[1]), one[2].map(at));
      if (held.status >= 400) return held.status;
      const { total } = await api.quoted(token(one[1]), { hold: held.body.id });
      const ordered = await api.order(token(one[1]), held.body.id, total);
      return one[3] && ordered.status < 400
        ? (await api.pay(token(one[1]), JSON.parse(ordered.text))).status
        : ordered.status;
    }
    case 'wait':
      return (await api.call('POST', `/v1/waiting-list/${at(one[2])}`, { token: token(one[1]) })).status;
    case 'cancel': {
      const { text } = await api.call('GET', '/v1/order/future', { token: token(one[1]) });
      const [order] = JSON.parse(text).items;
      return order ? (await api.cancel(token(one[1]), order.id)).status : 200;
    }
    case 'move':
    case 'weekly': {
      const [start, end] = [one[2], one[2] + 2].map((n) => `${DAY}T${time(n)}:00`);
      const bookings = one[1] % 2 === 0 ? 'move' : 'stay';
      return change({
        change: 'move',
        ...session(one[1]),
        start,
        end,
        each: one[0] === 'move' ? 'day' : 'week',
        bookings,
      });
    }
    case 'call-off':
      return change({ change: 'call-off', ...session(one[1]) });
    case 'resize':
      over.add(at(one[1]));
      return change({ change: 'resize', ...session(one[1]), capacity: one[2] });
    case 'import': {
      const row = {
        offer: `danse-any-${offer.id}`,
        weekdays: 'mardi',
        from: time(one[1]),
        to: '18:00',
        minutes: 60,
        capacity: 2,
      };
      const body = { sheets: { sessions: [row] } };
      const send = (more: object) =>
        api.call('POST', '/v1/studio/import', { token: administrator.token, body: { ...body, ...more } });
      const { questions = [] } = JSON.parse((await send({})).text) as { readonly questions?: readonly Question[] };
      const answers = Object.fromEntries(
        questions.map(({ id, answers }) => [id, answers[one[1] % answers.length] ?? '']),
      );
      const tried = await send({ answers });
      return tried.status >= 400
        ? tried.status
        : (await send({ answers, confirm: JSON.parse(tried.text).confirm })).status;
    }
    case 'raw':
      over.add(at(one[1]));
      await seed.rows('DELETE FROM slotted_session WHERE slotted_id = $1 AND starts = $2::text::time', [
        offer.id,
        time(one[1]),
      ]);
      await seed.rows('DELETE FROM special_session WHERE slotted_id = $1 AND starts = $2::text::time', [
        offer.id,
        time(one[1]),
      ]);
      return 200;
    case 'sweep':
      await api.sweep();
      return 200;
  }
}

/** What a buyer knows of an order from its mails: its sessions, and the entries of a calendar in which each file was opened. */
async function known(orderId: string) {
  const rows = await api.database.query<OutboxRow>(
    `SELECT ${OUTBOX_COLUMNS} FROM outbox WHERE purchase_id = $1 ORDER BY number`,
    [orderId],
  );
  const sessions = new Map<string, string>();
  const entries = new Map<string, string>();
  for (const row of rows) {
    const { content } = row;
    if (content.case === 'order' && row.kind === 'confirmed') {
      for (const { id, start } of content.order.slots) sessions.set(id, start);
    }
    if (row.kind === 'cancelled') sessions.clear();
    if (content.case === 'changed' && row.kind !== 'unscheduled') {
      for (const { start, to } of content.changes) {
        const [id] = [...sessions].find(([, told]) => told === start) ?? [];
        if (id !== undefined && to) sessions.set(id, to.start);
        else if (id !== undefined) sessions.delete(id);
      }
    }
    const file = writeMail(plannedOf(row), { site: SITE, key: null }).calendar;
    if (file === null) continue;
    const calendar = new ICAL.Component(ICAL.parse(file));
    for (const event of calendar.getAllSubcomponents('vevent')) {
      const uid = String(event.getFirstPropertyValue('uid'));
      if (calendar.getFirstPropertyValue('method') === 'CANCEL') entries.delete(uid);
      else entries.set(uid, String(event.getFirstPropertyValue('dtstart')).slice(0, 16));
    }
  }
  return { sessions: [...sessions.values()].sort(), entries: [...entries].sort() };
}

async function check({ offer, people }: World): Promise<void> {
  api.time.now += 3_600_000;
  for (let n = 0; n < 3; n += 1) await api.sweep();
  const broken = (await violations(api.database)).filter((line) => ![...over].some((id) => line.includes(id)));
  expect(broken).toEqual([]);
  const strays = await seed.rows<{ id: string }>(
    'SELECT DISTINCT place_id AS id FROM booking JOIN place ON place.id = place_id WHERE slotted_id = $1 AND is_lost AND returned_at IS NULL',
    [offer.id],
  );
  for (const { id } of strays) expect([...over], `${id} is in no schedule`).toContain(id);
  for (const { token } of people) {
    for (const period of ['future', 'past']) {
      const { text } = await api.call('GET', `/v1/order/${period}`, { token });
      for (const order of JSON.parse(text).items as readonly Order[]) {
        const { sessions, entries } = await known(order.id);
        const isGoing = order.state === 'confirmed';
        expect(sessions, 'what was told').toEqual(isGoing ? order.slots.map(({ start }) => start).sort() : []);
        const visits = isGoing ? visitsOf(calendarOrder({ order })) : [];
        expect(entries, 'calendar').toEqual(visits.map(({ id, start }) => [`${order.id}-${id}@creneau`, start]).sort());
      }
    }
  }
}

async function played(steps: readonly Step[]): Promise<void> {
  api.time.now = Date.parse('2026-11-20T09:00:00Z');
  const offer = await seed.offer({ capacity: 2, wait_list_booking: true, first: 8, last: 11 });
  await seed.rows(`UPDATE slotted SET url = 'danse-any-' || id WHERE id = $1`, [offer.id]);
  const world = { offer, people: await Promise.all([0, 1, 2, 3].map(() => seed.account())) };
  for (const one of steps) expect(await play(world, one), one.join(' ')).toBeLessThan(500);
  await check(world);
}

const property = () => fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), played);

describe('D-schedule-change: changes, imports, bookings, payments, cancellations and waiting lists in any order', () => {
  it('after any steps the invariants hold, and what mails and calendar files have told is what happened', async () => {
    await fc.assert(property(), { numRuns: 15, endOnFailure: true });
  });

  it('after many more steps the invariants hold, and what was told is what happened', { tags: ['@long'] }, async () => {
    await fc.assert(property(), { numRuns: 200, seed: 49, endOnFailure: true });
  });
});
