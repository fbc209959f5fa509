import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slotAt } from '../calendar/a-page.ts';
import { CARDS, confirmed, enter, openOffer, pay, payButton, wordsOf } from './a-purchase.ts';
import { buyElsewhere, call, openShop, type Shop, salesOf, takenOf } from './a-shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop?.close());

const DAY = '2026-12-07';
const [FIRST, SECOND] = ['2_20261207T0800', '2_20261207T0830'] as const;

describe('D-resume: a reload resumes', () => {
  it('the same hold, the same order after a refusal and at the bank, and the confirmation of an order paid elsewhere', async () => {
    const page = await openOffer(shop, { who: 'coach', day: DAY });
    await enter(page, DAY, '08:00', '08:30');
    const before = await storedBy(page);
    expect(before).toEqual({
      key: 'event:padel-duo',
      what: '2',
      hold: expect.stringMatching(/^[0-9a-f-]{36}$/),
      order: null,
      at: expect.any(Number),
    });
    const end = await endOfHold(before?.hold);
    await page.reload();
    await page.getByRole('timer').waitFor();
    expect(await storedBy(page)).toEqual({ ...before, at: expect.any(Number) });
    expect(await endOfHold(before?.hold)).toBe(end);
    expect(await page.getByRole('list', { name: 'Créneaux' }).getByRole('listitem').count()).toBe(2);
    expect(await wordsOf(payButton(page))).toBe('Payer 24,00\u00a0€');

    await pay(page, CARDS.declined);
    await page.getByText('Votre carte a été refusée.').waitFor();
    const [order] = await salesOf(shop, FIRST);
    expect(await storedBy(page)).toEqual({ ...before, order: order?.id, at: expect.any(Number) });
    await page.reload();
    await payButton(page).waitFor();
    expect(await wordsOf(payButton(page))).toBe('Payer 24,00\u00a0€');
    await pay(page, CARDS.authentication);
    await page.getByRole('heading', { name: 'Votre banque vous demande votre accord' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Votre banque vous demande votre accord' }).waitFor();
    expect(await salesOf(shop, FIRST)).toMatchObject([{ id: order?.id, state: 'pending', payment: 'authenticating' }]);

    const { payment } = await call<{ payment: { id: string } }>(shop, 'coach', 'GET', `/order/${order?.id}`);
    await call(shop, 'coach', 'POST', `/test-gateway/${payment.id}`, { authentication: 'passed' });
    await page.reload();
    await confirmed(page);
    expect(await storedBy(page)).toBeNull();
    expect(await salesOf(shop, SECOND)).toMatchObject([
      { id: order?.id, state: 'confirmed', payment: 'captured', paid: 2400 },
    ]);
  });

  it('D-storage: invalid data, and data of another user, are removed', async () => {
    const page = await openOffer(shop, { who: 'admin', day: DAY });
    const strange = { key: 'event:padel-duo', what: '2', order: null };
    const { id: hold } = await call<{ id: string }>(shop, 'company', 'POST', '/hold', { slots: ['2_20261208T0900'] });
    for (const junk of [
      '{',
      '"text"',
      '{"key":1}',
      JSON.stringify({ ...strange, hold: 'none' }),
      JSON.stringify({ ...strange, hold }),
    ]) {
      await page.evaluate((text) => localStorage.setItem('creneau.checkout', text), junk);
      await page.reload();
      await slotAt(page, DAY, '09:00').waitFor();
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('creneau.checkout')), { message: junk })
        .toBeNull();
      await page.locator('creneau-checkout').waitFor({ state: 'detached' });
    }
    await slotAt(page, DAY, '09:00').click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByRole('timer').waitFor();
  });

  it("D-hold-release: 'Retour au calendrier' releases the places at once, and nothing is left to resume", async () => {
    const page = await openOffer(shop, { who: 'provider', day: '2026-12-08' });
    await enter(page, '2026-12-08', '08:00');
    const other = await openOffer(shop, { who: 'subscriber', day: '2026-12-08' });
    const seen = slotAt(other, '2026-12-08', '08:00').getByText('1 place', { exact: true });
    await seen.waitFor();
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
    await expect.poll(() => takenOf(shop, '2_20261208T0800')).toBe(0);
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await seen.waitFor({ state: 'detached' });
    expect(await storedBy(page)).toBeNull();
    await page.reload();
    await slotAt(page, '2026-12-08', '08:00').waitFor();
    expect(await page.locator('creneau-checkout').count()).toBe(0);
  });
});

describe('D-hold: places whose hold ended', () => {
  it('when the time is up the places can be held again and paid', async () => {
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

  it('D-lost-place: a place that is lost meanwhile is named, drawn as full, the nearest free one offered, and the other slots stay in the purchase', async () => {
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
    expect(await lost.getAttribute('aria-pressed')).toBe('false');
    expect(await slotAt(page, '2026-12-10', '09:00').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Prendre ce créneau' }).click();
    await page.getByRole('timer').waitFor();
    expect(await wordsOf(payButton(page))).toBe('Payer 24,00\u00a0€');
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
  });

  it('D-late-payment: a place that is paid for too late and is gone is refunded, and the buyer is told', async () => {
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
    await page.getByRole('heading', { name: 'Place perdue – remboursée' }).waitFor();
    await page.getByText(/Rien n'est réservé\s: 12,00\s€ vous sont remboursés\./).waitFor();
    const sales = await salesOf(shop, slot);
    expect(sales.find(({ id }) => id === order?.id)).toMatchObject({
      state: 'refunded',
      payment: 'refunded',
      paid: 1200,
    });
  });
});

/** The stored purchase. */
function storedBy(page: Page): Promise<{ readonly hold: string; readonly order: string | null } | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('creneau.checkout') ?? 'null'));
}

/** When a live hold ends. */
async function endOfHold(id: string | undefined): Promise<number | undefined> {
  const [row] = await shop.database.query<{ ends: number }>(
    "SELECT expires_at AS ends FROM hold WHERE state = 'live' AND id = $1",
    [id ?? ''],
  );
  return row?.ends;
}
