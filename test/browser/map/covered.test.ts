import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { drawn, type MapSite, names, rest, startMapSite } from './a-map-page.ts';
import { aPlaceAt, serveDetails, servePositions } from './served-places.ts';

let site: MapSite;
let page: Page;

// Its tests use one page, one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startMapSite();
  ({ page } = await site.open('<creneau-provider-map></creneau-provider-map>', {
    before: async (fresh) => {
      // Three within a hundred metres, and one two kilometres to the east.
      await servePositions(fresh, [
        aPlaceAt(1, 48.86, 2.35),
        aPlaceAt(2, 48.8602, 2.3501),
        aPlaceAt(3, 48.8601, 2.3504),
        aPlaceAt(4, 48.86, 2.38),
      ]);
      await serveDetails(fresh, 2);
    },
  }));
  await drawn(page);
  const closer = page.getByRole('button', { name: 'Agrandir' });
  while ((await closer.getAttribute('aria-disabled')) === null) {
    await closer.click();
    await rest(page);
  }
});

test.afterAll(() => site?.stop());

const dialog = () => page.getByRole('dialog');
const pin = (id: number) => page.getByRole('button', { name: `Lieu ${id}, 2 événements`, exact: true });

/** Presses the pin that is on top at the three places. */
async function pressTop(): Promise<void> {
  const box = await pin(1).boundingBox();
  if (!box) throw new Error('The place has no pin.');
  await page.mouse.click(box.x + box.width / 2, box.y + 14);
}

test.describe('D-map-zoom: pins that cover each other at the deepest zoom', { tag: '@long' }, () => {
  test('each place that is covered has its own pin', async () => {
    expect([...(await names(page))].sort()).toEqual([1, 2, 3, 4].map((id) => `Lieu ${id}, 2 événements`));
  });

  test('a pointer opens the list of all places of covered pins; another press closes it', async () => {
    await pressTop();
    await dialog()
      .getByRole('heading', { name: /^3 enseignes/ })
      .waitFor();
    const venues = await dialog().locator('.venue-name').allTextContents();
    expect(venues.sort()).toEqual(['Lieu 1', 'Lieu 2', 'Lieu 3']);
    await dialog()
      .getByRole('button', { name: /^Lieu 3/ })
      .click();
    await dialog().locator('.place-event-link').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await rest(page);
    await pressTop();
    await dialog().waitFor();
    await rest(page);
    await pressTop();
    await dialog().waitFor({ state: 'detached' });
  });

  test('the keyboard opens each covered pin by itself', async () => {
    await pin(2).focus();
    await page.keyboard.press('Enter');
    await dialog().getByRole('link', { name: 'Lieu 2', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  test('a pin that is apart opens by itself', async () => {
    await pin(4).click();
    await dialog().getByRole('link', { name: 'Lieu 4', exact: true }).waitFor();
  });
});
