import { describe, expect, it } from 'vitest';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import type { HoldResponse } from '../../../demo/api/schemas/booking.ts';
import type { CallResponse } from '../../fixtures/server/api.ts';
import { guest } from '../../fixtures/server/api.ts';
import { outcome } from '../../fixtures/server/client.ts';
import { serverOfTests } from '../../fixtures/server/server-of-tests.ts';

const { api, seed } = serverOfTests();

const LEA = { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.org' };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const keep = (token: string, hold: string, body: unknown): Promise<CallResponse> =>
  api.server.call('PUT', `/v1/hold/${hold}/wishes`, { token, body });

const read = async (token: string, hold: string): Promise<HoldResponse> =>
  JSON.parse((await api.server.call('GET', `/v1/hold/${hold}`, { token })).text);

/** A hold of one slot for 12 €. */
async function aHold(token: string): Promise<string> {
  return (await api.hold(token, [(await seed.offer()).at()])).body.id;
}

/** Returns the wishes and the draft that the database has for a hold. */
const stored = (hold: string) => seed.rows('SELECT wishes, draft FROM hold WHERE id = $1', [hold]);

describe('D-kept-wishes: wishes and draft belong to the hold', () => {
  it('a new hold has no wishes', async () => {
    const { token } = await seed.account();
    const { body } = await api.hold(token, [(await seed.offer()).at()]);
    expect(body).toMatchObject({ wishes: {}, draft: {}, quote: { total: 12 } });
  });

  it('a hold is returned with its kept wishes and with the quote for these wishes', async () => {
    const { token } = await seed.account({ organization_id: await seed.organization(500) });
    const hold = await aHold(token);
    const coupon = await seed.coupon();
    const draft = { coupon: 'WELC', gift: { firstName: 'L', lastName: '', email: 'not yet', user: 'Noé Co' } };
    const wishes = { coupon, credit: false, subscription: null, gift: LEA };
    const kept = await keep(token, hold, { ...wishes, draft });
    expect([kept.status, kept.text]).toEqual([204, '']);
    expect(await read(token, hold)).toMatchObject({ wishes, draft, quote: { coupon: { code: coupon }, total: 10.8 } });
  });

  it('new wishes replace all earlier ones, the draft included', async () => {
    const token = await api.newGuest();
    const hold = await aHold(token);
    await keep(token, hold, { coupon: await seed.coupon(), draft: { gift: { firstName: 'L' } } });
    await keep(token, hold, { gift: LEA });
    expect(await read(token, hold)).toMatchObject({ wishes: { gift: LEA }, draft: {}, quote: { total: 12 } });
    await keep(token, hold, {});
    expect(await read(token, hold)).toMatchObject({ wishes: {}, draft: {} });
  });

  it('kept wishes are returned with the name of a recipient who has an account', async () => {
    const [giver, receiver] = [await seed.account(), await seed.account({ first_name: 'Noé' })];
    const hold = await aHold(giver.token);
    await keep(giver.token, hold, { gift: { user: receiver.id } });
    const { wishes } = await read(giver.token, hold);
    expect(wishes).toEqual({ gift: { user: receiver.id, fullName: 'Noé Costa' } });
  });

  it('a quote of a hold stores its wishes, and removes from the draft what it applied', async () => {
    const token = await api.newGuest();
    const hold = await aHold(token);
    const coupon = await seed.coupon();
    await keep(token, hold, { draft: { coupon, gift: LEA } });
    await api.quoted(token, { hold, coupon });
    expect(await read(token, hold)).toMatchObject({
      wishes: { coupon },
      draft: { gift: LEA },
      quote: { total: 10.8 },
    });
    await api.quoted(token, { hold, gift: LEA });
    const { wishes, draft } = await read(token, hold);
    expect([wishes, draft]).toEqual([{ gift: LEA }, {}]);
  });

  it('a quote that is refused, or that names no hold, stores nothing', async () => {
    const { token } = await seed.account();
    const offer = await seed.offer();
    const { body } = await api.hold(token, [offer.at()]);
    await api.quoted(token, { hold: body.id, coupon: await seed.coupon() });
    const before = await stored(body.id);
    expect(outcome(await api.quote(token, { hold: body.id, coupon: 'NO' }))).toEqual([422, 'coupon-invalid']);
    await api.quoted(token, { slots: [offer.at('11:00')], gift: LEA });
    expect(await stored(body.id)).toEqual(before);
  });

  it('a coupon that was used up meanwhile is left out of the quote, and its code becomes part of the draft', async () => {
    const [{ token }, other] = [await seed.account(), await seed.account()];
    const coupon = await seed.coupon({ max_uses: 1 });
    const hold = await aHold(token);
    await api.quoted(token, { hold, coupon, gift: LEA });
    await api.buyPaid(other.token, [(await seed.offer()).at()], { coupon });
    const { wishes, draft, quote } = await read(token, hold);
    expect([wishes, draft, quote.coupon, quote.total]).toEqual([{ gift: LEA }, { coupon }, null, 12]);
  });

  it('a wish that is no longer valid becomes part of the draft, unless the draft has another text in its place', async () => {
    const [{ token }, receiver] = [await seed.account(), await seed.account()];
    const hold = await aHold(token);
    const wishes = { coupon: 'GONE', subscription: 999_999, gift: { ...LEA, email: receiver.email } };
    await keep(token, hold, { ...wishes, draft: { coupon: 'OTHER' } });
    const found = await read(token, hold);
    expect([found.wishes, found.draft]).toEqual([{}, { coupon: 'OTHER', gift: wishes.gift }]);
    await keep(token, hold, { gift: { user: 999_999 }, credit: true });
    const later = await read(token, hold);
    expect([later.wishes, later.draft]).toEqual([{ credit: true }, {}]);
  });

  it('a gift stays in the draft if what is held cannot be a gift', async () => {
    const { token } = await seed.account();
    const { body } = await api.hold(token, { item: await seed.membershipOption() });
    await keep(token, body.id, { gift: LEA });
    expect(await read(token, body.id)).toMatchObject({ wishes: {}, draft: { gift: LEA }, quote: { total: 59 } });
  });

  it('wishes are deleted when the hold is released, replaced, ordered or expires', async () => {
    const ends: readonly ((token: string, hold: string) => Promise<unknown>)[] = [
      (token, hold) => api.server.call('DELETE', `/v1/hold/${hold}`, { token }),
      (token) => aHold(token),
      (token, hold) => api.order(token, hold, 12),
      () => {
        api.time.now += 10 * 60_000;
        return sweep(api.server.services);
      },
    ];
    for (const end of ends) {
      const { token } = await seed.account();
      const hold = await aHold(token);
      await keep(token, hold, { gift: LEA, draft: { coupon: 'X' } });
      expect(JSON.stringify(await stored(hold))).toContain('Léa');
      await end(token, hold);
      expect(await stored(hold)).toEqual([{ wishes: null, draft: null }]);
    }
  });

  it('wishes are not kept with a hold that has ended, nor with its unpaid order', async () => {
    const { token } = await seed.account();
    const hold = await aHold(token);
    const order = (await api.order(token, hold, 12)).body;
    await api.quoted(token, { hold, gift: LEA });
    const late = await keep(token, hold, { gift: LEA });
    expect([...outcome(late), late.body]).toMatchObject([409, 'hold-expired', { order: order.id }]);
    expect(await stored(hold)).toEqual([{ wishes: null, draft: null }]);
    const another = await aHold(token);
    api.time.now += 10 * 60_000;
    expect(outcome(await keep(token, another, {}))).toEqual([409, 'hold-expired']);
  });
});

describe('D-calls-hold: PUT /v1/hold/{id}/wishes', () => {
  it('only the owner of a hold can keep wishes with it, even among guests with the same address', async () => {
    const token = await api.newGuest();
    const address = api.lastAddress();
    const hold = await aHold(token);
    for (const other of [await guest(api.server, address), await api.newGuest(), 'demo-customer']) {
      expect(outcome(await keep(other, hold, { gift: LEA }))).toEqual([403, 'forbidden']);
    }
    expect((await api.server.call('PUT', `/v1/hold/${hold}/wishes`, { body: {} })).status).toBe(401);
    expect(outcome(await keep(token, UNKNOWN, {}))).toEqual([404, 'not-found']);
    expect(await stored(hold)).toEqual([{ wishes: null, draft: null }]);
    expect((await keep(token, hold, {})).status).toBe(204);
  });

  it.each<[body: unknown, field: string]>([
    [[], 'body'],
    [{ coupon: 5 }, 'coupon'],
    [{ coupon: 'x'.repeat(101) }, 'coupon'],
    [{ credit: 'yes' }, 'credit'],
    [{ subscription: 0 }, 'subscription'],
    [{ gift: { user: 'Noé' } }, 'gift.user'],
    [{ gift: null }, 'gift'],
    [{ total: 0 }, 'body'],
    [{ draft: 'x' }, 'draft'],
    [{ draft: { credit: true } }, 'draft'],
    [{ draft: { coupon: 'x'.repeat(1001) } }, 'draft.coupon'],
    [{ draft: { gift: { user: 3 } } }, 'draft.gift.user'],
    [{ draft: { gift: { note: '' } } }, 'draft.gift'],
  ])('wishes that do not match the API document are refused: %j', async (body, field) => {
    const token = await api.newGuest();
    const hold = await aHold(token);
    const answer = await keep(token, hold, body);
    expect(outcome(answer)).toEqual([400, 'invalid-request']);
    expect(answer.body.errors.map((error) => error.field)).toContain(field);
    expect(await stored(hold)).toEqual([{ wishes: null, draft: null }]);
  });

  it.each([
    '\u0001',
    '\ud800',
    "'; DROP TABLE hold; --",
    '<img src=x onerror=alert(1)>',
    '\u202egnp.exe',
    '🧘'.repeat(40),
  ])('a wish keeps its text as it was typed: %j', async (text) => {
    const token = await api.newGuest();
    const hold = await aHold(token);
    const draft = { coupon: text, gift: { firstName: text, lastName: text, email: text, user: text } };
    expect((await keep(token, hold, { coupon: text, gift: { firstName: text }, draft })).status).toBe(204);
    const found = await read(token, hold);
    expect([found.wishes, found.draft]).toEqual([{}, draft]);
  });

  it('PUT /v1/hold/{id}/wishes passes a preflight of another origin', async () => {
    const answer = await api.server.app.inject({
      method: 'OPTIONS',
      url: `/api/v1/hold/${UNKNOWN}/wishes`,
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'PUT' },
    });
    expect(answer.headers['access-control-allow-methods']).toContain('PUT');
  });
});
