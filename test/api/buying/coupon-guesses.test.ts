import { beforeEach, describe, expect, it } from 'vitest';
import { guessLimit } from '../../../demo/api/guess-limit.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const HOUR_MS = 3_600_000;

let token: string;
let slots: string[];
let right: string;
const { api, seed } = serverOfTests();
beforeEach(async () => {
  // The guesses of the test before no longer count.
  api.time.now += 2 * HOUR_MS;
  token = await api.newGuest();
  slots = [(await seed.offer({})).at('10:00')];
  right = await seed.coupon({ percent: 10 });
});

const check = (code: string, by = token, remoteAddress = '127.0.0.1') =>
  api.server.app.inject({
    method: 'POST',
    url: '/api/v1/coupon/check',
    remoteAddress,
    headers: { authorization: `Bearer ${by}` },
    payload: { slots, code },
  });

/** The statuses of `count` wrong codes, one after the other. */
async function guess(count: number, by = token, remoteAddress?: string): Promise<readonly number[]> {
  const statuses = [];
  for (let n = 0; n < count; n += 1) statuses.push((await check(`WRONG${n}`, by, remoteAddress)).statusCode);
  return statuses;
}

const times = (count: number, status: number) => Array<number>(count).fill(status);

describe('D-coupon-guesses: wrong codes of a buyer', () => {
  it('after twenty wrong codes every code is refused, until an hour after the first', async () => {
    expect(await guess(21)).toEqual([...times(20, 422), 429]);
    const refused = await check(right);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate-limited']);
    expect(Number(refused.headers['retry-after'])).toBe(3600);
    api.time.now += HOUR_MS;
    expect((await check(right)).statusCode).toBe(200);
  });

  it('right codes never count, nor do calls without a code', async () => {
    for (let n = 0; n < 30; n += 1) {
      expect((await check(right)).statusCode).toBe(200);
      expect((await api.quote(token, { slots })).status).toBe(200);
    }
    expect(await guess(20)).toEqual(times(20, 422));
    expect((await api.quote(token, { slots })).status).toBe(200);
  });

  it('codes that are tried at the same time count too', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => check(`AT-ONCE-${n}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(20);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
  });

  it('a request that is repeated with its key counts once', async () => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'the-same' };
    const payload = { slots, code: 'WRONG' };
    for (let n = 0; n < 30; n += 1) {
      const { statusCode } = await api.server.app.inject({
        method: 'POST',
        url: '/api/v1/coupon/check',
        headers,
        payload,
      });
      expect(statusCode).toBe(422);
    }
    expect(await guess(19)).toEqual(times(19, 422));
    expect(await guess(1)).toEqual([429]);
  });

  it.each(['quote', 'order', 'wishes'] as const)('wrong codes count wherever they are sent: %s', async (call) => {
    const { body } = await api.hold(token, slots);
    const send = async (coupon: string) => {
      if (call === 'quote') return api.quote(token, { hold: body.id, coupon });
      if (call === 'order') return api.order(token, body.id, 1, { coupon });
      return api.server.call('PUT', `/v1/hold/${body.id}/wishes`, { token, body: { coupon } });
    };
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await send(`WRONG${n}`)).status);
    expect(statuses).toEqual([...times(20, call === 'wishes' ? 204 : 422), 429]);
    expect((await check(right)).statusCode).toBe(429);
    const read = await api.server.call('GET', `/v1/hold/${body.id}`, { token });
    expect(read.status).toBe(200);
  });
});

describe('D-coupon-guesses: wrong codes of a network', () => {
  it('after a hundred wrong codes of its buyers a network has none left, and another network has', async () => {
    for (let buyer = 0; buyer < 5; buyer += 1) {
      expect(await guess(20, await api.newGuest(), '203.0.113.7')).toEqual(times(20, 422));
    }
    const last = await api.newGuest();
    expect((await check(right, last, '203.0.113.7')).statusCode).toBe(429);
    expect((await check(right, last, '203.0.113.8')).statusCode).toBe(200);
    expect(outcome(await api.quote(last, { slots }))).toEqual([200]);
  });
});

describe('D-coupon-guesses: counting guesses', () => {
  it('guesses are forgotten when they no longer count', () => {
    const { count } = guessLimit(1000);
    const guessers = [{ name: 'a', most: 1 }];
    count(guessers, 0);
    expect(() => count(guessers, 999)).toThrow('rate-limited');
    expect(() => count(guessers, 1000)).not.toThrow();
  });

  it('a refused guess counts for none of the guessers', () => {
    const { count } = guessLimit(1000);
    count([{ name: 'a', most: 1 }], 0);
    expect(() =>
      count(
        [
          { name: 'b', most: 1 },
          { name: 'a', most: 1 },
        ],
        1,
      ),
    ).toThrow('rate-limited');
    expect(() => count([{ name: 'b', most: 1 }], 1)).not.toThrow();
  });
});
