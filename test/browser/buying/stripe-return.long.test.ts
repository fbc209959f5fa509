import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSecondCalendar, enterAsGuest, places } from './a-return.ts';
import { openStripeShop, payByBank, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await openStripeShop();
});

afterAll(() => shop?.close());

const PADEL = '/partner/?event=padel-duo';

describe("D-bank-return: a guest back from a bank's page, whose token could not be kept", () => {
  it('sees the outcome beside the first calendar, which can be booked again', async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-14', isPartners: true });
    await forbidStorage(page);
    await addSecondCalendar(page);
    const address = page.url();
    await enterAsGuest(page, '2026-12-14', '08:00');
    await payByBank(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByText(/^Votre paiement n'a pas abouti/).waitFor();
    expect(await page.getByText('Nous demandons').count()).toBe(0);
    expect([page.url(), await places(page)]).toEqual([address, ['creneau-slotted-calendar padel-duo']]);
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
    await page.locator('creneau-checkout').waitFor({ state: 'detached' });

    await enterAsGuest(page, '2026-12-14', '09:00');
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Stripe a accepté votre paiement.').waitFor();
    expect([page.url(), await places(page)]).toEqual([address, ['creneau-slotted-calendar padel-duo']]);
    await shop.stripe.webhooks.quiet();
    expect(await shop.paidFor('2_20261214T0900')).toMatchObject([{ state: 'confirmed', status: 'succeeded' }]);
  });
});

/** A browser that refuses the tab's storage. */
async function forbidStorage(page: Page): Promise<void> {
  const script = `Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied'); } })`;
  await page.addInitScript(script);
  await page.evaluate(script);
}
