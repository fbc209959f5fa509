import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCardForm } from '../../../../widgets/checkout/stripe/card-form.ts';
import { createOpening } from '../../../../widgets/checkout/stripe/opening.ts';
import { createReturning } from '../../../../widgets/checkout/stripe/returning.ts';
import { openRegistry } from '../../../../widgets/shared/page/registry.ts';
import { heard, until } from '../../../fixtures/data/widget-context.ts';
import { aCheckoutContext, aStripe, setStripe } from './a-stripe.ts';

vi.mock('@stripe/stripe-js/pure', () => ({
  loadStripe: async (key: string) => (Reflect.get(globalThis, 'Stripe') as (key: string) => unknown)(key),
}));

const page = openRegistry(async () => null);

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Stripe');
  page.returned = null;
});

/** Opens Stripe's form in the page. */
async function anOpenForm() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fake = aStripe();
  setStripe(fake.stripe);
  const made = aCheckoutContext();
  const opening = createOpening(made.checkout, 'pk_test_fake');
  const form = createCardForm(made.checkout, opening);
  form.show(null);
  await until(opening, (at) => at.case === 'open');
  return { ...fake, ...made, opening, form };
}

describe("D-stripe: Stripe's form", () => {
  it("Stripe's form stays while the consent to another purpose changes, and is removed with its own consent", async () => {
    const { settings, opening, element, elements } = await anOpenForm();
    for (const consent of ['payment', 'map, payment', null, 'payment map']) settings.setState({ consent });
    expect([elements.mock.calls.length, element.destroy.mock.calls.length]).toEqual([1, 0]);
    settings.setState({ consent: 'map' });
    expect([opening.getState().case, element.destroy.mock.calls.length]).toEqual(['consent', 1]);
  });

  it.each([
    ['api_connection_error', 'blocked'],
    ['invalid_request_error', 'refused'],
    ['api_error', 'refused'],
  ] as const)("a form that is not loaded for an %s is %s, and Stripe's message is reported", async (type, why) => {
    const { opening, say, host } = await anOpenForm();
    const errors = heard(host, 'creneau-error');
    say.loadError({ type, message: 'Said by Stripe' });
    expect(opening.getState()).toEqual({ case: 'failed', why });
    expect(JSON.stringify(errors.map(({ message }) => message))).toContain('Said by Stripe');
    expect(host.querySelector('[slot="card"]')).toBeNull();
  });

  it("Stripe's form is created without saving a card: the wish to save one is sent with the card", async () => {
    const { elements } = await anOpenForm();
    expect(elements.mock.calls[0]?.[0]).toMatchObject({ amount: 2400, currency: 'eur', setupFutureUsage: null });
  });

  it.each(['create', 'mount'] as const)("Stripe's form leaves nothing in the page if its %s() throws", async (what) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { stripe, group, element } = aStripe();
    (what === 'create' ? group.create : element.mount).mockImplementation(() => {
      throw new Error('no');
    });
    setStripe(stripe);
    const { checkout, host } = aCheckoutContext();
    const opening = createOpening(checkout, 'pk_test_fake');
    createCardForm(checkout, opening).show(null);
    await until(opening, (at) => at.case === 'failed');
    expect([opening.getState(), host.querySelector('[slot="card"]')]).toEqual([
      { case: 'failed', why: 'outdated' },
      null,
    ]);
  });
});

describe("D-bank-return: a guest who comes back from a bank's page", () => {
  it.each([
    ['api_connection_error', 'blocked'],
    ['invalid_request_error', 'refused'],
  ] as const)("a guest who comes back from a bank's page can check again after an %s", async (type, why) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    page.returned = { clientSecret: 'pi_1_secret_2', status: 'succeeded' };
    const { stripe, retrievePaymentIntent } = aStripe();
    retrievePaymentIntent.mockResolvedValueOnce({ error: { type } });
    retrievePaymentIntent.mockResolvedValueOnce({ paymentIntent: { status: 'succeeded' } });
    setStripe(stripe);
    const { checkout } = aCheckoutContext();
    const opening = createOpening(checkout, 'pk_test_fake');
    const returning = createReturning(checkout, opening);
    returning.take(() => {});
    await until(opening, (at) => at.case === 'failed');
    expect(opening.getState()).toEqual({ case: 'failed', why });
    opening.retry();
    expect(await until(returning, ({ reported }) => reported !== null)).toMatchObject({ reported: 'paid' });
    expect(retrievePaymentIntent.mock.calls).toEqual([['pi_1_secret_2'], ['pi_1_secret_2']]);
  });

  it('a payment that stays "processing" is checked every ten seconds, until the checkout is removed', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    page.returned = { clientSecret: 'pi_1_secret_2', status: 'succeeded' };
    const { stripe, retrievePaymentIntent } = aStripe();
    retrievePaymentIntent.mockResolvedValue({ paymentIntent: { status: 'processing' } });
    setStripe(stripe);
    const { checkout, signal, leave } = aCheckoutContext();
    const listens = vi.spyOn(signal, 'addEventListener');
    const opening = createOpening(checkout, 'pk_test_fake');
    createReturning(checkout, opening).take(() => {});
    await vi.advanceTimersByTimeAsync(0);
    const before = listens.mock.calls.length;
    await vi.advanceTimersByTimeAsync(50_000);
    expect([retrievePaymentIntent.mock.calls.length, listens.mock.calls.length]).toEqual([6, before]);
    leave();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(retrievePaymentIntent.mock.calls).toHaveLength(6);
  });
});
