import { describe, expect, it, vi } from 'vitest';
import { fetchSlotted } from '../../../widgets/shared/api/catalogue/slotted.ts';
import { aHoldPayload, anOrderPayload, aQuotePayload, aSlottedPayload } from '../../fixtures/data/payloads.ts';
import { type Call, type FakeApi, json, problem } from '../fake-api.ts';
import {
  aCheckout,
  aPaidApi,
  buy,
  EIGHT,
  HOLD_ID,
  NINE,
  ORDER_ID,
  review,
  reviewIn,
  step,
  unheld,
} from './a-checkout.ts';

const ZOE = { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.test' };
const CARD = { case: 'new', number: '4242424242424242' } as never;

/** Ends the token of the first guest: the API then accepts only the next token. */
function endToken(api: FakeApi, ...routes: readonly string[]): void {
  const ended = problem(401, 'token-invalid');
  const hold = json(aHoldPayload([EIGHT.id, NINE.id], { quote: aQuotePayload([EIGHT.id, NINE.id], 12) }), 201);
  const isNew = ({ headers }: Call) => headers.get('authorization') === 'Bearer second';
  for (const route of routes) api.on(route, ended);
  api.on('POST /v1/guest', json({ token: 'second' }, 201));
  api.on('POST /v1/hold', (call: Call) => (isNew(call) ? hold : ended)(call));
}

/** The checkout of a guest at the review, with a typed coupon. */
async function aGuestsReview() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = aPaidApi();
  const checkout = aCheckout({ token: null });
  buy(checkout.page);
  await step(checkout.store, 'identifying');
  await checkout.store.enter(ZOE);
  await review(checkout.store);
  return { ...checkout, api };
}

describe('D-guest-token: a guest whose token has ended', () => {
  it('a guest whose token has ended enters their details again to hold the places, and the draft is still there', async () => {
    const { store, api } = await aGuestsReview();
    await store.type({ coupon: 'ETE' });
    endToken(api);
    await store.expire();
    await unheld(store, 'expired');
    await store.hold();
    expect(store.getState().stage).toEqual({ step: 'identifying', errors: {}, earlier: expect.anything() });
    expect(store.getState().guestFields).toEqual(ZOE);
    await store.enter(ZOE);
    const stage = await review(store);
    expect(stage).toMatchObject({ draft: { coupon: 'ETE' }, hold: { id: HOLD_ID } });
  });

  it.each([
    ['requests another price', 'POST /v1/quote', (store) => store.change({ coupon: 'ETE' })],
    ['keeps the places longer', `PUT /v1/hold/${HOLD_ID}/longer`, (store) => store.keepLonger()],
    ['orders', 'POST /v1/order', (store) => store.confirm(CARD)],
  ] as readonly (readonly [string, string, (store: ReturnType<typeof aCheckout>['store']) => Promise<void>])[])(
    'D-guest-form: a guest whose token has ended returns to the form: a guest who %s',
    async (_, route, press) => {
      const { store, api } = await aGuestsReview();
      endToken(api, route);
      await press(store);
      expect(store.getState().stage).toMatchObject({ step: 'identifying', earlier: { draft: expect.anything() } });
      await store.enter(ZOE);
      await review(store);
    },
  );

  it('D-unknown-payment: a guest whose token has ended is not asked to pay again while a payment is under way', async () => {
    const { store, api } = await aGuestsReview();
    endToken(api, 'POST /v1/test-gateway/pay_1', `GET /v1/order/${ORDER_ID}`);
    await store.confirm(CARD);
    expect(reviewIn(store)).toMatchObject({ notice: { case: 'out-of-reach' } });
    expect(api.to('POST /v1/order')).toHaveLength(1);
  });

  it('D-cancel: a guest whose token has ended keeps the confirmation, which says that the mail has the link', async () => {
    const { store, api } = await aGuestsReview();
    api.on('POST /v1/order', json(anOrderPayload(), 201));
    await store.confirm(CARD);
    await step(store, 'confirmed');
    api.on(`DELETE /v1/order/${ORDER_ID}`, problem(401, 'token-invalid'));
    await store.cancel();
    expect(store.getState().stage).toMatchObject({ step: 'confirmed', failure: { code: 'token-invalid' } });
  });

  it('D-refused-token: a guest whose token has ended makes public calls as a visitor', async () => {
    const { page, api } = await aGuestsReview();
    const ended = problem(401, 'token-invalid');
    api.on('GET /v1/slotted/id/7', (call: Call) =>
      (call.headers.get('authorization') === null ? json(aSlottedPayload()) : ended)(call),
    );
    expect((await fetchSlotted(page.client, '7')).id).toBe(7);
    expect(await page.session.token()).toBeNull();
  });
});
