import { expect, test } from '../../fixtures/browser/test.ts';
import { boughtOnce, CANCEL, DAY, openDay, PAYMENT, slotOf, UNCONFIRMED } from './a-mortal-purchase.ts';
import { dieAt, hearAlerts, type MortalShop, openMortalShop } from './a-mortal-shop.ts';
import { close, enter, pay } from './a-purchase.ts';
import { salesOf, takenOf } from './a-shop.ts';

let shop: MortalShop;

test.beforeAll(async () => {
  shop = await openMortalShop();
});

test.beforeEach(() => shop.comeBack());

test.afterAll(() => shop?.close());

test('D-unknown-payment, D-resume: a reload while the API does not answer waits for it, and ends in the confirmation by itself', async () => {
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

test('D-saved-cards: a card that was to be kept is listed at the next purchase, also if the answer to its payment was lost', async () => {
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
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('button', { name: 'Retour au calendrier' }).click();
});

test.describe('D-cancel: the server dies while an order is being cancelled', () => {
  for (const [moment, when, hour] of [
    ['before the call arrives', 'before', '09:30'],
    ['after it was carried out', 'after', '10:00'],
  ] as const)
    test(`${moment}: the page says that it may have been carried out, and one press more ends in one refund`, async () => {
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
    });
});
