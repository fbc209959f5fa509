import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { choose, confirmed } from './a-purchase.ts';
import { addSecondCalendar, enterAsGuest, places } from './a-return.ts';
import { openStripeShop, payByBank, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

test.beforeAll(async () => {
  shop = await openStripeShop();
});

test.afterAll(() => shop?.close());

const PADEL = '/partner/?event=padel-duo';

test.describe("D-bank-return: a guest back from a bank's page, whose token could not be kept", () => {
  test('sees the outcome beside the first calendar, which can be booked again', async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-14', isPartners: true });
    await forbidStorage(page);
    await addSecondCalendar(page);
    const address = page.url();
    await enterAsGuest(page, '2026-12-14', '08:00');
    await payByBank(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByText(/^Votre paiement n'a pas abouti/).waitFor();
    await expect(page.getByText('Nous demandons')).toHaveCount(0);
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

test.describe("D-bank-return: back from a bank's page to a page without a checkout", () => {
  test('a buyer whom the page signs in later sees the outcome at once, and the order then', async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-15', isPartners: true });
    await signIn(page);
    await choose(page, '2026-12-15', '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Stripe a accepté votre paiement.').waitFor();
    await signIn(page);
    await confirmed(page);
    await expect(page.locator('creneau-checkout')).toHaveCount(1);
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
