import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { focused } from '../calendar/a-page.ts';
import { close, confirmed, enter, openOffer, pay, payButton, termsBox, totalOf, wordsOf } from './a-purchase.ts';
import { buyElsewhere, call, openShop, salesOf, shopFor, takenOf } from './a-shop.ts';

const shop = shopFor(openShop);

test.describe('a confirmed order', { tag: '@long' }, () => {
  test('D-next-week, D-cancel: the slots of a confirmed order are booked for the next week too; an order that is cancelled is refunded and its place is free', async () => {
    const page = await openOffer(shop, { who: 'coach', day: '2026-12-08' });
    await enter(page, '2026-12-08', '08:00');
    await pay(page);
    await confirmed(page);
    await page.getByRole('button', { name: 'Réserver aussi la semaine prochaine' }).click();
    await page.getByRole('timer').waitFor();
    await page.getByRole('list', { name: 'Créneaux' }).getByText('mardi 15 déc. 2026').waitFor();
    await pay(page);
    await confirmed(page);
    expect(await salesOf(shop, '2_20261208T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
    expect(await salesOf(shop, '2_20261215T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);

    await page.getByRole('button', { name: 'Annuler la réservation' }).click();
    const sure = /^Annuler cette réservation\s\? Montant remboursé\s: 12,00\s€\.$/;
    await page.getByText(sure).waitFor();
    await expect.poll(() => focused(page)).toMatch(sure);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Oui, annuler' }).click();
    await page.getByRole('heading', { name: 'Réservation annulée' }).waitFor();
    await page.getByText(/^12,00\s€ vous sont remboursés sur votre moyen de paiement\.$/).waitFor();
    expect(await salesOf(shop, '2_20261215T0800')).toMatchObject([
      { state: 'cancelled', payment: 'refunded', paid: 1200 },
    ]);
    expect(await takenOf(shop, '2_20261215T0800')).toBe(0);
    await close(page);
    expect(await salesOf(shop, '2_20261208T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
  });
});

test.describe('a waiting list', { tag: '@long' }, () => {
  test('D-waiting-slots, D-waiting-offer: the waiting list of a full slot costs nothing and is left from the confirmation; a place that becomes free is offered, booked and paid', async () => {
    const full = '2_20261210T0900';
    const order = await buyElsewhere(shop, 'coach', [full], 12);
    await buyElsewhere(shop, 'admin', [full], 12);
    const page = await openOffer(shop, { who: 'customer', day: '2026-12-10' });
    await enter(page, '2026-12-10', '08:30', '09:00');
    const lines = page.getByRole('list', { name: 'Créneaux' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await lines.filter({ hasText: '09h00 – 09h30' }).getByText("Liste d'attente, position 1").waitFor();
    await expect(lines.first().getByText(/attente/)).toHaveCount(0);
    await page.getByText("Une place en liste d'attente n'est facturée que si une place vous est proposée.").waitFor();
    await expect.poll(() => totalOf(page)).toBe('12,00\u00a0€');
    await payWithSaved(page);
    const lists = page.getByRole('list', { name: "Listes d'attente" });
    await lists.getByText("Liste d'attente, position 1").waitFor();
    expect(await salesOf(shop, '2_20261210T0830')).toMatchObject([{ total: 1200, payment: 'captured', paid: 1200 }]);
    await expect.poll(() => queueOf(full)).toEqual(['waiting']);
    await lists.getByRole('button', { name: 'Quitter la liste' }).click();
    await lists.getByText('Liste quittée').waitFor();
    await expect.poll(() => queueOf(full)).toEqual(['left']);

    await call(shop, 'customer', 'POST', `/waiting-list/${full}`);
    await close(page);
    await comeBack(page);
    const panel = page.getByRole('region', { name: "Vos listes d'attente" });
    const place = panel.getByRole('listitem').filter({ hasText: '10 déc. 2026' });
    await place.getByText('Position 1').waitFor();
    await call(shop, 'coach', 'DELETE', `/order/${order}`);
    await comeBack(page);
    await place.getByText(/^Une place vous est proposée jusqu'à 12h0\d\.$/).waitFor();
    await place.getByRole('button', { name: /^Prendre cette place/ }).click();
    await expect.poll(() => focused(page)).toBe('Je Réserve');
    await page.keyboard.press('Enter');
    await page.getByRole('timer').waitFor();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 12,00\u00a0€');
    await payWithSaved(page);
    await expect.poll(() => queueOf(full)).toEqual(['left', 'taken']);
    expect((await salesOf(shop, full)).map(({ state }) => state).sort()).toEqual([
      'cancelled',
      'confirmed',
      'confirmed',
    ]);
    await close(page);
    await place.waitFor({ state: 'detached' });
  });
});

/** Accepts the terms and pays with the saved card. */
async function payWithSaved(page: Page): Promise<void> {
  await termsBox(page).check();
  await payButton(page).click();
  await confirmed(page);
}

/** Makes the page visible again, as after another tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The states of all waiting places of a slot, in order. */
async function queueOf(slot: string): Promise<readonly string[]> {
  const rows = await shop.database.query<{ state: string }>(
    'SELECT state FROM waiting WHERE place_id = $1 ORDER BY id',
    [slot],
  );
  return rows.map(({ state }) => state);
}
