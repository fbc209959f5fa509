import { describe, expect, it } from 'vitest';
import { storedPurchase } from '../../../widgets/shared/selling/stored.ts';
import { aHoldPayload } from '../../fixtures/data/payloads.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { type Call, held, json, problem } from '../fake-api.ts';
import { aCheckout, aCheckoutApi, buy, HOLD_ID, review, shownStep, step } from './a-checkout.ts';

const ZOE = { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.test' };
const bearerOf = (call: Call | undefined) => call?.headers.get('authorization') ?? null;

/** The checkout of a visitor, at the guest form. */
async function aForm() {
  const checkout = aCheckout({ token: null });
  buy(checkout.page);
  await step(checkout.store, 'identifying');
  return checkout;
}

describe('D-guest-form: booking without an account', () => {
  it('D-guest-before-hold: booking without an account shows the form first; nothing is held yet', async () => {
    const api = aCheckoutApi();
    const { store } = await aForm();
    expect(store.getState().stage).toEqual({ step: 'identifying', errors: {}, earlier: null });
    expect(api.to('POST /v1/hold')).toEqual([]);
  });

  it("booking without an account uses a guest's token, which is deleted at the confirmation", async () => {
    const api = aCheckoutApi();
    const { store, page } = await aForm();
    await store.enter(ZOE);
    await store.confirm(null);
    expect(shownStep(store)).toBe('confirmed');
    expect(api.to('POST /v1/guest').map(({ body }) => body)).toEqual([ZOE]);
    for (const route of ['POST /v1/hold', 'POST /v1/order']) expect(bearerOf(api.to(route)[0])).toBe('Bearer guest');
    expect(page.data.getState().isSignedIn).toBe(false);
    await store.leave();
    expect(await page.session.token()).toBeNull();
  });

  it('S-forms: the guest form shows its errors field by field, and can be sent again', async () => {
    const api = aCheckoutApi();
    const errors = [{ field: 'firstName', code: 'name-required' }, { field: 'email', code: 'email-invalid' }, null];
    api.on('POST /v1/guest', problem(422, 'name-required', { errors }), json({ token: 'guest' }, 201));
    const { store } = await aForm();
    await store.enter({ ...ZOE, firstName: '', email: 'zoe@' });
    const { stage } = await step(store, 'identifying');
    expect(stage.errors).toMatchObject({ firstName: 'name-required', email: 'email-invalid' });
    await store.enter(ZOE);
    expect(shownStep(store)).toBe('review');
  });

  it("leaving releases the places with the guest's token, and then forgets the guest", async () => {
    const api = aCheckoutApi();
    const { store, page } = await aForm();
    await store.enter(ZOE);
    await store.leave();
    expect(bearerOf(api.to(`DELETE /v1/hold/${HOLD_ID}`)[0])).toBe('Bearer guest');
    expect(await page.session.token()).toBeNull();
  });

  it("leaving while the places are being held releases them with the guest's token too", async () => {
    const api = aCheckoutApi();
    const late = held((call) => json(aHoldPayload(slotsOf(call), { id: 'h' }), 201)(call));
    api.on('POST /v1/hold', late.answer);
    const { store, page } = await aForm();
    void store.enter(ZOE);
    await step(store, 'holding');
    const left = store.leave();
    late.release();
    await left;
    expect(bearerOf(api.to('DELETE /v1/hold/h')[0])).toBe('Bearer guest');
    expect(await page.session.token()).toBeNull();
  });

  it('leaving while the details are being sent ends the purchase', async () => {
    const api = aCheckoutApi();
    const late = held(json({ token: 'guest' }, 201));
    api.on('POST /v1/guest', late.answer);
    const { store, page } = await aForm();
    const entered = store.enter(ZOE);
    const left = store.leave();
    expect(shownStep(store)).toBe('choosing');
    late.release();
    await Promise.all([entered, left]);
    expect(shownStep(store)).toBe('choosing');
    expect(api.to('POST /v1/hold')).toEqual([]);
    expect(await page.session.token()).toBeNull();
  });

  it('D-guest-token: a guest whom the page signs in at the review holds the places as the user', async () => {
    const api = aCheckoutApi();
    const { store, page } = await aForm();
    await store.enter(ZOE);
    page.session.setToken('camille');
    await eventually(() => expect(api.to('POST /v1/hold')).toHaveLength(2));
    await review(store);
    const calls = [...api.to(`DELETE /v1/hold/${HOLD_ID}`), ...api.to('POST /v1/hold').slice(1)];
    expect(calls.map(bearerOf)).toEqual(['Bearer guest', 'Bearer camille']);
    expect([sessionStorage.getItem('creneau.guest'), storedPurchase()?.hold]).toEqual([null, HOLD_ID]);
  });
});

function slotsOf({ body }: Call): readonly string[] {
  return (body as { readonly slots: readonly string[] }).slots;
}
