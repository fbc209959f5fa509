import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';
import { slotAt } from '../calendar/a-page.ts';
import { CARDS, confirmed, enter, openOffer, pay, payButton, wordsOf } from './a-purchase.ts';
import { call, openShop, salesOf, shopFor, takenOf } from './a-shop.ts';

const shop = shopFor(openShop);

const DAY = '2026-12-07';
const [FIRST, SECOND] = ['2_20261207T0800', '2_20261207T0830'] as const;

/** When the purchase was stored, and when its hold ends, by the API's clock and the device's. */
const TIMES = { at: expect.any(Number), until: expect.any(Number), ends: expect.any(Number) };

test.describe('a reload', () => {
  test('D-resume: a reload resumes the same hold, the same order after a refusal and at the bank, and the confirmation of an order paid elsewhere', async () => {
    const page = await openOffer(shop, { who: 'coach', day: DAY });
    await enter(page, DAY, '08:00', '08:30');
    const before = await storedBy(page);
    expect(before).toEqual({
      key: 'event:padel-duo',
      what: '2',
      hold: expect.stringMatching(/^[0-9a-f-]{36}$/),
      order: null,
      ...TIMES,
    });
    const end = await endOfHold(before?.hold);
    await page.reload();
    await page.getByRole('timer').waitFor();
    await expect.poll(() => storedBy(page)).toEqual({ ...before, ...TIMES });
    expect(await endOfHold(before?.hold)).toBe(end);
    await expect(page.getByRole('list', { name: 'Créneaux' }).getByRole('listitem')).toHaveCount(2);
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 24,00\u00a0€');

    await pay(page, CARDS.declined);
    await page.getByText('Votre carte a été refusée.').waitFor();
    const [order] = await salesOf(shop, FIRST);
    await expect.poll(() => storedBy(page)).toEqual({ ...before, order: order?.id, ...TIMES });
    await page.reload();
    await payButton(page).waitFor();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 24,00\u00a0€');
    await pay(page, CARDS.authentication);
    await page.getByRole('heading', { name: 'Votre banque vous demande votre accord' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Votre banque vous demande votre accord' }).waitFor();
    expect(await salesOf(shop, FIRST)).toMatchObject([{ id: order?.id, state: 'pending', payment: 'authenticating' }]);

    const { payment } = await call<{ payment: { id: string } }>(shop, 'coach', 'GET', `/order/${order?.id}`);
    await call(shop, 'coach', 'POST', `/test-gateway/${payment.id}`, { authentication: 'passed' });
    await page.reload();
    await confirmed(page);
    await expect.poll(() => storedBy(page)).toBeNull();
    expect(await salesOf(shop, SECOND)).toMatchObject([
      { id: order?.id, state: 'confirmed', payment: 'captured', paid: 2400 },
    ]);
  });

  test('D-resume: who comes back when the time of their places is up sees the calendar, and no call that fails', {
    tag: LONG,
  }, async () => {
    const page = await openOffer(shop, { who: 'admin', day: DAY });
    await enter(page, DAY, '10:00');
    const stored = await storedBy(page);
    const failed: string[] = [];
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
    await page.goto(`${shop.demo.url}/order/?as=demo-admin`);
    await page.evaluate(
      (text) => localStorage.setItem('creneau.checkout', text),
      JSON.stringify({ ...stored, ends: Date.now() - 1000 }),
    );
    await call(shop, 'admin', 'DELETE', `/hold/${stored?.hold}`);
    await page.goto(`${shop.demo.url}/slotted/padel-duo?as=demo-admin&date=${DAY}`);
    await slotAt(page, DAY, '10:00').waitFor();
    await expect.poll(() => storedBy(page)).toBeNull();
    expect(failed).toEqual([]);
  });

  test('D-storage, D-resume: invalid data in storage, and data of another user, are removed', {
    tag: LONG,
  }, async () => {
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

  test("D-hold-release: 'Retour au calendrier' releases the places at once, and nothing is left to resume", {
    tag: LONG,
  }, async () => {
    const page = await openOffer(shop, { who: 'provider', day: '2026-12-08' });
    await enter(page, '2026-12-08', '08:00');
    const other = await openOffer(shop, { who: 'subscriber', day: '2026-12-08' });
    const seen = slotAt(other, '2026-12-08', '08:00').getByText('1 place', { exact: true });
    await seen.waitFor();
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
    await expect.poll(() => takenOf(shop, '2_20261208T0800')).toBe(0);
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await seen.waitFor({ state: 'detached' });
    await expect.poll(() => storedBy(page)).toBeNull();
    await page.reload();
    await slotAt(page, '2026-12-08', '08:00').waitFor();
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
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
