import { expect, test } from '../../fixtures/browser/test.ts';
import { confirmed } from './a-purchase.ts';
import { addSecondCalendar, enterAsGuest, places } from './a-return.ts';
import { openStripeShop, payByBank, type StripeShop } from './stripe-shop.ts';

let shop: StripeShop;

test.beforeAll(async () => {
  shop = await openStripeShop();
});

test.afterAll(() => shop?.close());

const PADEL = '/partner/?event=padel-duo';

test.describe("D-bank-return: back from a bank's page to a page without a checkout", () => {
  test('a guest goes on with their order, beside the first calendar, and sees its confirmation', async () => {
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

  test('a page that sells nothing has its address cleaned at once, and makes no request to Stripe', async () => {
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
