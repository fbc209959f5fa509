import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TUESDAY } from '../../fixtures/data/factories.ts';
import {
  aHoldPayload,
  anOrderPayload,
  aSlottedPayload,
  aTakenPayload,
  type Payload,
} from '../../fixtures/data/payloads.ts';
import { until } from '../../fixtures/data/widget-context.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { json, noContent, problem } from '../fake-api.ts';
import { aCheckout, aCheckoutApi, aReview, buy, EIGHT, NINE, ORDER_ID, review, shownStep, step } from './a-checkout.ts';

const CANCEL = `DELETE /v1/order/${ORDER_ID}`;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A checkout at the confirmation of this order. */
async function aConfirmation(changes: Payload = {}) {
  const api = aCheckoutApi();
  api.on('POST /v1/order', json(anOrderPayload(undefined, changes), 201));
  const checkout = await aReview();
  await checkout.store.confirm(null);
  await until(checkout.store, ({ offer }) => offer !== null);
  return { ...checkout, api };
}

describe('D-cancel: cancelling', () => {
  it('pressing the button twice cancels the order once, and calendars fetch the places again', async () => {
    const { store, api, page } = await aConfirmation();
    api.on(CANCEL, anOrderPayload(undefined, { state: 'cancelled' }));
    const { bookingsVersion } = page.data.getState();
    await Promise.all([store.cancel(), store.cancel()]);
    expect(shownStep(store)).toBe('ended');
    expect([api.to(CANCEL).length, page.data.getState().bookingsVersion]).toEqual([1, bookingsVersion + 1]);
  });

  it('cancelling too late is refused: the confirmation stays and says so', async () => {
    const { store, api } = await aConfirmation();
    api.on(CANCEL, problem(409, 'too-late-to-cancel'));
    await store.cancel();
    expect(store.getState().stage).toMatchObject({
      step: 'confirmed',
      failure: { code: 'too-late-to-cancel' },
    });
  });
});

describe('D-leaving-list: waiting lists', () => {
  it('several waiting lists can be left one by one', async () => {
    const place = { id: NINE.id, start: NINE.start, end: NINE.end, position: 3 };
    const { store, api } = await aConfirmation({ waiting: [place] });
    api.on(`DELETE /v1/waiting-list/${NINE.id}`, noContent);
    await store.leaveList(NINE.id);
    expect(store.getState().stage).toMatchObject({ step: 'confirmed', left: [NINE.id] });
  });

  it('waiting slots are sent as waiting slots', async () => {
    const api = aCheckoutApi();
    const { page, store } = aCheckout();
    const selection = [EIGHT, NINE].map((slot) => ({ ...slot, isWaitBooking: slot === NINE }));
    page.data.setState({ selections: { cal: selection } });
    buy(page);
    await review(store);
    expect(api.to('POST /v1/hold')[0]?.body).toEqual({ slots: [EIGHT.id], waiting: [NINE.id] });
  });
});

describe('D-corrected-address: sending the confirmation again', () => {
  const SEND = `POST /v1/order/${ORDER_ID}/address`;
  const right = { firstName: 'Zoé', lastName: 'Petit', email: 'right@example.org' };

  it('the confirmation is sent to the corrected address, with a new key each time, and the order has that address', async () => {
    const { store, api } = await aConfirmation();
    api.on(SEND, anOrderPayload(undefined, { buyer: right }));
    await store.sendAgain('right@example.org');
    await store.sendAgain('right@example.org');
    expect(store.getState().stage).toMatchObject({
      step: 'confirmed',
      order: { buyer: right },
      sentAgain: { case: 'sent' },
    });
    const calls = api.to(SEND);
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ email: 'right@example.org' }));
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('a refusal to send the confirmation is shown with its reason, and is not reported as an error', async () => {
    const { store, api } = await aConfirmation();
    api.on(SEND, problem(422, 'email-ending-unknown'));
    await store.sendAgain('right@example.cmo');
    expect(store.getState().stage).toMatchObject({
      step: 'confirmed',
      failure: null,
      sentAgain: { case: 'refused', failure: { code: 'email-ending-unknown' } },
    });
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('D-next-week: the same slots one week later', () => {
  it('booking a week later selects the same hours and starts the next purchase', async () => {
    const { store, page, api } = await aConfirmation();
    store.bookNextWeek();
    await review(store);
    expect(page.data.getState().selections['cal']?.map(({ start }) => start)).toEqual(['2026-12-01T08:00']);
    expect(api.to('POST /v1/hold').at(-1)?.body).toEqual({ slots: ['7_20261201T0800'], waiting: [] });
  });
});

describe('D-lost-place: the nearest free place is offered for a lost one', () => {
  const LOST = { slots: [{ id: EIGHT.id, code: 'full' }] };

  it('the nearest free place is held with the others when it is accepted', async () => {
    const api = aCheckoutApi();
    api.on('GET /v1/slotted/id/7', aSlottedPayload());
    api.on('GET /v1/slotted/booked/7', [aTakenPayload(`${TUESDAY}T08:00`)]);
    api.on('GET /v1/slotted/month/booking/user', []);
    api.on('POST /v1/hold', problem(409, 'full', LOST), json(aHoldPayload([NINE.id]), 201));
    const { store, page } = aCheckout();
    buy(page);
    await until(store, ({ stage }) => stage.step === 'lost' && stage.instead !== null);
    await store.goOn('instead');
    expect(shownStep(store)).toBe('review');
    expect(page.data.getState().selections['cal']?.map(({ start }) => start.slice(11))).toEqual(['09:00', '10:00']);
  });

  it('no place is offered instead of a lost one if the places are not known', async () => {
    const api = aCheckoutApi();
    api.on('POST /v1/hold', problem(409, 'full', LOST));
    const { store, page } = aCheckout();
    buy(page);
    await step(store, 'lost');
    await eventually(() => expect(api.to('GET /v1/slotted/booked/7').length).toBeGreaterThan(0));
    expect((await step(store, 'lost')).stage.instead).toBeNull();
  });
});
