import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmed, enter, focusedName, payButton, termsBox } from './a-purchase.ts';
import {
  cardForm,
  fillAll,
  openStripeShop,
  payByBank,
  pressIn,
  type StripeShop,
  steady,
  walletSheet,
} from './stripe-shop.ts';

let shop: StripeShop;

beforeAll(async () => {
  shop = await openStripeShop();
});

afterAll(() => shop?.close());

describe('D-wallets: a wallet that the browser offers', () => {
  it('opens within the press, after our own fields are checked; dismissed it orders nothing, confirmed it pays like a card', async () => {
    const { page, served } = await shop.visit({ who: 'coach', day: '2026-12-16' });
    served.hasWallet = true;
    await enter(page, '2026-12-16', '08:00');
    await (await steady(cardForm(page).getByLabel('Google Pay'))).check();
    await page.getByLabel('Nom du titulaire').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Garder cette carte').count()).toBe(0);
    await payButton(page).click();
    await page.getByText('Acceptez les conditions pour continuer.').waitFor();
    expect(await page.locator('iframe[title="Google Pay"]').count()).toBe(0);
    expect(await focusedName(page)).toMatch(/^J'accepte les conditions/);

    await termsBox(page).check();
    await payButton(page).click();
    await pressIn(walletSheet(page), 'Dismiss');
    await page.getByRole('alert').getByText("Le paiement n'a pas abouti").waitFor();
    expect(await page.getByText('Le numéro de carte est incomplet.').count()).toBe(0);
    expect(await shop.paidFor('2_20261216T0800')).toEqual([]);

    await payButton(page).click();
    await pressIn(walletSheet(page), 'Pay with Google Pay');
    await confirmed(page);
    expect(await shop.paidFor('2_20261216T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });
});

describe('D-card-form-moved: a checkout that the page moves', () => {
  it('gets a new form, and says so; the name and the terms stay, and it pays', async () => {
    const { page } = await shop.visit({ who: 'admin', day: '2026-12-17' });
    await enter(page, '2026-12-17', '08:00');
    await fillAll(page);
    const ANEW = page.getByText('Le formulaire a été rechargé.');
    const move = (how: 'append' | 'moveBefore') =>
      page.evaluate((name) => {
        const elsewhere = document.createElement('section');
        const checkout = document.querySelector('creneau-checkout') as Element;
        checkout.parentElement?.append(elsewhere);
        if (name === 'append') elsewhere.append(checkout);
        else Reflect.apply(Reflect.get(elsewhere, name) as () => void, elsewhere, [checkout, null]);
      }, how);
    if (await page.evaluate(() => 'moveBefore' in Element.prototype)) {
      await move('moveBefore');
      expect(await cardForm(page).getByLabel('Numéro de carte').inputValue()).toBe('4242 4242 4242 4242');
      expect(await ANEW.count()).toBe(0);
    }
    await move('append');
    await ANEW.waitFor();
    const number = cardForm(page).getByLabel('Numéro de carte');
    expect(await number.inputValue()).toBe('');
    expect(await page.locator('[slot="card"]').count()).toBe(1);
    expect(await page.getByLabel('Nom du titulaire').inputValue()).toBe('Camille Martin');
    await fillAll(page);
    expect(await ANEW.count()).toBe(0);
    await payButton(page).click();
    await confirmed(page);
    expect(await shop.paidFor('2_20261217T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });
});

describe("D-resume: the browser's back button on a bank's page", () => {
  it('leads to the same order, which can be paid again', async () => {
    const { page } = await shop.visit({ who: 'provider', day: '2026-12-18' });
    const address = page.url();
    await enter(page, '2026-12-18', '08:00');
    await payByBank(page);
    await page.goBack();
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await confirmed(page);
    expect(page.url()).toBe(address);
    expect(await shop.paidFor('2_20261218T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });
});

describe('D-payment-processing: a payment that Stripe still processes', () => {
  it('shows its failure without a press', async () => {
    const { page } = await shop.visit({ who: 'company', day: '2026-12-19' });
    await page.clock.install();
    await enter(page, '2026-12-19', '08:00');
    const credit = page.getByRole('checkbox', { name: /crédit/ });
    if ((await credit.count()) > 0) await credit.uncheck();
    shop.stripe.isSlow = true;
    await fillAll(page);
    await payButton(page).click();
    await page.getByText(/^Votre paiement est parti/).waitFor();
    shop.stripe.isSlow = false;
    const [sale] = await shop.paidFor('2_20261219T0800');
    await shop.stripe.settle(sale?.intent ?? '', false);
    await page.clock.runFor(10_000);
    await page.getByRole('alert').getByText("Le paiement n'a pas abouti").waitFor();
    expect(await page.getByText(/^Votre paiement est parti/).count()).toBe(0);
  });
});
