import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { choose, confirmed, fillCard, openOffer, payButton, termsBox } from './a-purchase.ts';
import { openShop, type Shop, salesOf, shopFor, type Who } from './a-shop.ts';

const shop = shopFor(openShop);

const MINUTE = 60_000;
const ENDED = 'Le délai est écoulé\u00a0: vos places ne sont plus gardées.';

test('D-hold-longer: from two minutes before the end one press keeps the places longer, and the focus stays in the field', async () => {
  const page = await aReview({ who: 'coach', day: '2026-12-09' });
  await pass(page, 7.9);
  await expect(longer(page)).toBeHidden();
  const number = page.getByLabel('Numéro de carte');
  await number.fill('4242 4242');
  await pass(page, 0.2);
  await expect(page.getByRole('status').getByText('Vous pouvez garder vos places plus longtemps.')).toBeAttached();
  const [before] = await endsOf(shop, '2_20261209T0800');
  await longer(page).click();
  await expect(page.getByRole('status').getByText('Vos places sont gardées encore 10 minutes.')).toBeAttached();
  await expect(longer(page)).toBeHidden();
  await expect(number).toHaveValue('4242 4242');
  await expect(number).toBeFocused();
  const [after] = await endsOf(shop, '2_20261209T0800');
  expect(after).toBeGreaterThan(before ?? 0);
});

test('D-hold-longer: at the end the form stays with what was typed, nothing can be paid, and a press holds the same places again', async () => {
  const page = await aReview({ who: 'coach', day: '2026-12-10' });
  await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
  await page.getByLabel('Code promo').fill('BIENVENUE10');
  await fillCard(page);
  await termsBox(page).check();
  await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
  await pass(page, 10.1);
  await expect(page.getByRole('alert').getByText(ENDED)).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await page.getByLabel('Numéro de carte').press('Enter');
  await page.getByRole('button', { name: 'Garder les places à nouveau' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByLabel('Numéro de carte')).toHaveValue('4242 4242 4242 4242');
  await expect(page.getByLabel('Code promo')).toHaveValue('BIENVENUE10');
  await expect(termsBox(page)).toBeChecked();
  expect(await salesOf(shop, '2_20261210T0800')).toEqual([]);
  await payButton(page).click();
  await page.getByText('Ce que vous aviez saisi est maintenant pris en compte.').waitFor();
  await payButton(page).click();
  await confirmed(page);
  expect(await salesOf(shop, '2_20261210T0800')).toMatchObject([{ state: 'confirmed', total: 1080 }]);
});

interface Visit {
  readonly who: Who;
  readonly day: `${number}-${number}-${number}`;
}

/** A checkout whose places have just been held, and whose page's clock is the test's. */
async function aReview({ who, day }: Visit): Promise<Page> {
  const page = await openOffer(shop, { who, day });
  return enterByClock(page, day);
}

async function enterByClock(page: Page, day: Visit['day']): Promise<Page> {
  await page.clock.install();
  await page.reload();
  await choose(page, day, '08:00');
  await page.getByRole('button', { name: 'Je Réserve' }).click();
  await payButton(page).waitFor();
  return page;
}

/** Lets minutes pass on the page alone. */
function pass(page: Page, minutes: number): Promise<void> {
  return page.clock.fastForward(minutes * MINUTE);
}

/** The button that keeps the places longer. */
function longer(page: Page) {
  return page.getByRole('button', { name: /^(Garder les places encore|Keep the places for another) / });
}

/** When the live holds of a slot end. */
async function endsOf({ database }: Shop, slot: string): Promise<readonly number[]> {
  const rows = await database.query<{ end: number }>(
    `SELECT expires_at AS end FROM hold JOIN hold_place ON hold_id = hold.id WHERE state = 'live' AND place_id = $1`,
    [slot],
  );
  return rows.map(({ end }) => Number(end));
}
