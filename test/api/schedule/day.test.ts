import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../../../demo/api/people/caller.ts';
import type { DayPayload } from '../../../demo/api/schemas/studio-day.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { addVenue, insert, type Person, PROVIDER } from '../../fixtures/server/seed.ts';
import { type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { mailsTo } from '../mail/mails.ts';

const DAY = '2026-12-01';

let api: TwoServers;
let seed: Seed;
let coach: Person;
let coachId: number;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTwoServers();
  seed = seedOf(api.database);
  coach = await seed.account({ groups: '{Coachs}' });
  coachId = await insert(api.database, 'coach', {
    ...{ slug: 'lea-martin', first_name: 'Léa', last_name: 'Martin', person_id: coach.id },
  });
  await insert(api.database, 'access_token', { hash: hashOf('provider'), person_id: PROVIDER });
  const other = await addVenue(api.database, 'autre');
  await insert(api.database, 'access_token', { hash: hashOf('other'), person_id: other });
  tokens['administrator'] = (await seed.account({ groups: '{Administrateurs}' })).token;
  Object.assign(tokens, { provider: 'provider', 'other provider': 'other', coach: coach.token });
  tokens['other coach'] = (await seed.account({ groups: '{Coachs}' })).token;
  tokens['customer'] = (await seed.account({ groups: '{Clients}' })).token;
  tokens['guest'] = await api.newGuest();
});
beforeEach(() => {
  api.time.now = Date.parse('2026-11-20T09:00:00Z');
});
afterAll(() => api?.close());

const dayOf = async (token: string, date = DAY, more = '') => {
  const answer = await api.call('GET', `/v1/studio/day?date=${date}${more}`, { token });
  return { ...answer, day: JSON.parse(answer.text) as DayPayload };
};
const peopleOf = async (session: string, token = 'provider') =>
  (await dayOf(token)).day.sessions.find((one) => one.session === session)?.people ?? [];
const mark = (body: object, token = 'provider') => api.call('PUT', '/v1/studio/present', { token, body });
const write = (body: object, token = 'provider') =>
  api.call('POST', '/v1/studio/message', { token, body, key: randomUUID() });

/** The calls of the day, with the role that makes them; each is of the same session. */
type Call = (token: string, session: string, order: string) => ReturnType<TwoServers['call']>;
const CALLS: Readonly<Record<string, Call>> = {
  see: (token) => api.call('GET', `/v1/studio/day?date=${DAY}&provider=studio`, { token }),
  mark: (token, session, order) => mark({ session, order, present: true, at: '2026-11-20T08:00:00.000Z' }, token),
  write: (token, session) => write({ session, text: 'Bonjour' }, token),
  change: (token, session) =>
    api.call('PATCH', '/v1/studio/sessions', { token, body: { change: 'resize', session, capacity: 3 } }),
};

/** The statuses of the calls, in the order of `CALLS`. */
const ROLES: readonly (readonly [role: string, ...statuses: readonly number[]])[] = [
  ['administrator', 200, 200, 200, 200],
  ['provider', 200, 200, 200, 200],
  ['coach', 200, 200, 200, 403],
  ['other provider', 404, 403, 403, 403],
  ['other coach', 403, 403, 403, 403],
  ['customer', 403, 403, 403, 403],
  ['guest', 403, 403, 403, 403],
  ['nobody', 401, 401, 401, 401],
];

describe('D-studio-roles: who sees, marks, writes and changes', () => {
  it.each(ROLES)('each call has its answer for the role %s', async (role, ...statuses) => {
    const offer = await seed.offer({ capacity: 2, coach_id: coachId });
    const { id } = await api.buyPaid((await seed.account()).token, [offer.at()]);
    const answers = [];
    for (const call of Object.values(CALLS)) answers.push(await call(tokens[role] ?? 'nobody', offer.at(), id));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(answers.map(() => 'no-store'));
  });

  it('a coach sees only the sessions that they teach, without addresses, and changes none', async () => {
    const [taught, other] = [await seed.offer({ coach_id: coachId }), await seed.offer()];
    for (const { at } of [taught, other]) await api.buyPaid((await seed.account()).token, [at()]);
    const { day } = await dayOf(coach.token);
    const own = day.sessions.find(({ session }) => session === taught.at());
    expect(own).toMatchObject({ change: false, people: [{ name: 'Ana Costa', email: null, phone: null }] });
    expect(day.sessions.some(({ session }) => session === other.at())).toBe(false);
    expect(await peopleOf(other.at())).toMatchObject([{ email: expect.stringContaining('@') }]);
  });

  it('an administrator sees who comes to each venue, and all sessions of one', async () => {
    const offer = await seed.offer();
    await api.buyPaid((await seed.account()).token, [offer.at()]);
    const { day } = await dayOf(tokens['administrator'] ?? '');
    expect(day.venues.map(({ slug }) => slug)).toEqual(['autre', 'studio']);
    expect(day.sessions.filter(({ people }) => people.length === 0)).toEqual([]);
    const one = await dayOf(tokens['administrator'] ?? '', DAY, '&provider=studio');
    expect(one.day.sessions.filter(({ session }) => session.startsWith(`${offer.id}_`))).toHaveLength(12);
    expect(outcome(await dayOf(tokens['administrator'] ?? '', DAY, '&provider=nowhere'))).toEqual([404, 'not-found']);
    expect(outcome(await dayOf(tokens['administrator'] ?? '', '2026-02-31'))).toEqual([400, 'invalid-request']);
  });
});

describe('D-studio-day: who comes', () => {
  it('people of one name are in the order in which they have booked', async () => {
    const offer = await seed.offer({ capacity: 6 });
    const emails = Array.from({ length: 6 }, (_, n) => `lea-${n}@example.org`);
    for (const email of emails) {
      const gift = { firstName: 'Léa', lastName: 'Roy', email };
      await api.buyPaid((await seed.account()).token, [offer.at()], { gift });
    }
    expect((await peopleOf(offer.at())).map(({ email }) => email)).toEqual(emails);
  });

  it('a day has who comes, how they paid, who waits, and gifts with who gave them', async () => {
    const offer = await seed.offer({ capacity: 4, wait_list_booking: true, max_multi_slots: 2 });
    const two = await seed.account({ phone: '0612345678' });
    const [gives, unpaid] = [await seed.account(), await seed.account()];
    const waits = await seed.account({ first_name: 'Wim' });
    await api.buyPaid(two.token, [offer.at(), offer.at()], { coupon: await seed.coupon() });
    const gift = { firstName: 'Léa', lastName: 'Roy', email: 'lea-day@example.org' };
    await api.buyPaid(gives.token, [offer.at()], { gift });
    await api.buy(unpaid.token, [offer.at()]);
    expect(outcome(await api.call('POST', `/v1/waiting-list/${offer.at()}`, { token: waits.token }))).toEqual([201]);
    const first = { state: 'comes', first: true, present: false, giver: null };
    const people = await peopleOf(offer.at());
    expect(people).toHaveLength(4);
    expect(people).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ ...first, places: 2, means: ['card', 'coupon'], phone: '0612345678' }),
        expect.objectContaining({ ...first, means: ['unpaid'] }),
        expect.objectContaining({ name: 'Léa Roy', giver: 'Ana Costa', email: gift.email, means: ['card', 'gift'] }),
        expect.objectContaining({ name: 'Wim Costa', state: 'waits', order: null, means: [] }),
      ]),
    );
  });

  it('a visit is the first one until an earlier session was booked that the person was not missing from', async () => {
    const offer = await seed.offer({ capacity: 2 });
    const [missing, came] = [await seed.account(), await seed.account()];
    const before = offer.at('10:00', '2026-11-24');
    const orders = [];
    for (const { token } of [missing, came]) {
      orders.push(await api.buyPaid(token, [before]));
      await api.buyPaid(token, [offer.at()]);
    }
    const firsts = async () => (await peopleOf(offer.at())).map(({ email, first }) => [email, first]).sort();
    expect(await firsts()).toEqual([missing, came].map(({ email }) => [email, false]).sort());
    await mark({ session: before, order: orders[1]?.id, present: true, at: '2026-11-20T08:00:00.000Z' });
    expect(await firsts()).toEqual(
      [
        [missing.email, true],
        [came.email, false],
      ].sort(),
    );
  });

  it('a session that does not take place that day is shown so, and a booked one in no schedule too', async () => {
    const offer = await seed.offer();
    await api.buyPaid((await seed.account()).token, [offer.at()]);
    await api.database.query(`DELETE FROM slotted_session WHERE slotted_id = $1 AND starts = '10:00'`, [offer.id]);
    await insert(api.database, 'special_session', {
      ...{ slotted_id: offer.id, day: DAY, starts: '12:00', ends: '13:00', capacity: 1 },
    });
    const { day } = await dayOf('provider');
    const own = day.sessions.filter(({ session }) => session.startsWith(`${offer.id}_`));
    expect(own.slice(0, 5).map(({ start, state }) => [start.slice(11, 16), state])).toEqual([
      ...[
        ['08:00', 'off'],
        ['09:00', 'off'],
        ['10:00', 'unscheduled'],
        ['11:00', 'off'],
        ['12:00', 'planned'],
      ],
    ]);
  });

  it('an event has its people', async () => {
    const event = await seed.event();
    await api.buyPaid((await seed.account()).token, { item: event });
    expect(await peopleOf(event)).toMatchObject([{ name: 'Ana Costa', means: ['card'] }]);
  });
});

describe('D-studio-marks: who was there', () => {
  it('the last mark counts, whenever it arrives, and none is of the future', async () => {
    const offer = await seed.offer();
    const { id: order } = await api.buyPaid((await seed.account()).token, [offer.at()]);
    const at = async (present: boolean, time: string) => {
      const answer = await mark({ session: offer.at(), order, present, at: `2026-11-${time}:00.000Z` });
      return [answer.status, JSON.parse(answer.text).present];
    };
    expect(await at(true, '20T08:00')).toEqual([200, true]);
    expect(await at(true, '20T08:00')).toEqual([200, true]);
    expect(await at(false, '20T08:05')).toEqual([200, false]);
    expect(await at(true, '20T08:03')).toEqual([200, false]);
    expect(await at(true, '25T08:00')).toEqual([200, true]);
    api.time.now += 60_000;
    expect(await at(false, '20T09:01')).toEqual([200, false]);
    expect(await peopleOf(offer.at())).toMatchObject([{ present: false }]);
  });

  it('an order without a place of the session cannot be marked', async () => {
    const offer = await seed.offer();
    const { id: order } = await api.buyPaid((await seed.account()).token, [offer.at()]);
    const body = { session: offer.at('11:00'), order, present: true, at: '2026-11-20T08:00:00.000Z' };
    expect(outcome(await mark(body))).toEqual([404, 'not-found']);
  });
});

describe('D-studio-message: a message to a session', () => {
  it('everybody who comes gets one mail, recipients of gifts in place of buyers, with answers to the studio', async () => {
    const offer = await seed.offer({ capacity: 3 });
    const [buyer, giver] = [await seed.account(), await seed.account()];
    await api.buyPaid(buyer.token, [offer.at()]);
    const gift = { firstName: 'Léa', lastName: 'Roy', email: 'lea-told@example.org' };
    await api.buyPaid(giver.token, [offer.at()], { gift });
    const answer = await write({ session: offer.at(), subject: 'Salle 2', text: 'Montez.\nMerci.' });
    expect([answer.status, answer.body]).toEqual([200, { mails: 2 }]);
    const last = async (email: string) => (await mailsTo(api.servers[0], email)).at(-1);
    for (const email of [buyer.email, gift.email]) {
      expect(await last(email)).toMatchObject({
        ...{ kind: 'message', subject: 'Salle 2 (Danse)', replyTo: 'provider@example.org' },
        text: expect.stringContaining('Montez.\n\nMerci.'),
      });
    }
    expect((await last(giver.email))?.kind).toBe('confirmed');
  });

  it('the same key writes once, and a session gets five messages a day', async () => {
    const offer = await seed.offer();
    const buyer = await seed.account();
    await api.buyPaid(buyer.token, [offer.at()]);
    const body = { session: offer.at(), text: 'Bonjour' };
    for (const key of ['a', 'a', 'b', 'c', 'd', 'e'].map((name) => `${offer.id}-${name}`)) {
      const answer = await api.call('POST', '/v1/studio/message', { token: 'provider', key, body });
      expect(outcome(answer)).toEqual([200]);
    }
    expect(outcome(await write(body))).toEqual([429, 'rate-limited']);
    const mails = (await mailsTo(api.servers[0], buyer.email)).filter(({ kind }) => kind === 'message');
    expect(mails).toHaveLength(5);
    expect(outcome(await write({ ...body, session: offer.at('11:00') }))).toEqual([404, 'not-found']);
  });
});
