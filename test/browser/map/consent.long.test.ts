import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, type MapSite, startMapSite } from './a-map-page.ts';

let site: MapSite;

beforeAll(async () => {
  site = await startMapSite();
});

afterAll(() => site?.stop());

const MAP = '<creneau-provider-map></creneau-provider-map>';

describe('C-settings, D-tiles-consent: consent', () => {
  it('tiles of the API’s own origin need no consent', async () => {
    const { page } = await site.open(MAP, { script: 'data-consent="none"' });
    await drawn(page);
  });

  it('a foreign tile server gets no request without it; the button asks the page; the map is shown when it is granted and removed when it is withdrawn', async () => {
    const foreign = site.demo.url.replace('localhost', 'tiles.localhost');
    const tiles = site.tiles.replace(site.demo.url, foreign);
    const opened = await site.open(MAP, { script: `data-consent="payment video" data-tiles='${tiles}'` });
    const { page, asked, heard } = opened;
    const foreignCalls = () => asked.filter((each) => each.includes(foreign)).length;
    await page.locator('.place-row').first().waitFor();
    expect(await page.locator('.why p').textContent()).toContain(new URL(foreign).host);
    expect(foreignCalls()).toBe(0);
    await page.evaluate(() => {
      const heardOf: unknown[] = [];
      Object.assign(globalThis, { heardOf });
      document.addEventListener('creneau-consentrequired', (event) => heardOf.push((event as CustomEvent).detail));
    });
    await page.getByRole('button', { name: 'Autoriser la carte' }).click();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'heardOf'))).toEqual([{ purpose: 'map' }]);
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
    expect(await page.locator('canvas').count()).toBe(0);
    expect(heard.errors).toEqual([]);
    expect(heard.said(/^(error|warning)/)).toEqual([]);
  });
});
