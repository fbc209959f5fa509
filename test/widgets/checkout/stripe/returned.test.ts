import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRegistry } from '../../../../widgets/shared/page/registry.ts';
import { problem } from '../../fake-api.ts';
import { aCheckout, aCheckoutApi, step } from '../a-checkout.ts';

const page = openRegistry(async () => null);

afterEach(() => {
  page.returned = null;
});

const STRIPE = { currency: 'EUR', timeZone: 'Europe/Paris', payment: { provider: 'stripe', publicKey: 'pk_test_1' } };

/** The checkout of a visitor who returns from a bank's page; its first calls for the payment provider fail. */
function aReturn(failures: number) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = aCheckoutApi();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  api.on('GET /v1/config', ...Array.from({ length: failures }, () => problem(400, 'server-error')), STRIPE);
  page.returned = { clientSecret: 'pi_1_secret_2', status: 'succeeded' };
  const asked = () => api.to('GET /v1/config').length;
  const checkout = aCheckout({ token: null });
  // Nothing is fetched from Stripe.
  checkout.settings.setState({ consent: 'map' });
  return { ...checkout, asked };
}

describe("D-bank-return: back from a bank's page while the API is unreachable", () => {
  it('the outcome of a payment is shown once the provider is known, without a reload', async () => {
    const { store, asked } = aReturn(2);
    await vi.advanceTimersByTimeAsync(9_900);
    expect([asked(), page.returned !== null]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(200);
    expect([asked(), page.returned !== null]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    await step(store, 'returned');
    expect([asked(), page.returned]).toEqual([3, null]);
  });

  it('no call is made after the checkout is removed', async () => {
    const { asked, leave } = aReturn(9);
    await vi.advanceTimersByTimeAsync(100);
    leave();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(asked()).toBe(1);
  });
});
