import { describe, expect, it } from 'vitest';
import { slot } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { START } from '../../fixtures/server/one-server.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

const OUTSIDE = [409, 'outside-period'];

/** The responses of all calls that check slots, for one at 10:00 of that day. */
async function askAll(day: string, token: string) {
  const { call } = api.server;
  const offer = await seed.offer({ wait_list_booking: true });
  const id = offer.at('10:00', day);
  const answers = {
    hold: await api.hold(token, [id]),
    'waiting hold': await api.hold(token, { waiting: [id] }),
    quote: await api.quote(token, { slots: [id] }),
    'waiting list': await call('POST', `/v1/waiting-list/${id}`, { token }),
  };
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, outcome(answer)]));
}

describe('D-horizon: a slot later than 12 weeks after the Monday of this week is outside-period', () => {
  it.each(['2027-02-08', '2027-02-09', '2099-12-01', '9999-11-30', '9999-12-01', '9999-12-29', '9999-12-31'])(
    'a slot on %s is refused by every call that checks slots',
    async (day) => {
      const { token } = await seed.account();
      expect(await askAll(day, token)).toEqual({
        hold: OUTSIDE,
        'waiting hold': OUTSIDE,
        quote: OUTSIDE,
        'waiting list': OUTSIDE,
      });
      const places = await seed.rows('SELECT id FROM place WHERE starts_at::date = $1::text::date', [day]);
      expect(places).toEqual([]);
    },
  );

  it('a slot on the last day before the limit of 12 weeks can be booked', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    const order = await api.buyPaid(token, [offer.at('19:00', '2027-02-07')]);
    expect(order.state).toBe('confirmed');
  });

  it('one slot of several that is after the limit is refused and named', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    const [last, next] = [offer.at('19:00', '2027-02-07'), offer.at('08:00', '2027-02-08')];
    const { status, body } = await api.hold(token, [last, next]);
    expect([status, body.slots]).toEqual([409, [{ id: next, code: 'outside-period' }]]);
  });

  it.each([
    ['in the last second of this week in Paris, is refused', '2026-11-22T22:59:59Z', OUTSIDE],
    ['in the first second of the next week, is held', '2026-11-22T23:00:00Z', [201]],
  ])(
    'the limit of 12 weeks moves with the week: a slot on the day after the limit, requested %s',
    async (_, instant, expected) => {
      const { token } = await seed.account();
      const offer = await seed.offer();
      api.time.now = Date.parse(instant);
      const answer = await api.hold(token, [offer.at('08:00', '2027-02-08')]);
      api.time.now = START;
      expect(outcome(answer)).toEqual(expected);
    },
  );

  it('D-moved-slot: a slot that the spring change moves is held and booked at the moved time, on the last day', async () => {
    const { token } = await seed.account();
    const [night] = await seed.rows<{ id: number }>(`SELECT id FROM slotted WHERE url = 'fitness-de-nuit'`);
    api.time.now = Date.parse('2027-01-03T23:00:00Z');
    const answers = [
      await api.hold(token, [slot(night?.id ?? 0, '2027-04-04', '02:30')]),
      await api.hold(token, [slot(night?.id ?? 0, '2027-03-28', '02:30')]),
    ];
    const order = await api.buy(token, [slot(night?.id ?? 0, '2027-03-28', '03:30')]);
    api.time.now = START;
    expect(answers.map(outcome)).toEqual([OUTSIDE, [201]]);
    const moved = { id: slot(night?.id ?? 0, '2027-03-28', '03:30'), start: '2027-03-28T03:30:00' };
    expect(answers[1]?.body.slots).toEqual([expect.objectContaining(moved)]);
    expect(order).toMatchObject({ state: 'confirmed', slots: [{ start: moved.start, end: '2027-03-28T04:30:00' }] });
  });

  it('events and animations have no limit of 12 weeks', async () => {
    const { token } = await seed.account();
    const times = { starts_at: '2028-05-01T10:00', ends_at: '2028-05-01T12:00' };
    for (const item of [await seed.event(times), await seed.animation(times)]) {
      expect((await api.buyPaid(token, { item })).state).toBe('confirmed');
    }
  });
});

describe('D-horizon: no date causes a 500', () => {
  it.each(['0001-01-01', '0099-12-31', '1582-10-15', '1900-02-28', '1969-12-31', '2026-11-19'])(
    'a past day is refused as past: %s',
    async (day) => {
      const { token } = await seed.account();
      const gone = [409, 'past'];
      expect(await askAll(day, token)).toEqual({
        hold: gone,
        'waiting hold': gone,
        quote: gone,
        'waiting list': gone,
      });
    },
  );

  it.each(['0000-01-01', '0000-12-31', '2026-02-30', '2026-13-01', '9999-99-99'])(
    'a day that does not exist is not found: %s',
    async (day) => {
      const { token } = await seed.account();
      const unknown = [404, 'not-found'];
      expect(await askAll(day, token)).toEqual({
        hold: unknown,
        'waiting hold': unknown,
        quote: unknown,
        'waiting list': unknown,
      });
    },
  );

  it('a slot over midnight of the last possible day is refused like any other', async () => {
    const { token } = await seed.account();
    const [night] = await seed.rows<{ id: number }>(`SELECT id FROM slotted WHERE url = 'escalade-nocturne'`);
    // A Friday: the offer has sessions only on Fridays.
    const answer = await api.hold(token, [slot(night?.id ?? 0, '9999-12-31', '23:00')]);
    expect(outcome(answer)).toEqual(OUTSIDE);
  });

  it.each(['0000-01-01', '0001-01-01', '2099-12-01', '9999-12-31'])(
    'leaving a list of the day %s is not found',
    async (day) => {
      const { token } = await seed.account();
      const offer = await seed.offer({ wait_list_booking: true });
      const answer = await api.server.call('DELETE', `/v1/waiting-list/${offer.at('10:00', day)}`, { token });
      expect(outcome(answer)).toEqual([404, 'not-found']);
    },
  );
});
