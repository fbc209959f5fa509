import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, confirmed } from './a-purchase.ts';
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

describe("D-bank-return: back from a bank's page to a page without a checkout", () => {
  it('a buyer whom the page signs in later sees the outcome at once, and the order then', async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-15', isPartners: true });
    await signIn(page);
    await choose(page, '2026-12-15', '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Stripe a accepté votre paiement.').waitFor();
    await signIn(page);
    await confirmed(page);
    expect(await page.locator('creneau-checkout').count()).toBe(1);
  });
});

/** A browser that refuses the tab's storage. */
async function forbidStorage(page: Page): Promise<void> {
  const script = `Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied'); } })`;
  await page.addInitScript(script);
  await page.evaluate(script);
}

/** Signs in as a partner's own script does. */
async function signIn(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-creneau-token', 'demo-provider'));
}
