import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { CARDS, confirmed, enter, openOffer, pay } from './a-purchase.ts';
import { openShop, salesOf, shopFor, takenOf, type Who } from './a-shop.ts';

const shop = shopFor(openShop);

const ELSEWHERE = 'Votre réservation se poursuit dans un autre onglet. Ici, les places ne sont plus gardées.';

test.describe('a purchase that a second tab takes over', { tag: '@long' }, () => {
  test('D-second-tab: the first tab says that a second one took its purchase over, and can go on instead; each learns of the other, and one order is made', async () => {
    const day = '2026-12-08';
    const first = await openOffer(shop, { who: 'provider', day });
    await enter(first, day, '08:00');
    const second = await anotherTab(first, 'provider', day);
    await enter(second, day, '09:00');
    await first.getByText(ELSEWHERE).waitFor();
    await first.getByRole('button', { name: 'Reprendre ici' }).click();
    await first.getByRole('timer').waitFor();
    await second.getByText(ELSEWHERE).waitFor();
    expect(await takenOf(shop, '2_20261208T0800')).toBe(1);
    await pay(first);
    await confirmed(first);
    await expect(second.getByText(ELSEWHERE)).toBeVisible();
    expect(await salesOf(shop, '2_20261208T0800')).toMatchObject([{ state: 'confirmed' }]);
  });

  test('D-second-tab: an order that waited for another card is ended when a second tab takes the purchase over, and nothing else is said of it', async () => {
    const day = '2026-12-15';
    const first = await openOffer(shop, { who: 'coach', day });
    await enter(first, day, '08:00');
    await pay(first, CARDS.declined);
    await first.getByText('Votre carte a été refusée.').waitFor();
    const second = await anotherTab(first, 'coach', day);
    await enter(second, day, '09:00');
    await first.getByText(ELSEWHERE).waitFor();
    expect(await salesOf(shop, '2_20261215T0800')).toMatchObject([{ state: 'expired', payment: 'cancelled' }]);
    await first.getByRole('button', { name: 'Retour au calendrier' }).click();
    await first.locator('creneau-checkout').waitFor({ state: 'detached' });
    await second.reload();
    await second.getByRole('timer').waitFor();
  });

  test('D-second-tab: a first tab that has not heard of the second before it pays orders nothing, and says that the purchase goes on there', async () => {
    const day = '2026-12-22';
    const first = await openOffer(shop, { who: 'admin', day });
    await first.evaluate(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    await first.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
    await first.reload();
    await enter(first, day, '08:00');
    const second = await anotherTab(first, 'admin', day);
    await enter(second, day, '09:00');
    await pay(first);
    await first.getByText(ELSEWHERE).waitFor();
    expect(await salesOf(shop, '2_20261222T0800')).toEqual([]);
    await expect(second.getByRole('timer')).toBeVisible();
  });

  test("D-second-tab: another person's purchase in another tab leaves this one alone", async () => {
    const day = '2026-12-29';
    const first = await openOffer(shop, { who: 'provider', day });
    await enter(first, day, '08:00');
    const second = await anotherTab(first, 'coach', day);
    const asked = first.waitForResponse((response) => response.url().includes('/v1/hold/'));
    await enter(second, day, '09:00');
    await asked;
    await pay(first);
    await confirmed(first);
    expect(await salesOf(shop, '2_20261229T0800')).toMatchObject([{ state: 'confirmed' }]);
  });
});

/** A tab of the same browser, with another offer. */
async function anotherTab(first: Page, who: Who, day: string): Promise<Page> {
  const tab = await first.context().newPage();
  await tab.goto(`${shop.demo.url}/slotted/yoga-doux?as=demo-${who}&date=${day}`);
  await tab.locator('[part~="grid"]').filter({ visible: true }).waitFor();
  return tab;
}
