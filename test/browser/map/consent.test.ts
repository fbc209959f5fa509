import { expect } from '../../fixtures/browser/test.ts';
import { drawn, test } from './a-map-page.ts';

const MAP = '<creneau-provider-map></creneau-provider-map>';

test.describe('C-settings, D-tiles-consent: consent', { tag: '@long' }, () => {
  test('tiles of the API’s own origin need no consent', async ({ maps }) => {
    const { page } = await maps.open(MAP, { script: 'data-consent="none"' });
    await drawn(page);
  });

  test('a foreign tile server gets no request without it; the button asks the page; the map is shown when it is granted and removed when it is withdrawn', async ({
    maps,
  }) => {
    const foreign = maps.demo.url.replace('localhost', 'tiles.localhost');
    const tiles = maps.tiles.replace(maps.demo.url, foreign);
    const opened = await maps.open(MAP, { script: `data-consent="payment video" data-tiles='${tiles}'` });
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
