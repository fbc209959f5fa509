import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { focused, slotAt } from '../calendar/a-page.ts';
import { choose, confirmed, enter, openOffer, payButton, termsBox } from './a-purchase.ts';
import { openShop, shopFor, takenOf } from './a-shop.ts';

const shop = shopFor(openShop);

const DAY = '2026-12-08';
const BACK = 'Revenir à ma réservation';

/** The line that the calendar is. */
const lineOf = (page: Page) => page.locator('[part="folded"]');

/** The vertical position of a heading in the viewport, whose height is 900. */
async function topOf(page: Page, name: string): Promise<number> {
  return (await page.getByRole('heading', { name }).boundingBox())?.y ?? Number.NaN;
}

test.describe('the calendar while its selection is bought', { tag: '@long' }, () => {
  test('D-calendar-folds: the calendar is one line above the checkout; unfolded and folded again the purchase goes on', async () => {
    const page = await openOffer(shop, { who: 'customer', day: DAY });
    await enter(page, DAY, '08:00', '08:30');
    await lineOf(page).getByText('mar. 8 déc., 08h00 – 08h30 et 1 autre').waitFor();
    await expect.poll(() => focused(page)).toBe('Votre réservation');
    await expect(page.locator('[part~="button-primary"]:visible')).toHaveCount(1);
    await expect.poll(() => topOf(page, 'Votre réservation')).toBeGreaterThan(0);

    await page.getByRole('button', { name: 'Modifier' }).click();
    await expect.poll(() => focused(page)).toMatch(/^08h00 .*mardi 8 décembre 2026/);
    await expect(slotAt(page, DAY, '08:30')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: BACK }).click();
    await lineOf(page).waitFor();
    await expect.poll(() => focused(page)).toBe('Votre réservation');
    expect(await takenOf(shop, '2_20261208T0830')).toBe(1);

    await page.reload();
    await lineOf(page).getByText('mar. 8 déc., 08h00').waitFor();
    await page.getByRole('timer').waitFor();
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
    await slotAt(page, DAY, '08:00').waitFor();
    await expect.poll(() => focused(page)).toBe('Je Réserve');
  });

  test('D-calendar-folds: another slot chosen in the unfolded calendar gives the places back, and the focus stays on the slot', async () => {
    const page = await openOffer(shop, { who: 'customer', day: DAY });
    await enter(page, DAY, '08:00');
    await page.getByRole('button', { name: 'Modifier' }).click();
    await choose(page, DAY, '08:30');
    await expect.poll(() => takenOf(shop, '2_20261208T0800')).toBe(0);
    await page.getByText('Réservez vos nouveaux créneaux dans le calendrier.').waitFor();
    await expect.poll(() => focused(page)).toMatch(/^08h30 .*mardi 8 décembre 2026/);
    await page.getByRole('button', { name: 'Je Réserve' }).waitFor();
  });

  test('D-calendar-folds: the confirmation stays in view when the calendar unfolds above it', async () => {
    const page = await openOffer(shop, { who: 'customer', day: DAY });
    await enter(page, DAY, '08:00');
    await termsBox(page).check();
    await payButton(page).click();
    await confirmed(page);
    await page.locator('[part="grid"]').filter({ visible: true }).waitFor();
    await expect.poll(() => focused(page)).toBe('Réservation confirmée');
    await expect.poll(() => topOf(page, 'Réservation confirmée')).toBeLessThan(850);
    await expect.poll(() => topOf(page, 'Réservation confirmée')).toBeGreaterThanOrEqual(0);
  });
});
