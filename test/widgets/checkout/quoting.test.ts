import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aQuotePayload, type Payload } from '../../fixtures/data/payloads.ts';
import { eventually } from '../../fixtures/eventually.ts';
import { held, json, offline, problem } from '../fake-api.ts';
import { aPaidApi, aReview, EIGHT, HOLD_ID, NINE, review, reviewIn } from './a-checkout.ts';

const QUOTE = 'POST /v1/quote';
const CAMILLE = { case: 'person', firstName: 'Ana', lastName: 'Petit', email: 'ana@example.test' } as const;
const cheaper = (changes: Payload = {}) => aQuotePayload([EIGHT.id, NINE.id], 12, { total: 20, ...changes });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('S-coupon-states, D-price-order: the coupon', () => {
  it('a coupon is quoted, shown, and can be removed', async () => {
    const api = aPaidApi();
    api.on(QUOTE, cheaper({ coupon: { code: 'BIENVENUE10', amount: 4 } }), aQuotePayload([EIGHT.id, NINE.id], 12));
    const { store } = await aReview();
    await store.change({ coupon: 'bienvenue10' });
    expect(reviewIn(store)).toMatchObject({
      hold: { quote: { total: 2000, coupon: { code: 'BIENVENUE10', amount: 400 } } },
      wishes: { coupon: 'bienvenue10' },
      busy: null,
    });
    await store.change({ coupon: null });
    expect(reviewIn(store)).toMatchObject({ hold: { quote: { total: 2400 } }, wishes: { coupon: null } });
    expect(api.to(QUOTE)[1]?.body).toEqual({ hold: HOLD_ID });
  });

  it('the refusal of a coupon is shown at its field, and the review stays unchanged', async () => {
    const api = aPaidApi();
    api.on(QUOTE, problem(422, 'coupon-invalid'));
    const { store } = await aReview();
    await store.change({ coupon: 'EXPIRE' });
    expect(reviewIn(store)).toMatchObject({
      errors: { coupon: 'coupon-invalid' },
      wishes: { coupon: null },
      hold: { quote: { total: 2400 } },
      busy: null,
      notice: null,
    });
  });
});

it('D-typed-not-applied: the checkout says that a typed wish is applied once its quote has arrived, not before', async () => {
  const api = aPaidApi();
  const late = held(json(cheaper({ coupon: { code: 'BIENVENUE10', amount: 4 } })));
  const { store } = await aReview();
  api.on(QUOTE, late.answer);
  await store.type({ coupon: 'BIENVENUE10' });
  const confirmed = store.confirm({ case: 'typed', card: 'success', save: null });
  await eventually(() => expect(reviewIn(store)).toMatchObject({ busy: 'quoting', notice: null }));
  late.release();
  await confirmed;
  expect(reviewIn(store)).toMatchObject({ busy: null, notice: { case: 'applied' } });
});

describe('D-credit-default: company credit and subscription', () => {
  it.each([
    [{ credit: false }, { credit: false }],
    [{ subscription: 3 }, { subscription: 3 }],
    [{ subscription: 'none' }, { subscription: null }],
  ] as const)('the wish %j is sent as %j', async (wish, body) => {
    const api = aPaidApi();
    const { store } = await aReview();
    await store.change(wish);
    expect(api.to(QUOTE)[0]?.body).toEqual({ hold: HOLD_ID, ...body });
  });

  it('the order has the wishes that were quoted', async () => {
    const api = aPaidApi();
    const { store } = await aReview();
    await store.change({ credit: false });
    await store.change({ coupon: 'CADEAU5' });
    await store.confirm({ case: 'typed', card: 'success', save: null });
    expect(api.to('POST /v1/order')[0]?.body).toEqual({
      hold: HOLD_ID,
      total: 24,
      lang: 'fr',
      credit: false,
      coupon: 'CADEAU5',
    });
  });
});

describe('D-gift: the gift', () => {
  it('a gift is for a new recipient, or for a person who is found', async () => {
    const api = aPaidApi();
    const { store } = await aReview();
    await store.change({ gift: CAMILLE });
    await store.change({ gift: { case: 'user', user: { id: 9, fullName: 'Ana Petit' } } });
    const { case: _, ...person } = CAMILLE;
    expect(api.to(QUOTE).map(({ body }) => (body as { gift: unknown }).gift)).toEqual([person, { user: 9 }]);
  });

  it.each(['firstName', 'lastName', 'email', 'user'])(
    'an error of %s is shown at this field of the gift',
    async (field) => {
      const api = aPaidApi();
      api.on(QUOTE, problem(422, 'email-used', { errors: [{ field: `gift.${field}`, code: 'email-used' }] }));
      const { store } = await aReview();
      await store.change({ gift: CAMILLE });
      expect(reviewIn(store)).toMatchObject({ errors: { [field]: 'email-used' }, wishes: { gift: null } });
    },
  );

  it('a gift that is refused has its error at the form', async () => {
    const api = aPaidApi();
    api.on(QUOTE, problem(422, 'gift-not-possible'));
    const { store } = await aReview();
    await store.change({ gift: CAMILLE });
    expect(reviewIn(store)).toMatchObject({ errors: { gift: 'gift-not-possible' } });
  });

  it('people are found by the search of users', async () => {
    const api = aPaidApi();
    api.on('GET /search/user/ana', [
      { id: 9, fullName: 'Ana Petit', slug: 'ana', url: null, picture: { medium: null } },
    ]);
    const { store } = await aReview();
    expect(await store.search('ana')).toEqual([{ id: 9, fullName: 'Ana Petit' }]);
  });
});

describe('D-quote: every change requests a new quote', () => {
  it('S-checkout-state: the response to the latest request is used, and has all changes', async () => {
    const api = aPaidApi();
    const first = held(json(cheaper({ total: 1 })));
    api.on(QUOTE, first.answer, cheaper());
    const { store } = await aReview();
    const earlier = store.change({ coupon: 'CADEAU5' });
    await store.change({ credit: false });
    first.release();
    await earlier;
    expect(reviewIn(store)).toMatchObject({
      hold: { quote: { total: 2000 } },
      wishes: { coupon: 'CADEAU5', credit: false },
    });
  });

  it('a refused coupon does not undo the other changes', async () => {
    const api = aPaidApi();
    const first = held(json(cheaper()));
    api.on(QUOTE, first.answer, problem(422, 'coupon-invalid'), cheaper());
    const { store } = await aReview();
    void store.change({ credit: false });
    await store.change({ coupon: 'EXPIRE' });
    first.release();
    expect(reviewIn(store)).toMatchObject({
      wishes: { coupon: null, credit: false },
      errors: { coupon: 'coupon-invalid' },
      busy: null,
    });
  });

  it('the failure of a quote is shown, with a retry of the same request', async () => {
    const api = aPaidApi();
    api.on(QUOTE, offline, cheaper());
    const { store } = await aReview();
    await store.change({ coupon: 'CADEAU5' });
    const { notice } = await review(store);
    expect(notice).toMatchObject({ case: 'failed', what: 'quote' });
    if (notice?.case === 'failed') await store.retry(notice.retry);
    expect(reviewIn(store)).toMatchObject({ wishes: { coupon: 'CADEAU5' }, hold: { quote: { total: 2000 } } });
  });
});
