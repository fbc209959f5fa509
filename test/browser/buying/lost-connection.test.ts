import type { Page } from 'playwright-core';
import type { TimeOfDay } from '../../../core/time/wall-time.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import {
  boughtOnce,
  CANCEL,
  DAY,
  expectNoFailure,
  HOLD,
  hearAlerts,
  LOOK,
  loseAt,
  ORDER,
  openDay,
  PAYMENT,
  QUOTE,
  slotOf,
  UNCONFIRMED,
} from './a-lost-answer.ts';
import { CARDS, choose, close, enter, fillCard, pay, payButton, termsBox, wordsOf } from './a-purchase.ts';
import { openShop, salesOf, shopFor, takenOf } from './a-shop.ts';

const shop = shopFor(openShop);

test.describe('a connection that is lost', { tag: '@long' }, () => {
  test('D-retries: where the connection is lost before the hold arrives, what is chosen stays, and one press keeps the places', async () => {
    const page = await openDay(shop);
    const connect = await loseAt(page, HOLD, 'before');
    await choose(page, DAY, '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByText("Vos places n'ont pas pu être gardées.").waitFor();
    await connect();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('timer').waitFor();
    expect(await takenOf(shop, slotOf('08:00'))).toBe(1);
    await pay(page);
    await boughtOnce(shop, page, '08:00');
  });

  for (const [moment, when, hour] of [
    ['before the quote arrives', 'before', '09:00'],
    ['once the quote is made', 'after', '09:30'],
  ] as const)
    test(`D-typed-not-applied: where the connection is lost ${moment}, the coupon, the card and the terms are still there, and one press applies the coupon`, async () => {
      const page = await openDay(shop);
      await enter(page, DAY, hour);
      await fillCard(page);
      await termsBox(page).check();
      await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
      await page.getByLabel('Code promo').fill('BIENVENUE10');
      const connect = await loseAt(page, QUOTE, when);
      await page.getByRole('button', { name: 'Appliquer' }).click();
      await page.getByText("Le nouveau total n'a pas pu être calculé.").waitFor();
      await connect();
      await expect(page.getByLabel('Code promo')).toHaveValue('BIENVENUE10');
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 10,80\u00a0€');
      await payAsTyped(page);
      await boughtOnce(shop, page, hour, 1080);
    });

  for (const [moment, call, when, hour] of [
    ['before the order arrives', ORDER, 'before', '10:00'],
    ['once the order is made', ORDER, 'after', '10:30'],
    ['before the outcome is asked for', LOOK, 'before', '11:30'],
  ] as const)
    test(`D-unknown-payment: where the connection is lost ${moment}, the page says only that the payment is being checked, and the purchase goes on by itself to one order and one charge`, async () => {
      const page = await openDay(shop);
      await enter(page, DAY, hour);
      const alerts = await hearAlerts(page);
      const connect = await loseAt(page, call, when);
      await pay(page);
      await page.getByText(UNCONFIRMED).waitFor();
      await connect();
      await boughtOnce(shop, page, hour);
      expectNoFailure(await alerts());
    });

  test('D-unknown-payment: while it is not known whether a payment was taken, nothing leads back to the calendar, and checking again ends in the confirmation', async () => {
    const page = await openDay(shop);
    await enter(page, DAY, '11:00');
    const connect = await loseAt(page, PAYMENT, 'after');
    await pay(page);
    await page.getByText(UNCONFIRMED).waitFor();
    const again = page.getByRole('button', { name: 'Vérifier à nouveau' });
    await again.click();
    await expect(page.getByText(UNCONFIRMED)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retour au calendrier' })).toHaveCount(0);
    await connect();
    await again.click();
    await boughtOnce(shop, page, '11:00');
  });

  test('D-unknown-payment: where the connection is lost before the payment arrives, the page says that nothing was charged once that is known, and the same card pays by a press', async () => {
    const page = await openDay(shop);
    await enter(page, DAY, '12:30');
    const connect = await loseAt(page, PAYMENT, 'before');
    await pay(page);
    await page.getByText(UNCONFIRMED).waitFor();
    await connect();
    await page.getByText("rien n'a été débité").waitFor();
    await payAsTyped(page);
    await boughtOnce(shop, page, '12:30');
  });

  test("D-unknown-payment: where the connection is lost before the answer to the bank's question arrives, the bank asks again", async () => {
    const page = await openBank('13:00');
    const alerts = await hearAlerts(page);
    const connect = await loseAt(page, PAYMENT, 'before');
    await page.getByRole('button', { name: 'Autoriser' }).click();
    await page.getByText(UNCONFIRMED).waitFor();
    await connect();
    await page.getByText(UNCONFIRMED).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Autoriser' }).click();
    await boughtOnce(shop, page, '13:00');
    expectNoFailure(await alerts());
  });

  test("D-unknown-payment: where the connection is lost once the answer to the bank's question is taken, the purchase is confirmed by itself", async () => {
    const page = await openBank('13:30');
    const alerts = await hearAlerts(page);
    const connect = await loseAt(page, PAYMENT, 'after');
    await page.getByRole('button', { name: 'Autoriser' }).click();
    await page.getByText(UNCONFIRMED).waitFor();
    await connect();
    await boughtOnce(shop, page, '13:30');
    expectNoFailure(await alerts());
  });

  test('D-unknown-payment, D-resume: a page that is reloaded while the API does not answer waits for it, and ends in the confirmation by itself', async () => {
    const page = await openDay(shop);
    await enter(page, DAY, '14:00');
    const connect = await loseAt(page, PAYMENT, 'after');
    await pay(page);
    await page.getByText(UNCONFIRMED).waitFor();
    await page.route('**/api/v1/{order,hold}/**', (route) => route.abort('connectionrefused'));
    await connect();
    await page.reload();
    await page.getByText('Nous cherchons où en est votre réservation.').waitFor();
    const alerts = await hearAlerts(page);
    await page.unroute('**/api/v1/{order,hold}/**');
    await boughtOnce(shop, page, '14:00');
    expect((await alerts()).join()).not.toMatch(/pas pu|abouti/);
  });

  test('D-saved-cards: a card that was to be kept is listed at the next purchase, also if the answer to its payment was lost', async () => {
    const page = await openDay(shop, 'provider');
    await enter(page, DAY, '14:30');
    await page.getByRole('checkbox', { name: 'Garder cette carte' }).check();
    const connect = await loseAt(page, PAYMENT, 'after');
    await pay(page);
    await page.getByText(UNCONFIRMED).waitFor();
    await connect();
    await boughtOnce(shop, page, '14:30');
    await close(page);
    await enter(page, DAY, '15:00');
    const kept = page.getByRole('radio', { name: 'Visa se terminant par 4242, expire 12/2030' });
    await kept.waitFor();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
  });

  for (const [moment, when, hour] of [
    ['before the cancellation arrives', 'before', '15:30'],
    ['once the order is cancelled', 'after', '16:00'],
  ] as const)
    test(`D-cancel: where the connection is lost ${moment}, the page says that it may have been carried out, and one press more ends in one refund`, async () => {
      const page = await openDay(shop);
      await enter(page, DAY, hour);
      await pay(page);
      await boughtOnce(shop, page, hour);
      await page.getByRole('button', { name: 'Annuler la réservation' }).click();
      const connect = await loseAt(page, CANCEL, when);
      await page.getByRole('button', { name: 'Oui, annuler' }).click();
      await page.getByRole('alert').getByText('votre demande est peut-être déjà prise en compte').waitFor();
      await connect();
      await page.getByRole('button', { name: 'Oui, annuler' }).click();
      await page.getByRole('heading', { name: 'Réservation annulée' }).waitFor();
      expect(await salesOf(shop, slotOf(hour))).toMatchObject([
        { state: 'cancelled', payment: 'refunded', paid: 1200 },
      ]);
      expect(await takenOf(shop, slotOf(hour))).toBe(0);
    });
});

/** Buys a slot until the bank asks for the cardholder's agreement. */
async function openBank(hour: TimeOfDay): Promise<Page> {
  const page = await openDay(shop);
  await enter(page, DAY, hour);
  await pay(page, CARDS.authentication);
  await page.getByRole('heading', { name: 'Votre banque vous demande votre accord' }).waitFor();
  return page;
}

/** Pays with the card and the agreement that are still in the form. */
async function payAsTyped(page: Page): Promise<void> {
  await expect(page.getByLabel('Numéro de carte')).toHaveValue(CARDS.success);
  await expect(termsBox(page)).toBeChecked();
  await payButton(page).click();
}
