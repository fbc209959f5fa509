import type { Page } from 'playwright-core';
import { underSheet } from '../../fixtures/browser/host-sheets.ts';
import { hostFile } from '../../fixtures/browser/hosts.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LOUD } from '../gate.ts';
import { confirmed, enter, fillGuest, focusedName, payButton, tabTo } from './a-purchase.ts';
import { shopFor } from './a-shop.ts';
import { bank, cardForm, EXPIRY, fillAll, openStripeShop, payByBank, steady } from './stripe-shop.ts';

const shop = shopFor(openStripeShop);

const PADEL = '/partner/?event=padel-duo';

test.describe("Stripe's code on the page", { tag: '@long' }, () => {
  test('D-stripe: an ad blocker, an empty script and an old version of Stripe are told apart, and loading can be retried', async () => {
    const { page, served } = await shop.visit({ who: 'coach', day: '2026-12-07' });
    served.script = 'blocked';
    await enter(page, '2026-12-07', '08:00');
    await page.getByText(/^Un bloqueur de publicité/).waitFor();
    served.script = 'empty';
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText(/^Une extension du navigateur/).waitFor();
    served.script = 'there';
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await cardForm(page).getByLabel('Numéro de carte').waitFor();

    for (const [found, said] of [
      ['function () {}', /^Une extension du navigateur/],
      ['Object.assign(function () {}, { version: 2, setPublishableKey() {} })', /version de Stripe trop ancienne/],
    ] as const) {
      await page.addInitScript(`window.Stripe = ${found}`);
      await page.reload();
      await page.getByText(said).waitFor();
    }
  });

  test("D-stripe: Stripe's code is not fetched without the page's consent, and its form comes and goes with the consent", async () => {
    const { page, served } = await shop.visit({ who: 'coach', day: '2026-12-08' });
    const consent = (value: string) =>
      page.evaluate((to) => document.documentElement.setAttribute('data-creneau-consent', to), value);
    await consent('none');
    await page.evaluate(() => {
      document.addEventListener('creneau-consentrequired', (event) => {
        document.title = (event as CustomEvent<{ readonly purpose: string }>).detail.purpose;
      });
    });
    await enter(page, '2026-12-08', '08:00');
    await page.getByText(/doit charger le formulaire de Stripe/).waitFor();
    expect(served.requests).toEqual([]);
    await page.getByRole('button', { name: 'Autoriser le paiement par Stripe' }).click();
    await expect(page).toHaveTitle('payment');
    await consent('map payment');
    await cardForm(page).getByLabel('Numéro de carte').waitFor();
    await consent('map');
    await page.locator('[slot="card"]').waitFor({ state: 'detached' });
    await page.getByText(/doit charger le formulaire de Stripe/).waitFor();
  });

  test("D-stripe: a page whose policy forbids Stripe's code shows an error that says so", async () => {
    const { page } = await shop.visit({ who: 'coach', day: '2026-12-08' });
    await page.evaluate(() => {
      const policy = document.createElement('meta');
      policy.httpEquiv = 'content-security-policy';
      policy.content = "trusted-types 'none'; require-trusted-types-for 'script'";
      document.head.append(policy);
    });
    await enter(page, '2026-12-08', '09:00');
    await page.getByText(/^La politique de sécurité de ce site/).waitFor();
  });
});

test.describe("a partner's page under the strict policy", { tag: '@long' }, () => {
  test("D-stripe: the strict policy of a partner's page lists every origin of Stripe's script and frames", async () => {
    const page = await openPartner(PADEL);
    const answer = await page.reload();
    const policy = answer?.headers()['content-security-policy'];
    expect(policy).toMatch(/script-src [^;]* https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/);
    expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  });

  test("D-keyboard, D-stripe: a buyer gets by keyboard alone into Stripe's form, through the bank, and back", async () => {
    const page = await openPartner(PADEL);
    const press = async (name: RegExp, key: string) => {
      await tabTo(page, name);
      await page.keyboard.press(key);
    };
    await press(/^10h30 .*mardi 24 novembre 2026/, 'Space');
    await press(/^Je Réserve$/, 'Enter');
    await page.getByRole('timer').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Votre réservation');
    await cardForm(page).getByLabel('Numéro de carte').waitFor();
    await tabIntoForm(page);
    for (const text of ['4000002500003155', EXPIRY, '123', '75010']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, /^Nom du titulaire$/);
    await page.keyboard.type('Camille Martin');
    await press(/^J'accepte les conditions de/, 'Space');
    await press(/^Payer 12,00 €$/, 'Enter');
    await bank(page).getByRole('button', { name: 'Complete' }).and(bank(page).locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await confirmed(page);
    await expect.poll(() => focusedName(page)).toBe('Réservation confirmée');
  });

  test("C-styling, D-card-slot: Stripe's form and the bank can be used by mouse under each host sheet", async () => {
    const page = await openPartner(PADEL);
    await page.locator('.slot.available').nth(3).click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    const sheets = [await hostFile('bootstrap/dist/css/bootstrap.min.css'), LOUD, 'html { font-size: 62.5% }'];
    await fillAll(page, '4000 0025 0000 3155');
    for (const [n, sheet] of sheets.entries()) {
      await underSheet(page, sheet, async () => {
        const number = cardForm(page).getByLabel('Numéro de carte');
        await (await steady(number)).click();
        await number.fill('4000 0025 0000 3155');
        await (await steady(payButton(page))).click();
        const isLast = n === sheets.length - 1;
        await (await steady(bank(page).getByRole('button', { name: isLast ? 'Complete' : 'Fail' }))).click();
        if (isLast) await confirmed(page);
        else await page.getByText(/^L'authentification a échoué/).waitFor();
      });
    }
  });
});

test.describe("a bank's page of its own", { tag: '@long' }, () => {
  // The page uses Stripe itself, and its own parameters stay.
  const QUERY = 'a=1&b=%20x&&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed&c';

  test("D-stripe: a bank's page of its own leads back to the confirmation, the address as it was", async () => {
    const { page } = await shop.visit({ who: 'admin', day: '2026-12-09', path: `/slotted/padel-duo?${QUERY}` });
    const address = `${page.url()}#there`;
    await page.goto(address);
    await enter(page, '2026-12-09', '08:00');
    await payByBank(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByText(/^L'authentification a échoué/).waitFor();
    await expect(page).toHaveURL(address);
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await confirmed(page);
    await expect(page).toHaveURL(address);
    expect(await shop.paidFor('2_20261209T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });

  test("D-stripe: a guest whose token is lost on the way to a bank's page sees Stripe's outcome", async () => {
    const item = 'event:1';
    const page = await openPartner(`/partner/?item=${item}`, false);
    await page.addInitScript(() => sessionStorage.clear());
    const address = page.url();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await fillGuest(page);
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await page.getByText('Stripe a accepté votre paiement.').waitFor();
    await expect(page).toHaveURL(address);
    await shop.stripe.webhooks.quiet();
    expect(await shop.paidFor(item)).toMatchObject([{ state: 'confirmed', status: 'succeeded' }]);
  });
});

/** A partner's page, whose own script passes the token. */
async function openPartner(path: string, isSignedIn = true): Promise<Page> {
  const { page } = await shop.visit({ who: null, path, isPartners: true });
  if (isSignedIn) {
    await page.evaluate(() => document.documentElement.setAttribute('data-creneau-token', 'demo-provider'));
  }
  return page;
}

/** Presses Tab until the focus is in Stripe's form. */
async function tabIntoForm(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await cardForm(page)
        .getByLabel('Numéro de carte')
        .evaluate((field) => field === document.activeElement)
    )
      return;
  }
  throw new Error("Tab does not lead into Stripe's form.");
}
