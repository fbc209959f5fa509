import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../demo/api/schemas/booking.ts';
import { type Person, uniqueName } from '../../fixtures/server/seed.ts';
import { type Seed, seedOf } from '../../fixtures/server/seed-of.ts';
import { openTwoServers, type TwoServers } from '../../fixtures/server/two-servers.ts';
import { violations } from '../../fixtures/suites/invariants.ts';
import { mailsTo } from '../mail/mails.ts';

let api: TwoServers;
let seed: Seed;
let administrator: Person;
beforeAll(async () => {
  api = await openTwoServers();
  seed = seedOf(api.database);
  administrator = await seed.account({ groups: '{Administrateurs}' });
});
beforeEach(() => {
  api.time.now = Date.parse('2026-11-20T09:00:00Z');
});
afterAll(() => api?.close());

type Answers = Readonly<Record<string, string>>;
const send = async (sheets: object, answers: Answers = {}, confirm?: string) => {
  const body = { sheets, answers, ...(confirm !== undefined && { confirm }) };
  return JSON.parse((await api.call('POST', '/v1/studio/import', { token: administrator.token, body })).text);
};
const asked = ({
  questions = [],
}: {
  readonly questions?: readonly { readonly id: string; readonly answers: readonly string[] }[];
}) => questions.map(({ id, answers }) => [id, ...answers].join(' '));
/** Says what an import would do, does it, and returns what it was of. */
const write = async (sheets: object, answers: Answers) => {
  const tried = await send(sheets, answers);
  expect(tried).toMatchObject({ state: 'ready' });
  expect(await send(sheets, answers, tried.confirm)).toEqual({ ...tried, state: 'written' });
};
/** The sessions of a person's orders, or what has become of their orders; and the kinds of their mails. */
const stateOf = async ({ token, email }: Person) => {
  const read = async (period: string): Promise<readonly Order[]> =>
    JSON.parse((await api.call('GET', `/v1/order/${period}`, { token })).text).items;
  const orders = [...(await read('future')), ...(await read('past'))];
  const times = orders.flatMap(({ state, slots, item }) =>
    state === 'cancelled'
      ? [state]
      : [...slots, ...(item ? [item] : [])].map(({ start, end }) => `${start?.slice(0, 16)}–${end?.slice(11, 16)}`),
  );
  const kinds = (await mailsTo(api.servers[0], email)).map(({ kind }) => kind).filter((kind) => kind !== 'confirmed');
  return [...times, ...kinds].join(' ');
};

const week = (more: object) => ({
  weekdays: 'lundi-dimanche',
  from: '10:00',
  to: '12:00',
  minutes: 60,
  capacity: 3,
  ...more,
});
const later = { sessions: [week({ from: '10:15', to: '12:15' })] };
const TUESDAY = 'sessions.URL.tuesday.10:00';

/** What the files say of an offer with sessions at 10:00 and 11:00, booked on two Tuesdays at 10:00 and on one at 11:00. */
const cases: readonly (readonly [
  what: string,
  sheets: object,
  questions: readonly string[],
  answers: Answers,
  after: readonly string[],
])[] = [
  [
    'a later session, to which all move',
    later,
    [`${TUESDAY} move stay call-off`, 'sessions.URL.tuesday.11:00 move stay call-off'],
    { [TUESDAY]: 'move', 'sessions.URL.tuesday.11:00': 'move' },
    ['2026-12-01T10:15–11:15 moved', '2026-12-08T10:15–11:15 moved', '2026-12-01T11:15–12:15 moved'],
  ],
  [
    'a later session, while the booked days stay',
    later,
    [`${TUESDAY} move stay call-off`, 'sessions.URL.tuesday.11:00 move stay call-off'],
    { [TUESDAY]: 'stay', 'sessions.URL.tuesday.11:00': 'stay' },
    ['2026-12-01T10:00–11:00', '2026-12-08T10:00–11:00', '2026-12-01T11:00–12:00'],
  ],
  [
    'one session moved and one removed',
    { sessions: [week({ from: '10:15', to: '11:15' })] },
    [`${TUESDAY} move stay call-off`, 'sessions.URL.tuesday.11:00 move stay call-off'],
    { [TUESDAY]: 'move', 'sessions.URL.tuesday.11:00': 'call-off' },
    ['2026-12-01T10:15–11:15 moved', '2026-12-08T10:15–11:15 moved', 'cancelled called-off'],
  ],
  [
    'a session that is gone without another',
    { sessions: [week({ from: '11:00' })] },
    [`${TUESDAY} stay call-off`],
    { [TUESDAY]: 'call-off' },
    ['cancelled called-off', 'cancelled called-off', '2026-12-01T11:00–12:00'],
  ],
  [
    'another weekday',
    { sessions: [week({ weekdays: 'mercredi' })] },
    [`${TUESDAY} stay call-off`, 'sessions.URL.tuesday.11:00 stay call-off'],
    { [TUESDAY]: 'stay', 'sessions.URL.tuesday.11:00': 'call-off' },
    ['2026-12-01T10:00–11:00', '2026-12-08T10:00–11:00', 'cancelled called-off'],
  ],
  [
    'shorter sessions',
    { sessions: [week({ minutes: 30, to: '10:30' }), week({ from: '11:00', to: '11:30', minutes: 30 })] },
    [`${TUESDAY} move stay`, 'sessions.URL.tuesday.11:00 move stay'],
    { [TUESDAY]: 'move', 'sessions.URL.tuesday.11:00': 'stay' },
    ['2026-12-01T10:00–10:30 moved', '2026-12-08T10:00–10:30 moved', '2026-12-01T11:00–12:00'],
  ],
  [
    'a special day',
    { sessions: [{ ...week({ from: '15:00', to: '16:00' }), weekdays: null, day: '2026-12-08' }] },
    ['sessions.URL.2026-12-08T10:00 move stay call-off'],
    { 'sessions.URL.2026-12-08T10:00': 'move' },
    ['2026-12-01T10:00–11:00', '2026-12-08T15:00–16:00 moved', '2026-12-01T11:00–12:00'],
  ],
  [
    'a day off',
    { daysOff: [{ firstDay: '2026-12-08' }] },
    ['daysOff.URL call-off'],
    { 'daysOff.URL': 'call-off' },
    ['2026-12-01T10:00–11:00', 'cancelled called-off', '2026-12-01T11:00–12:00'],
  ],
  [
    'a period that ends earlier',
    { offers: [{ title: 'Danse', price: 12, lastDay: '2026-12-07' }] },
    ['daysOff.URL call-off'],
    { 'daysOff.URL': 'call-off' },
    ['2026-12-01T10:00–11:00', 'cancelled called-off', '2026-12-01T11:00–12:00'],
  ],
  [
    'fewer places than are taken',
    { sessions: [week({ capacity: 1 })] },
    [],
    {},
    ['2026-12-01T10:00–11:00', '2026-12-08T10:00–11:00', '2026-12-01T11:00–12:00'],
  ],
];

describe('D-studio-booked: an import asks what becomes of booked sessions', () => {
  async function sold() {
    const url = uniqueName('import');
    const offer = await seed.offer({ url, capacity: 3, first: 10, last: 11 });
    const people = [await seed.account(), await seed.account(), await seed.account()] as const;
    const slots = [offer.at(), offer.at('10:00', '2026-12-08'), offer.at('11:00')];
    for (const [n, { token }] of people.entries()) await api.buyPaid(token, [slots[n] ?? '']);
    const of = <Value extends object>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll('URL', url));
    /** Adds the offer to each row. */
    const filled = (sheets: object) =>
      Object.fromEntries(
        Object.entries(sheets).map(([id, rows]) => [
          id,
          rows.map((row: object) => ({ ...row, [id === 'offers' ? 'address' : 'offer']: url })),
        ]),
      );
    return { offer, people, of, filled };
  }

  it.each(cases)('people are asked about, and then told of: %s', async (_, sheets, questions, answers, after) => {
    const { people, of, filled } = await sold();
    const before = await Promise.all(people.map(stateOf));
    expect(asked(await send(filled(sheets)))).toEqual(of(questions));
    expect(await Promise.all(people.map(stateOf))).toEqual(before);
    await write(filled(sheets), of(answers));
    await api.sweep();
    expect(await Promise.all(people.map(stateOf))).toEqual(after);
    expect(await send(filled(sheets))).toMatchObject({ changes: [], sessions: [] });
    expect(await violations(api.database)).toEqual([]);
  });

  it('who waits is offered a place of larger sessions', async () => {
    const url = uniqueName('import');
    const offer = await seed.offer({ url, capacity: 1, first: 10, last: 11, wait_list_booking: true });
    const [buyer, waits] = [await seed.account(), await seed.account()];
    await api.buyPaid(buyer.token, [offer.at()]);
    await api.call('POST', `/v1/waiting-list/${offer.at()}`, { token: waits.token });
    await write({ sessions: [{ ...week({}), offer: url }] }, {});
    expect(await stateOf(waits)).toBe('offered');
  });

  it.each([
    [
      'two sessions that would join without room',
      { sessions: [week({ from: '10:15', to: '11:15', capacity: 1 })] },
      'move',
    ],
    ['an answer that was not offered', { daysOff: [{ firstDay: '2026-12-08' }] }, 'stay'],
  ])('%s change nothing', async (_, sheets, answer) => {
    const { people, of, filled } = await sold();
    const answers = of({ [TUESDAY]: answer, 'sessions.URL.tuesday.11:00': answer, 'daysOff.URL': answer });
    expect(await send(filled(sheets), answers)).toMatchObject({
      code: expect.stringMatching(/^import-(?:touches|invalid)$/),
    });
    expect(await stateOf(people[1])).toBe('2026-12-08T10:00–11:00');
  });

  it('nobody is moved to two sessions at one start', async () => {
    const { offer, people, of, filled } = await sold();
    await api.buyPaid(people[0].token, [offer.at('11:00')]);
    const answers = of({ [TUESDAY]: 'move', 'sessions.URL.tuesday.11:00': 'move' });
    const joined = filled({ sessions: [week({ from: '10:15', to: '11:15', capacity: 9 })] });
    expect(await send(joined, answers)).toMatchObject({ code: 'import-touches', people: 1 });
  });

  it('a confirmed answer no longer counts when somebody has booked meanwhile', async () => {
    const { offer, of, filled } = await sold();
    const answers = of({ [TUESDAY]: 'move', 'sessions.URL.tuesday.11:00': 'move' });
    const { confirm } = await send(filled(later), answers);
    await api.buyPaid((await seed.account()).token, [offer.at()]);
    expect(await send(filled(later), answers, confirm)).toMatchObject({ code: 'import-changed' });
  });
});

describe('D-studio-booked: an import asks what becomes of booked events and animations', () => {
  const AS_IS = { start: '2026-12-01 10:00', end: '2026-12-01 12:00' };
  const moved = { start: '2026-12-05 14:00', end: '2026-12-05 16:00' };
  it.each([
    ['event', moved, 'move call-off', 'move', '2026-12-05T14:00–16:00 moved'],
    ['event', moved, 'move call-off', 'call-off', 'cancelled called-off'],
    ['event', { ...AS_IS, isActive: false }, 'call-off', 'call-off', 'cancelled called-off'],
    ['event', { ...moved, start: '2026-11-19 10:00' }, 'call-off', 'call-off', 'cancelled called-off'],
    ['animation', moved, 'move call-off', 'move', '2026-12-05T14:00–16:00 moved'],
    ['animation', moved, 'move call-off', 'call-off', 'cancelled called-off'],
  ] as const)('an %s with %j is asked: %s; %s makes it %s', async (kind, change, possible, answer, after) => {
    const url = uniqueName('import');
    const item = await seed[kind]({ url });
    const buyer = await seed.account();
    await api.buyPaid(buyer.token, { item });
    const sheets = {
      [`${kind}s`]: [
        { address: url, title: 'Course', type: kind === 'event' ? 'single' : 'dated', price: 18, ...change },
      ],
    };
    expect(asked(await send(sheets))).toEqual([`${kind}s.${url} ${possible}`]);
    await write(sheets, { [`${kind}s.${url}`]: answer });
    await api.sweep();
    expect(await stateOf(buyer)).toBe(after);
    expect(await violations(api.database)).toEqual([]);
  });

  it('another venue is refused with the number of people, because nobody can be moved to it', async () => {
    const url = uniqueName('import');
    const item = await seed.event({ url });
    await api.buyPaid((await seed.account()).token, { item });
    const venue = { name: uniqueName('Lieu'), email: `${url}@example.org`, town: 'Gap', postalCode: '05000' };
    const events = [{ address: url, title: 'Course', type: 'single', price: 18, ...AS_IS, venue: venue.name }];
    expect(await send({ venues: [venue], events })).toMatchObject({
      code: 'import-touches',
      people: 1,
      titles: ['Course'],
    });
  });
});
