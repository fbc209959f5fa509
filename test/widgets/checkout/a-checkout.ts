import { onTestFinished, vi } from 'vitest';
import type { Unheld } from '../../../core/checkout/stage.ts';
import type { WallTime } from '../../../core/time/wall-time.ts';
import type { attributes } from '../../../widgets/checkout/attributes.ts';
import { type Review, reviewOf } from '../../../widgets/checkout/provider/review.ts';
import type { CheckoutState } from '../../../widgets/checkout/state.ts';
import { type CheckoutStore, createCheckoutStore } from '../../../widgets/checkout/store.ts';
import { type PageState, setSelection } from '../../../widgets/shared/page/page-state.ts';
import { aSelection, aSlot, NOW, TUESDAY } from '../../fixtures/data/factories.ts';
import {
  aCardPayload,
  aHoldPayload,
  aMePayload,
  anOrderPayload,
  aPendingOrderPayload,
  aQuotePayload,
  aSlottedPayload,
} from '../../fixtures/data/payloads.ts';
import { aContext, aPage, until } from '../../fixtures/data/widget-context.ts';
import { aFakeApi, type Call, type FakeApi, json, noContent } from '../fake-api.ts';

export const EIGHT = aSlot();
export const NINE = aSlot({ at: `${TUESDAY}T09:00` });
export const ORDER_ID = '0b9c1a52-5f0d-4b53-9c5e-9a1df1f0a001';
export const HOLD_ID = 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6';

type Stage = CheckoutState['stage'];

export type StageOf<S extends Stage['step']> = CheckoutState & { readonly stage: Extract<Stage, { step: S }> };

/** Waits for a stage of the purchase. */
export function step<S extends Stage['step']>(store: CheckoutStore, name: S): Promise<StageOf<S>> {
  return until(store, (state): state is StageOf<S> => state.stage.step === name);
}

/** Returns the review that is shown; fails if none is. */
export function reviewIn({ getState }: CheckoutStore): Review {
  const review = reviewOf(getState().stage);
  if (!review) throw new Error(`There is no review of the stage ${getState().stage.step}.`);
  return review;
}

/** Waits for a review with this property. */
export async function review(store: CheckoutStore, has: (review: Review) => boolean = () => true): Promise<Review> {
  await until(store, ({ stage }) => {
    const shown = reviewOf(stage);
    return shown !== null && has(shown);
  });
  return reviewIn(store);
}

/** Returns `review` while places are held, and the stage's name otherwise. */
export function shownStep({ getState }: CheckoutStore): Stage['step'] | 'review' {
  const { stage } = getState();
  return reviewOf(stage)?.unheld === null ? 'review' : stage.step;
}

/** Waits until the places of a review are not held any more. */
export async function unheld<S extends Unheld['step']>(
  store: CheckoutStore,
  name: S,
): Promise<Extract<Unheld, { readonly step: S }>> {
  const shown = await review(store, (one) => one.unheld?.step === name);
  return shown.unheld as Extract<Unheld, { readonly step: S }>;
}

/** An API on which every step of a purchase goes well and costs nothing. */
export function aCheckoutApi(): FakeApi {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const api = aFakeApi();
  const slotsOf = ({ body }: Call) => (body as { readonly slots: readonly string[] }).slots;
  api.on('GET /v1/slotted/yoga-doux', aSlottedPayload());
  api.on('GET /v1/me', aMePayload());
  api.on('POST /v1/guest', json({ token: 'guest' }, 201));
  api.on('POST /v1/hold', (call: Call) => json(aHoldPayload(slotsOf(call)), 201)(call));
  api.on(`DELETE /v1/hold/${HOLD_ID}`, noContent);
  api.on('POST /v1/order', json(anOrderPayload(), 201));
  api.on('GET /v1/config', {
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    payment: { provider: 'test', publicKey: null },
  });
  return api;
}

/** The part files that the checkout requests from the loader. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'test-card': () => import('../../../widgets/checkout/test-card/test-part.tsx'),
  'stripe-card': () => import('../../../widgets/checkout/stripe/stripe-card.tsx'),
};

export const choose = (page: PageState, ...starts: readonly WallTime[]) =>
  setSelection(page, 'cal', aSelection(...starts));

/** Presses 'Je Réserve' in the calendar `cal`. */
export function buy(page: PageState): void {
  page.data.setState({ purchase: { case: 'slots', calendar: 'cal', event: 'yoga-doux' } });
}

interface Choices {
  readonly token?: string | null;
  readonly for?: string | null;
  readonly item?: string | null;
  readonly partner?: string;
  readonly page?: PageState;
}

/** A checkout whose page has selected 08:00 and 09:00 in `cal`, signed in as Camille unless another token is given. */
export function aCheckout({
  token = 'camille',
  for: calendar = null,
  item = null,
  partner,
  page = aPage(),
}: Choices = {}) {
  if (token !== null) page.session.setToken(token);
  choose(page, EIGHT.start, NINE.start);
  const more = { page, ...(partner !== undefined && { settings: { partner } }) };
  const context = {
    ...aContext<typeof attributes>('creneau-checkout', { for: calendar, item }, more),
    load: (name: string) => PARTS[name]?.() ?? Promise.reject(new Error(name)),
  };
  const store = createCheckoutStore(context);
  return { ...context, context, store };
}

/** A checkout at the step where the places are kept and the order can be confirmed. */
export async function aReview(choices: Choices = {}) {
  const checkout = aCheckout(choices);
  buy(checkout.page);
  await review(checkout.store);
  return checkout;
}

/** An API on which two slots cost 24 €, and every way to pay goes well. */
export function aPaidApi(): FakeApi {
  const api = aCheckoutApi();
  const quote = aQuotePayload([EIGHT.id, NINE.id], 12);
  api.on('POST /v1/hold', json(aHoldPayload([EIGHT.id, NINE.id], { quote }), 201));
  api.on('POST /v1/quote', quote);
  api.on('POST /v1/order', json(aPendingOrderPayload(), 201));
  api.on('POST /v1/test-gateway/pay_1', { state: 'captured' });
  api.on(`GET /v1/order/${ORDER_ID}`, anOrderPayload(undefined, { subtotal: 12, total: 12 }));
  api.on(`DELETE /v1/order/${ORDER_ID}`, anOrderPayload(undefined, { state: 'cancelled', total: 12 }));
  api.on('GET /v1/cards', [aCardPayload()]);
  return api;
}
