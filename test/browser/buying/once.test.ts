import type { Locator, Page } from 'playwright-core';
import type { TimeOfDay } from '../../../core/time/wall-time.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { confirmed, enter, openOffer, payButton, termsBox } from './a-purchase.ts';
import { openShop, salesOf, shopFor } from './a-shop.ts';

const shop = shopFor(openShop);

const DAY = '2026-12-07';

test.describe('a payment that is asked for twice', { tag: '@long' }, () => {
  for (const [how, hour, press] of [
    ['a double click of the mouse', '08:00', (page: Page) => payButton(page).dblclick()],
    ['Enter twice', '09:00', enterTwice],
  ] as const)
    test(`D-idempotency: ${how} on the pay button is one order and one charge`, async () => {
      const page = await openDay();
      await enter(page, DAY, hour);
      await termsBox(page).check();
      await press(page);
      await confirmed(page);
      expect(await salesOf(shop, slotOf(hour))).toMatchObject([
        { state: 'confirmed', payment: 'captured', paid: 1200 },
      ]);
    });

  test('D-idempotency: two tabs that pay the same places at once make one order and one charge, twice in a row', async () => {
    const page = await openDay();
    const other = await page.context().newPage();
    for (const hour of ['12:00', '12:30'] as const) {
      await enter(page, DAY, hour);
      await other.bringToFront();
      await other.goto(page.url());
      for (const tab of [other, page]) {
        await tab.bringToFront();
        await termsBox(tab).check();
      }
      // A browser sends mouse events to the front tab only.
      await Promise.all([page, other].map((tab) => payButton(tab).evaluate((button: HTMLElement) => button.click())));
      // The second tab shows what it found: the order, or that its places are no longer held.
      for (const tab of [other, page]) {
        await tab.bringToFront();
        await settled(tab).waitFor();
      }
      const sales = await salesOf(shop, slotOf(hour));
      expect(
        sales.filter(({ state }) => state === 'confirmed'),
        hour,
      ).toMatchObject([{ payment: 'captured', paid: 1200 }]);
      expect(
        sales.filter(({ payment }) => payment === 'captured' || payment === 'refunded'),
        hour,
      ).toHaveLength(1);
      await page.reload();
      await showAll(page);
    }
  });
});

/** Opens the day with all its slots, for the user with the saved card. */
async function openDay(): Promise<Page> {
  const page = await openOffer(shop, { who: 'customer', day: DAY });
  await showAll(page);
  return page;
}

function showAll(page: Page): Promise<void> {
  return page.getByRole('button', { name: "Voir plus d'horaire" }).click();
}

async function enterTwice(page: Page): Promise<void> {
  await payButton(page).focus();
  await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
}

/** The end of a tab's purchase: the confirmation, nothing left to pay, or a failure. */
function settled(tab: Page): Locator {
  return tab
    .getByRole('heading', { name: /^Réservation (confirmée|annulée)$/ })
    .or(tab.getByText('vos places ne sont plus gardées'))
    .or(tab.getByText("La réservation n'a pas abouti"));
}

function slotOf(hour: TimeOfDay): string {
  return `2_20261207T${hour.replace(':', '')}`;
}
