import { expect } from '../../fixtures/browser/test.ts';
import { drawn, test } from './a-map-page.ts';

const MAP = '<creneau-provider-map></creneau-provider-map>';

test.describe('C-settings, D-tiles-consent: consent', { tag: '@long' }, () => {
  test('tiles of the API’s own origin need no consent', async ({ maps }) => {
    const { page } = await maps.open(MAP, { script: 'data-consent="none"' });
    await drawn(page);
  });

  test('a foreign tile server gets no request without consent; the button asks the page; the map comes and goes with the consent', async ({
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

test('D-tiles-understood: tiles that are not understood show the places as a list, and no other server is asked', async ({
  maps,
}) => {
  const script = 'data-consent="map" data-tiles=\'https://{host}.tiles.example/{z}/{x}/{y}.png\'';
  const { page, asked } = await maps.open(MAP, { script });
  await expect(page.locator('.place-row').first()).toBeVisible();
  await expect(page.locator('.why')).toContainText("Le fond de carte n'est pas disponible.");
  expect(asked.filter((each) => /openstreetmap|tiles\.example/.test(each))).toEqual([]);
});

test('D-tiles-understood: tiles are asked for as their provider writes them', { tag: '@long' }, async ({ maps }) => {
  const url = JSON.parse(maps.tiles).url.replace('//localhost', '//{s}.localhost').replace('{y}', '{y}{r}');
  const tiles = JSON.stringify({ url, subdomains: ['t1', 't2'], maxZoom: 12 });
  const { page, asked } = await maps.open(MAP, { script: `data-tiles='${tiles}'` });
  await drawn(page);
  const hosts = new Set(asked.flatMap((each) => /\/\/(t\d)\.localhost[^ ]*\/tiles\//.exec(each)?.[1] ?? []));
  expect([...hosts].sort()).toEqual(['t1', 't2']);
});

test('D-unset-consent: a page that listens for consent and sets none asks no third party, and is warned once', async ({
  maps,
}) => {
  const listener = "<script>addEventListener('creneau-consentrequired', () => {})</script>";
  const tiles = maps.tiles.replace('//localhost', '//tiles.localhost');
  const { page, heard, asked } = await maps.open(listener + MAP + MAP, { script: `data-tiles='${tiles}'` });
  const last = page.locator('creneau-provider-map').last();
  await expect(last.getByRole('button', { name: 'Autoriser la carte' })).toBeVisible();
  expect(asked.filter((each) => each.includes('tiles.localhost'))).toEqual([]);
  await page.evaluate("Creneau.configure({ consent: 'map' })");
  await drawn(last);
  await expect.poll(() => heard.said('sets no consent')).toHaveLength(1);
});
