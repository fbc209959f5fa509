import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { choose, confirmed, enterAsGuest } from './a-purchase.ts';
import { shopFor } from './a-shop.ts';
import { openStripeShop, payByBank } from './stripe-shop.ts';

const shop = shopFor(openStripeShop);

const PADEL = '/partner/?event=padel-duo';

test.describe('a page without a checkout', () => {
  test("D-bank-return: a guest back from a bank's page goes on with their order, beside the first calendar, and sees its confirmation", async () => {
    const { page } = await shop.visit({ who: null, path: PADEL, day: '2026-12-14', isPartners: true });
    await addSecondCalendar(page);
    const address = page.url();
    await enterAsGuest(page, '2026-12-14', '08:00');
    await payByBank(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByText(/^L'authentification a échoué/).waitFor();
    expect([page.url(), await places(page)]).toEqual([address, ['creneau-slotted-calendar padel-duo']]);
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await confirmed(page);
    expect([page.url(), await places(page)]).toEqual([address, ['creneau-slotted-calendar padel-duo']]);
    await shop.stripe.webhooks.quiet();
    expect(await shop.paidFor('2_20261214T0800')).toMatchObject([{ state: 'confirmed', status: 'succeeded' }]);
  });

  test("D-bank-return: a page that sells nothing has its address cleaned at once on the way back from a bank's page, and makes no request to Stripe", async () => {
    const { page, served } = await shop.visit({ who: null, path: '/partner/?item=event:1', isPartners: true });
    await page.addInitScript(() => {
      new MutationObserver(() => document.querySelector('creneau-checkout')?.remove()).observe(document, {
        childList: true,
        subtree: true,
      });
    });
    const address = page.url();
    const said = 'creneau=1&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';
    // For ten seconds the page's scripts may still add an element that sells.
    await page.clock.install();
    await page.goto(`${address}&${said}#end`);
    await page.waitForFunction(() => document.readyState === 'complete' && customElements.get('creneau-checkout'));
    await page.clock.fastForward(9000);
    await expect(page).toHaveURL(`${address}#end`);
    await page.clock.fastForward(2000);
    await expect(page).toHaveURL(`${address}#end`);
    expect(served.requests).toEqual([]);
  });
});

test.describe('a guest whose token could not be kept', { tag: '@long' }, () => {
  test("D-bank-return: a guest back from a bank's page whose token could not be kept sees the outcome beside the first calendar, which can be booked again", async () => {
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

test.describe('a buyer who is signed in later', { tag: '@long' }, () => {
  test("D-bank-return: a buyer back from a bank's page whom the page signs in later sees the outcome at once, and the order then", async () => {
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

/** Has the page add another calendar, after each navigation. */
async function addSecondCalendar(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const second = document.createElement('creneau-slotted-calendar');
      second.setAttribute('event', 'yoga-doux');
      document.querySelector('main')?.append(second);
    });
  });
}

/** The element before each checkout of the page. */
function places(page: Page): Promise<readonly string[]> {
  return page
    .locator('creneau-checkout')
    .evaluateAll((all) =>
      all.map(({ previousElementSibling: before }) => `${before?.localName} ${before?.getAttribute('event')}`),
    );
}

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
