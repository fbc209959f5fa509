import { expect, test } from '../../fixtures/browser/test.ts';
import { aPositionPayload } from '../../fixtures/data/map-payloads.ts';
import { drawn, MARKERS, type MapPage, type MapSite, rest, startMapSite } from './a-map-page.ts';
import { serveDetails, servePositions } from './served-places.ts';

let site: MapSite;

test.beforeAll(async () => {
  site = await startMapSite();
});

test.afterAll(() => site?.stop());

/** The classes of the focused element inside the map. */
function focused({ page }: MapPage): Promise<string> {
  return page.evaluate(
    () => document.querySelector('creneau-provider-map')?.shadowRoot?.activeElement?.className ?? '',
  );
}

test.describe
  .serial('S-provider-popup: the popup of a provider', { tag: '@long' }, () => {
    let opened: MapPage;

    test.beforeAll(async () => {
      opened = await site.open('<creneau-provider-map provider="studio-lumiere"></creneau-provider-map>');
      await drawn(opened.page);
    });

    const dialog = () => opened.page.getByRole('dialog', { name: 'Studio Lumière' });
    const marker = () => opened.page.locator(MARKERS).first();

    test('the popup has picture, name, postal code and city, three events with their links and prices, and takes the focus', async () => {
      await marker().click();
      await dialog().waitFor();
      await expect.poll(() => focused(opened)).toBe('popup');
      await dialog().locator('.place-event-link').first().waitFor();
      expect(((await dialog().boundingBox()) ?? { width: 999 }).width).toBeLessThanOrEqual(300);
      await expect(dialog().getByRole('link', { name: 'Studio Lumière', exact: true })).toHaveAttribute(
        'href',
        `${site.demo.url}/user/studio-lumiere`,
      );
      await expect(dialog().locator('.place-city')).toHaveText(/^75\d{3} Paris$/);
      await expect.poll(() => dialog().locator('.place-head img').getAttribute('src')).toContain('/pictures/');
      const events = dialog().locator('.place-event');
      await expect(events).toHaveCount(3);
      for (const event of await events.all()) {
        await expect
          .poll(() => event.locator('.place-event-link').getAttribute('href'))
          .toMatch(new RegExp(`^${site.demo.url}/(event|slotted)/`));
      }
      await expect(dialog().locator('[part~="event-price"]').first()).toHaveText(/\d|Gratuit|Cashback|intéresse/);
      await expect.poll(() => opened.asked.filter((each) => each === 'POST /api/v1/marker/details')).toHaveLength(1);
    });

    test("without a list on the page 'Voir tout' is a link to the marketplace's", async () => {
      const all = dialog().getByRole('link', { name: 'Voir tout' });
      await expect(all).toHaveAttribute('href', `${site.demo.url}/event/list/?provider=studio-lumiere`);
    });

    test('the popup is entirely inside the map', async () => {
      await rest(opened.page);
      const [inner, outer] = [await dialog().boundingBox(), await opened.page.locator('.maplibregl-map').boundingBox()];
      expect(inner && outer && inner.y >= outer.y && inner.x >= outer.x).toBe(true);
      expect(inner && outer && inner.x + inner.width <= outer.x + outer.width).toBe(true);
    });

    test('C-elements: the popup shows `max-events` events, live', async () => {
      const set = (value: string) =>
        opened.page.locator('creneau-provider-map').evaluate((map, max) => map.setAttribute('max-events', max), value);
      await set('1');
      await expect(dialog().locator('.place-event')).toHaveCount(1);
      await set('3');
      await expect(dialog().locator('.place-event')).toHaveCount(3);
    });

    test('the popup is closed by Escape, by its cross and by a press on the map; a focus inside moves to its marker', async () => {
      const { page } = opened;
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await expect.poll(() => focused(opened)).toMatch(/^marker/);
      await page.keyboard.press('Enter');
      await dialog().getByRole('button', { name: 'Fermer' }).click();
      await dialog().waitFor({ state: 'detached' });
      await expect.poll(() => focused(opened)).toMatch(/^marker/);
      await page.keyboard.press('Enter');
      await dialog().waitFor();
      await rest(page);
      await page.locator('canvas').click({ position: { x: 20, y: 300 } });
      await dialog().waitFor({ state: 'detached' });
      await marker().click();
      await dialog().waitFor();
      await marker().click();
      await dialog().waitFor({ state: 'detached' });
    });

    test('details that fail show an error with a retry', async () => {
      const { page } = opened;
      await page.route('**/v1/marker/details', (route) => route.fulfill({ status: 503 }));
      await marker().click();
      await dialog().getByText("Les événements n'ont pas pu être chargés.").waitFor();
      await page.unroute('**/v1/marker/details');
      await dialog().getByRole('button', { name: 'Réessayer' }).click();
      await dialog().locator('.place-event').first().waitFor();
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
    });

    test('the popup of a provider is English on an English page', async () => {
      await opened.page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
      await marker().click();
      await dialog().getByRole('link', { name: 'See all' }).waitFor();
      await dialog().getByRole('button', { name: 'Close' }).waitFor();
      expect(opened.heard.errors).toEqual([]);
    });
  });

test.describe('D-cluster-sum: several providers at one coordinate', { tag: '@long' }, () => {
  test('several providers at one coordinate are one marker; its popup offers the choice, and the details lead back', async () => {
    const user = (name: string) => ({ fullName: name, url: name.toLowerCase(), picture: null });
    const opened = await site.open('<creneau-provider-map></creneau-provider-map>', {
      before: async (page) => {
        await servePositions(page, [
          aPositionPayload({ user: user('Dojo') }),
          aPositionPayload({ user: user('Piscine'), location: { id: 43 } }),
          aPositionPayload({ location: { id: 44, lat: null, long: null } }),
        ]);
        await serveDetails(page, 2);
      },
    });
    const { page, heard } = opened;
    await drawn(page);
    await page.getByRole('button', { name: '2 enseignes, 4 événements, Paris' }).click();
    const dialog = page.getByRole('dialog', { name: '2 enseignes, Paris' });
    await dialog.getByRole('button', { name: 'Piscine 2 événements' }).click();
    await page.getByRole('dialog', { name: 'Piscine' }).locator('.place-event').nth(1).waitFor();
    await expect.poll(() => focused(opened)).toContain('back');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await expect.poll(() => focused(opened)).toContain('venue');
    // A position without coordinates causes no warning.
    expect(heard.said(/^(error|warning)/)).toEqual([]);
  });
});

test.describe('S-constants: a popup where the map is narrow', { tag: '@long' }, () => {
  test('a popup where the map is narrow moves inside the map, which can still be panned', async () => {
    const { page } = await site.open(
      '<creneau-provider-map provider="studio-lumiere" style="display: block; width: 290px"></creneau-provider-map>',
    );
    await drawn(page);
    await page.locator(MARKERS).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.place-event-link').first().waitFor();
    await rest(page);
    const frame = await page.locator('.maplibregl-map').boundingBox();
    const inside = await dialog.boundingBox();
    expect(inside && frame && inside.x >= frame.x && inside.x + inside.width <= frame.x + frame.width).toBe(true);
    await page.locator('canvas').focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await rest(page);
    expect(((await dialog.boundingBox()) ?? { x: 0 }).x).toBeLessThan((frame?.x ?? 0) - 200);
  });
});
