import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boughtOnce, CANCEL, DAY, openDay, PAYMENT, slotOf, UNCONFIRMED } from './a-mortal-purchase.ts';
import { dieAt, hearAlerts, type MortalShop, openMortalShop } from './a-mortal-shop.ts';
import { close, enter, pay } from './a-purchase.ts';
import { salesOf, takenOf } from './a-shop.ts';

let shop: MortalShop;

beforeAll(async () => {
  shop = await openMortalShop();
});

beforeEach(() => shop.comeBack());

afterAll(() => shop?.close());

it('D-unknown-payment, D-resume: a reload while the API does not answer waits for it, and ends in the confirmation by itself', async () => {
  const page = await openDay(shop);
  await enter(page, DAY, '08:00');
  await dieAt(shop, page, PAYMENT, 'after');
  await pay(page);
  await page.getByText(UNCONFIRMED).waitFor();
  await page.route('**/api/v1/{order,hold}/**', (route) => route.abort('connectionrefused'));
  await shop.comeBack();
  await page.reload();
  await page.getByText('Nous cherchons où en est votre réservation.').waitFor();
  const alerts = await hearAlerts(page);
  await page.unroute('**/api/v1/{order,hold}/**');
  await boughtOnce(shop, page, '08:00');
  expect((await alerts()).join()).not.toMatch(/pas pu|abouti/);
});

it('D-saved-cards: a card that was to be kept is listed at the next purchase, also if the answer to its payment was lost', async () => {
  const page = await openDay(shop, 'provider');
  await enter(page, DAY, '08:30');
  await page.getByRole('checkbox', { name: 'Garder cette carte' }).check();
  await dieAt(shop, page, PAYMENT, 'after');
  await pay(page);
  await page.getByText(UNCONFIRMED).waitFor();
  await shop.comeBack();
  await boughtOnce(shop, page, '08:30');
  await close(page);
  await enter(page, DAY, '09:00');
  const kept = page.getByRole('radio', { name: 'Visa se terminant par 4242, expire 12/2030' });
  await kept.waitFor();
  expect(await page.getByRole('radio').count()).toBe(2);
  await page.getByRole('button', { name: 'Retour au calendrier' }).click();
});

describe('D-cancel: the server dies while an order is being cancelled', () => {
  it.each([
    ['before the call arrives', 'before', '09:30'],
    ['after it was carried out', 'after', '10:00'],
  ] as const)(
    '%s: the page says that it may have been carried out, and one press more ends in one refund',
    async (_moment, when, hour) => {
      const page = await openDay(shop);
      await enter(page, DAY, hour);
      await pay(page);
      await boughtOnce(shop, page, hour);
      await page.getByRole('button', { name: 'Annuler la réservation' }).click();
      await dieAt(shop, page, CANCEL, when);
      await page.getByRole('button', { name: 'Oui, annuler' }).click();
      await page.getByRole('alert').getByText('votre demande est peut-être déjà prise en compte').waitFor();
      await shop.comeBack();
      await page.getByRole('button', { name: 'Oui, annuler' }).click();
      await page.getByRole('heading', { name: 'Réservation annulée' }).waitFor();
      expect(await salesOf(shop, slotOf(hour))).toMatchObject([
        { state: 'cancelled', payment: 'refunded', paid: 1200 },
      ]);
      expect(await takenOf(shop, slotOf(hour))).toBe(0);
    },
  );
});
