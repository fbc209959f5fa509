import { expect, test } from '../../fixtures/browser/test.ts';
import { openPage, slotAt } from '../calendar/a-page.ts';
import { CARDS, confirmed, enter, enterAsGuest, openOffer, pay, payButton, wordsOf } from './a-purchase.ts';
import { buyElsewhere, openShop, salesOf, shopFor } from './a-shop.ts';

const shop = shopFor(openShop);

test.describe('places whose hold ended', { tag: '@long' }, () => {
  test('D-hold: when the time of a hold is up, its places can be held again and paid', async () => {
    const page = await openOffer(shop, { who: 'provider', day: '2026-12-09' });
    await enter(page, '2026-12-09', '08:00');
    await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live' AND person_id = 42");
    await pay(page);
    await page.getByText('Le délai est écoulé\u00a0: vos places ne sont plus gardées.').waitFor();
    expect(await salesOf(shop, '2_20261209T0800')).toEqual([]);
    await page.getByRole('button', { name: 'Garder les places à nouveau' }).click();
    await page.getByRole('timer').waitFor();
    await pay(page);
    await confirmed(page);
    expect(await salesOf(shop, '2_20261209T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
  });

  test('D-guest-token: a guest whose token has ended finds their details at the form, and the rest of what was typed after it', async () => {
    const day = '2026-12-16';
    const page = await openPage(shop.browser, shop.demo, `/slotted/padel-duo?date=${day}`);
    await enterAsGuest(page, day, '08:00');
    await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
    await page.getByLabel('Code promo').fill('BIENVENUE10');
    await shop.database.query("UPDATE hold SET expires_at = 1 WHERE state = 'live'");
    await shop.database.query('UPDATE access_token SET expires_at = 1 WHERE first_name IS NOT NULL');
    await pay(page);
    await page.getByText('Vos places ne sont plus gardées. Vérifiez vos coordonnées').waitFor();
    await expect(page.getByLabel('Prénom')).toHaveValue('Zoé');
    await expect(page.getByLabel('E-mail')).toHaveValue('zoe.petit@example.org');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByLabel('Code promo')).toHaveValue('BIENVENUE10');
    await pay(page);
    await page.getByText('Ce que vous aviez saisi est maintenant pris en compte.').waitFor();
    await payButton(page).click();
    await confirmed(page);
    expect(await salesOf(shop, '2_20261216T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
  });

  test('D-lost-place: a place that is lost meanwhile is named, drawn as full, the nearest free one offered, and the other slots stay in the purchase', async () => {
    const page = await openOffer(shop, { who: 'provider', day: '2026-12-10' });
    await slotAt(page, '2026-12-10', '08:30').click();
    await slotAt(page, '2026-12-10', '09:00').click();
    for (const who of ['company', 'admin'] as const)
      await buyElsewhere(shop, who, ['2_20261210T0830'], who === 'company' ? 0 : 12);
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByRole('alert').filter({ hasText: 'pas disponible(s)' }).waitFor();
    const note = page.locator('[part~="checkout"]');
    await note.getByText('08h30 – 09h00').waitFor();
    await note.getByText('À la place, nous vous proposons\u00a0:').waitFor();
    await note.getByRole('listitem').filter({ hasText: '09h30 – 10h00' }).waitFor();
    const lost = slotAt(page, '2026-12-10', '08:30');
    await lost.getByText("Liste d'attente", { exact: true }).waitFor();
    await expect(lost).toHaveAttribute('aria-pressed', 'false');
    await expect(slotAt(page, '2026-12-10', '09:00')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Prendre ce créneau' }).click();
    await page.getByRole('timer').waitFor();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 24,00\u00a0€');
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
  });

  test('D-late-payment: a place that is paid for too late and is gone is refunded, and the buyer is told', async () => {
    const page = await openOffer(shop, { who: 'provider', day: '2026-12-11' });
    const slot = '2_20261211T0800';
    await enter(page, '2026-12-11', '08:00');
    await pay(page, CARDS.authentication);
    await page.getByRole('button', { name: 'Autoriser' }).waitFor();
    await shop.database.query("UPDATE purchase SET pay_by = 1 WHERE state = 'pending' AND person_id = 42");
    await shop.sweep();
    const [order] = await salesOf(shop, slot);
    for (const who of ['coach', 'admin'] as const) await buyElsewhere(shop, who, [slot], 12);
    // As if the payment provider had taken the money just before the cancellation.
    await shop.database.query("UPDATE test_payment SET state = 'captured' WHERE reference = $1", [order?.id ?? '']);
    await page.getByRole('button', { name: 'Autoriser' }).click();
    await page.getByRole('heading', { name: 'Paiement trop tardif – remboursé' }).waitFor();
    await page.getByText(/Rien n'est réservé\. 12,00\s€ vous sont remboursés/).waitFor();
    const sales = await salesOf(shop, slot);
    expect(sales.find(({ id }) => id === order?.id)).toMatchObject({
      state: 'refunded',
      payment: 'refunded',
      paid: 1200,
    });
  });
});
