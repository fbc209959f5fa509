import { expect, test } from '../../fixtures/browser/test.ts';
import { withoutStreams } from '../../fixtures/browser/without-streams.ts';
import { confirmed, enter, focusedName, payButton, termsBox } from './a-purchase.ts';
import { shopFor } from './a-shop.ts';
import { cardForm, fillAll, openStripeShop, payByBank, pressIn, steady, walletSheet } from './stripe-shop.ts';

const shop = shopFor(openStripeShop);

test.describe('wallets', { tag: '@long' }, () => {
  test('D-wallets: a wallet opens within the press, after our own fields are checked; dismissed it orders nothing, confirmed it pays like a card', async () => {
    const { page, served } = await shop.visit({ who: 'coach', day: '2026-12-16' });
    served.hasWallet = true;
    await enter(page, '2026-12-16', '08:00');
    await (await steady(cardForm(page).getByLabel('Google Pay'))).check();
    await page.getByLabel('Nom du titulaire').waitFor({ state: 'detached' });
    await expect(page.getByLabel('Garder cette carte')).toHaveCount(0);
    await payButton(page).click();
    await page.getByText('Acceptez les conditions pour continuer').waitFor();
    await expect(page.locator('iframe[title="Google Pay"]')).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toMatch(/^J'accepte les conditions/);

    await termsBox(page).check();
    await payButton(page).click();
    await pressIn(walletSheet(page), 'Dismiss');
    await page.getByRole('alert').getByText("Le paiement n'a pas abouti").waitFor();
    await expect(page.getByText('Le numéro de carte est incomplet.')).toHaveCount(0);
    expect(await shop.paidFor('2_20261216T0800')).toEqual([]);

    await payButton(page).click();
    await pressIn(walletSheet(page), 'Pay with Google Pay');
    await confirmed(page);
    expect(await shop.paidFor('2_20261216T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });
});

test.describe('a moved checkout', { tag: '@long' }, () => {
  test('D-card-form-moved: a checkout that the page moves gets a new form, and says so; the name and the terms stay, and it pays', async () => {
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
      await expect(cardForm(page).getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
      await expect(ANEW).toHaveCount(0);
    }
    await move('append');
    await ANEW.waitFor();
    const number = cardForm(page).getByLabel('Numéro de carte');
    await expect(number).toHaveValue('');
    await expect(page.locator('[slot="card"]')).toHaveCount(1);
    await expect(page.getByLabel('Nom du titulaire')).toHaveValue('Camille Martin');
    await fillAll(page);
    await expect(ANEW).toHaveCount(0);
    await payButton(page).click();
    await confirmed(page);
    expect(await shop.paidFor('2_20261217T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });
});

test.describe('the back button', { tag: '@long' }, () => {
  test("D-resume: the browser's back button on a bank's page leads to the same order, which can be paid again", async () => {
    const { page } = await shop.visit({ who: 'provider', day: '2026-12-18' });
    const address = page.url();
    await enter(page, '2026-12-18', '08:00');
    await payByBank(page);
    await page.goBack();
    await payByBank(page);
    await page.getByRole('button', { name: 'Complete' }).click();
    await confirmed(page);
    await expect(page).toHaveURL(address);
    expect(await shop.paidFor('2_20261218T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });
});

test.describe('a payment that Stripe still processes', { tag: '@long' }, () => {
  test('D-payment-processing: a payment that Stripe still processes shows its failure without a press', async () => {
    const { page } = await shop.visit({ who: 'company', day: '2026-12-19' });
    await withoutStreams(page);
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
    await expect(page.getByText(/^Votre paiement est parti/)).toHaveCount(0);
  });
});
