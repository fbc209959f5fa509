import type { Locator } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openPage } from '../calendar/a-page.ts';
import { choose, enter, openOffer, payButton } from './a-purchase.ts';
import { openShop, shopFor } from './a-shop.ts';

const shop = shopFor(openShop);

/** What is said to be wrong with a field; hidden where nothing is. */
const problemOf = (field: Locator) => field.locator('xpath=..').getByRole('alert');

test('D-field-problems: what is wrong with a card field goes when it is edited, and comes again with the next press', async () => {
  const page = await openOffer(shop, { who: 'coach', day: '2026-12-09' });
  await enter(page, '2026-12-09', '08:00');
  await payButton(page).click();
  const number = page.getByLabel('Numéro de carte');
  await expect(problemOf(number)).toHaveText('Le numéro de carte est incomplet');
  await number.fill('4242');
  await expect(problemOf(number)).toBeHidden();
  await expect(number).toHaveAttribute('aria-invalid', 'false');
  await expect(problemOf(page.getByLabel('Code postal'))).toBeVisible();
  await payButton(page).click();
  await expect(problemOf(number)).toHaveText('Le numéro de carte est incomplet');
});

test('D-field-problems: card fields stay in line where what is wrong with one takes two lines', {
  tag: '@look',
}, async () => {
  const page = await openOffer(shop, { who: 'coach', day: '2026-12-10' });
  await enter(page, '2026-12-10', '08:00');
  const tops = () =>
    Promise.all(
      [/^Date d'expiration/, /^Code de sécurité/, /^Code postal/].map(async (label) => {
        const box = await page.getByLabel(label).boundingBox();
        return Math.round(box?.y ?? Number.NaN);
      }),
    );
  await page.getByLabel(/^Date d'expiration/).fill('01 / 20');
  await payButton(page).click();
  await page.getByText("L'année ou le mois d'expiration").waitFor();
  expect(new Set(await tops()).size).toBe(1);
});

test.describe('the other forms', { tag: '@long' }, () => {
  test("D-field-problems: what is wrong in a guest's form goes when a field is edited", async () => {
    const page = await openPage(shop.browser, shop.demo, '/slotted/padel-duo?date=2026-12-11');
    await choose(page, '2026-12-11', '08:00');
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    const name = page.getByLabel('Prénom');
    await expect(problemOf(name)).toBeVisible();
    await name.pressSequentially('Z');
    await expect(problemOf(name)).toBeHidden();
    await expect(problemOf(page.getByLabel('E-mail'))).toBeVisible();
    await name.fill('');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(problemOf(name)).toBeVisible();
  });

  test('D-field-problems: what is wrong with a coupon or the recipient of a gift goes when a field is edited', async () => {
    const page = await openOffer(shop, { who: 'coach', day: '2026-12-14' });
    await enter(page, '2026-12-14', '08:00');
    await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
    const coupon = page.getByLabel('Code promo');
    await coupon.fill('EXPIRE');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(problemOf(coupon)).toBeVisible();
    await coupon.press('End');
    await coupon.press('Backspace');
    await expect(problemOf(coupon)).toBeHidden();
    await page.getByLabel('Offrir cette réservation').check();
    const email = page.getByLabel('E-mail');
    await email.fill('camille@');
    await page.locator('.recipient').getByRole('button').click();
    await expect(problemOf(email)).toBeVisible();
    await email.fill('camille@example.org');
    await expect(problemOf(email)).toBeHidden();
    await expect(problemOf(page.getByLabel('Nom', { exact: true }))).toBeVisible();
  });
});
