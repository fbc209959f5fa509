import { expect, test } from '../../fixtures/browser/test.ts';
import { confirmed, enter, fillCard, openOffer, payButton, termsBox, wordsOf } from './a-purchase.ts';
import { openShop, salesOf, shopFor } from './a-shop.ts';

const shop = shopFor(openShop);

const DAY = '2026-12-07';
const SLOT = '2_20261207T0800';

test('D-typed-not-applied, D-kept-wishes: a coupon and a recipient that are only typed outlive a reload, and are applied before anything is ordered', {
  tag: '@long',
}, async () => {
  const page = await openOffer(shop, { who: 'coach', day: DAY });
  await enter(page, DAY, '08:00');
  await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
  await page.getByLabel('Code promo').fill('BIENVENUE10');
  await page.getByRole('checkbox', { name: 'Offrir cette réservation' }).check();
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Petit');
  await page.getByLabel('E-mail').fill('zoe@example.fr');
  const drafts = () => shop.database.query<{ draft: string }>("SELECT draft FROM hold WHERE state = 'live'");
  await expect.poll(async () => JSON.stringify(await drafts())).toContain('zoe@example.fr');

  await page.reload();
  await page.getByRole('timer').waitFor();
  await expect(page.getByLabel('Code promo')).toHaveValue('BIENVENUE10');
  await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
  await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 12,00\u00a0€');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/Zoé|zoe@|BIENVENUE/);

  await fillCard(page);
  await termsBox(page).check();
  await payButton(page).click();
  await page.getByRole('alert').getByText('Ce que vous aviez saisi est maintenant pris en compte.').waitFor();
  await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 10,80\u00a0€');
  await page.getByRole('status').getByText('Offert à Zoé Petit').waitFor();
  expect(await salesOf(shop, SLOT)).toEqual([]);
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');

  await payButton(page).click();
  await confirmed(page);
  expect(await salesOf(shop, SLOT)).toMatchObject([{ total: 1080, payment: 'captured', paid: 1080 }]);
  const gifts = await shop.database.query(
    "SELECT gift_email FROM purchase WHERE state = 'confirmed' AND total_cents = 1080",
  );
  expect(gifts).toEqual([{ gift_email: 'zoe@example.fr' }]);
});

test('D-typed-not-applied: a coupon that is not valid is said at its field, which gets the focus; nothing is ordered', {
  tag: '@long',
}, async () => {
  const page = await openOffer(shop, { who: 'provider', day: DAY });
  await enter(page, DAY, '08:30');
  await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
  await page.getByLabel('Code promo').fill('EXPIRE');
  await fillCard(page);
  await termsBox(page).check();
  await payButton(page).click();
  await page.getByRole('alert').getByText('Code promo invalide').waitFor();
  await expect.poll(() => page.getByLabel('Code promo').evaluate((field) => field.matches(':focus'))).toBe(true);
  expect(await salesOf(shop, '2_20261207T0830')).toEqual([]);
});
