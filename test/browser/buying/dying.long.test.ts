import type { Page } from 'playwright-core';
import type { TimeOfDay } from '../../../core/time/wall-time.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import {
  boughtOnce,
  DAY,
  expectNoFailure,
  HOLD,
  LOOK,
  ORDER,
  openDay,
  PAYMENT,
  QUOTE,
  slotOf,
  UNCONFIRMED,
} from './a-mortal-purchase.ts';
import { dieAt, hearAlerts, type MortalShop, openMortalShop } from './a-mortal-shop.ts';
import { CARDS, choose, enter, fillCard, pay, payButton, termsBox, wordsOf } from './a-purchase.ts';
import { takenOf } from './a-shop.ts';

let shop: MortalShop;

test.beforeAll(async () => {
  shop = await openMortalShop();
});

test.beforeEach(() => shop.comeBack());

test.afterAll(() => shop?.close());

const BANK = 'Votre banque vous demande votre accord';

test.describe('D-retries, D-idempotency: the server dies while the places are being kept', () => {
  for (const [moment, when, hour] of [
    ['before the call arrives', 'before', '08:00'],
    ['after the hold is made', 'after', '08:30'],
  ] as const)
    test(`${moment}: one press keeps them, once, and what is chosen is still chosen`, async () => {
      const page = await openDay(shop);
      await dieAt(shop, page, HOLD, when);
      await choose(page, DAY, hour);
      await page.getByRole('button', { name: 'Je Réserve' }).click();
      await page.getByText("Vos places n'ont pas pu être gardées.").waitFor();
      await shop.comeBack();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await page.getByRole('timer').waitFor();
      expect(await takenOf(shop, slotOf(hour))).toBe(1);
      await pay(page);
      await boughtOnce(shop, page, hour);
    });
});

for (const [moment, when, hour] of [
  ['before the call arrives', 'before', '09:00'],
  ['after the quote is made', 'after', '09:30'],
] as const)
  test(`D-typed-not-applied: the server dies ${moment}: the coupon, the card and the terms are still there, and one press applies the coupon`, async () => {
    const page = await openDay(shop);
    await enter(page, DAY, hour);
    await fillCard(page);
    await termsBox(page).check();
    await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
    await page.getByLabel('Code promo').fill('BIENVENUE10');
    await dieAt(shop, page, QUOTE, when);
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await page.getByText("Le nouveau total n'a pas pu être calculé.").waitFor();
    await shop.comeBack();
    await expect(page.getByLabel('Code promo')).toHaveValue('BIENVENUE10');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 10,80\u00a0€');
    await payAsTyped(page);
    await boughtOnce(shop, page, hour, 1080);
  });

test.describe('D-unknown-payment: the server dies after the press that pays', () => {
  for (const [moment, call, when, hour] of [
    ['before the order arrives', ORDER, 'before', '10:00'],
    ['after the order is made', ORDER, 'after', '10:30'],
    ['after the payment is made', PAYMENT, 'after', '11:00'],
    ['before the outcome is asked for', LOOK, 'before', '11:30'],
  ] as const)
    test(`${moment}: that the payment is being checked is all that is said, and the purchase goes on by itself to one order and one charge`, async () => {
      const page = await openDay(shop);
      await enter(page, DAY, hour);
      const alerts = await hearAlerts(page);
      await dieAt(shop, page, call, when);
      await pay(page);
      await page.getByText(UNCONFIRMED).waitFor();
      await shop.comeBack();
      await boughtOnce(shop, page, hour);
      expectNoFailure(await alerts());
    });

  test('before the payment arrives: once that is known the page says that nothing was charged, and the same card pays by a press', async () => {
    const page = await openDay(shop);
    await enter(page, DAY, '12:30');
    await dieAt(shop, page, PAYMENT, 'before');
    await pay(page);
    await page.getByText(UNCONFIRMED).waitFor();
    await shop.comeBack();
    await page.getByText("rien n'a été débité").waitFor();
    await payAsTyped(page);
    await boughtOnce(shop, page, '12:30');
  });
});

test.describe("D-unknown-payment: the server dies during the bank's step", () => {
  test('before the answer arrives: the bank asks again', async () => {
    const page = await openBank('13:00');
    const alerts = await hearAlerts(page);
    await dieAt(shop, page, PAYMENT, 'before');
    await page.getByRole('button', { name: 'Autoriser' }).click();
    await page.getByText(UNCONFIRMED).waitFor();
    await shop.comeBack();
    await page.getByText(UNCONFIRMED).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Autoriser' }).click();
    await boughtOnce(shop, page, '13:00');
    expectNoFailure(await alerts());
  });

  test('after the answer is taken: the purchase is confirmed by itself', async () => {
    const page = await openBank('13:30');
    const alerts = await hearAlerts(page);
    await dieAt(shop, page, PAYMENT, 'after');
    await page.getByRole('button', { name: 'Autoriser' }).click();
    await page.getByText(UNCONFIRMED).waitFor();
    await shop.comeBack();
    await boughtOnce(shop, page, '13:30');
    expectNoFailure(await alerts());
  });
});

/** Buys a slot until the bank asks for the cardholder's agreement. */
async function openBank(hour: TimeOfDay): Promise<Page> {
  const page = await openDay(shop);
  await enter(page, DAY, hour);
  await pay(page, CARDS.authentication);
  await page.getByRole('heading', { name: BANK }).waitFor();
  return page;
}

/** Pays with the card and the agreement that are still in the form. */
async function payAsTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('Numéro de carte')).toHaveValue(CARDS.success);
  await expect(termsBox(page)).toBeChecked();
  await payButton(page).click();
}
