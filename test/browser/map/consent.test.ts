import { expect, test } from '../../fixtures/browser/test.ts';
import { drawn, type MapSite, startMapSite } from './a-map-page.ts';

let site: MapSite;

test.beforeAll(async () => {
  site = await startMapSite();
});

test.afterAll(() => site?.stop());

const MAP = '<creneau-provider-map></creneau-provider-map>';

test.describe('C-settings, D-tiles-consent: consent', { tag: '@long' }, () => {
  test('tiles of the API’s own origin need no consent', async () => {
    const { page } = await site.open(MAP, { script: 'data-consent="none"' });
    await drawn(page);
  });

  test('a foreign tile server gets no request without it; the button asks the page; the map is shown when it is granted and removed when it is withdrawn', async () => {
    const foreign = site.demo.url.replace('localhost', 'tiles.localhost');
    const tiles = site.tiles.replace(site.demo.url, foreign);
    const opened = await site.open(MAP, { script: `data-consent="payment video" data-tiles='${tiles}'` });
    const { page, asked, heard } = opened;
    const foreignCalls = () => asked.filter((each) => each.includes(foreign)).length;
    await page.locator('.place-row').first().waitFor();
    await expect.poll(() => page.locator('.why p').textContent()).toContain(new URL(foreign).host);
    expect(foreignCalls()).toBe(0);
    await page.evaluate(() => {
      const heardOf: unknown[] = [];
      Object.assign(globalThis, { heardOf });
      document.addEventListener('creneau-consentrequired', (event) => heardOf.push((event as CustomEvent).detail));
    });
    await page.getByRole('button', { name: 'Autoriser la carte' }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'heardOf'))).toEqual([{ purpose: 'map' }]);
    expect(foreignCalls()).toBe(0);
    const consent = (value: string) =>
      page.evaluate((words) => {
        const { Creneau } = globalThis as unknown as { readonly Creneau: { configure(settings: object): void } };
        Creneau.configure({ consent: words });
      }, value);
    await consent('payment, map');
    await drawn(page);
    expect(foreignCalls()).toBeGreaterThan(0);
    await consent('none');
    await page.locator('.place-row').first().waitFor();
    await expect(page.locator('canvas')).toHaveCount(0);
    expect(heard.errors).toEqual([]);
    expect(heard.said(/^(error|warning)/)).toEqual([]);
  });
});
