import { expect, test } from '../../fixtures/browser/test.ts';
import {
  boughtOnce,
  DAY,
  expectNoFailure,
  HOLD,
  hearAlerts,
  openDay,
  PAYMENT,
  slotOf,
  UNCONFIRMED,
} from './a-lost-answer.ts';
import { dieAt, openMortalShop } from './a-mortal-shop.ts';
import { choose, enter, pay } from './a-purchase.ts';
import { shopFor, takenOf } from './a-shop.ts';

test.describe('a server that dies', { tag: '@long' }, () => {
  const shop = shopFor(openMortalShop);

  test('D-retries, D-idempotency: where the server dies once the places are held, one press keeps them, once', async () => {
    const page = await openDay(shop);
    await dieAt(shop, page, HOLD);
    await choose(page, DAY, '08:30');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByText("Vos places n'ont pas pu être gardées.").waitFor();
    await shop.comeBack();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('timer').waitFor();
    expect(await takenOf(shop, slotOf('08:30'))).toBe(1);
    await pay(page);
    await boughtOnce(shop, page, '08:30');
  });

  test('D-unknown-payment: where the server dies once the payment is made, the page says only that it is being checked, and the purchase goes on by itself', async () => {
    const page = await openDay(shop);
    await enter(page, DAY, '11:00');
    const alerts = await hearAlerts(page);
    await dieAt(shop, page, PAYMENT);
    await pay(page);
    await page.getByText(UNCONFIRMED).waitFor();
    await shop.comeBack();
    await boughtOnce(shop, page, '11:00');
    expectNoFailure(await alerts());
  });
});
