import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { drawn, isTile, type MapPage, type MapSite, rest, startMapSite } from './a-map-page.ts';

let site: MapSite;
let opened: MapPage;

// Its tests use one page, one after the other.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startMapSite();
  const url = `${site.demo.url}/tiles/{theme}/{z}/{x}/{y}{ratio}.png`;
  const tiles = JSON.stringify({ url, attribution: 'IGN, INSEE', maxZoom: 12 });
  opened = await site.open('<creneau-provider-map></creneau-provider-map>', {
    script: `data-tiles='${tiles}'`,
  });
  await drawn(opened.page);
});

test.afterAll(() => site?.stop());

const zoomsOf = (asked: readonly string[]) =>
  new Set(asked.filter(isTile).map((each) => Number(/\/(\d+)\/\d+\/\d+/.exec(each)?.[1])));

const markers = (page: Page) =>
  page
    .locator('.maplibregl-map')
    .evaluate((frame) => [...frame.querySelectorAll('.cluster')].map((each) => each.getBoundingClientRect().x));

test.describe('D-map-ground: tiles of a theme', { tag: '@long' }, () => {
  test('the tiles are those of the theme; another one changes them and keeps the view', async () => {
    const { page, asked } = opened;
    expect(asked.filter(isTile).every((each) => each.includes('/tiles/light/'))).toBe(true);
    const before = await markers(page);
    asked.length = 0;
    await page.evaluate(() => document.querySelector('creneau-provider-map')?.setAttribute('theme', 'dark'));
    await expect.poll(() => asked.filter(isTile).length).toBeGreaterThan(3);
    expect(asked.filter(isTile).every((each) => each.includes('/tiles/dark/'))).toBe(true);
    await expect.poll(() => markers(page)).toEqual(before);
    await page.evaluate(() => document.querySelector('creneau-provider-map')?.setAttribute('theme', 'auto'));
    await expect.poll(() => asked.some((each) => each.includes('/tiles/light/'))).toBe(true);
    asked.length = 0;
    await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'dark'));
    await expect.poll(() => asked.some((each) => each.includes('/tiles/dark/'))).toBe(true);
  });
});

test.describe('D-map-ground: the dark theme', { tag: '@long' }, () => {
  const filterOf = ({ page }: MapPage) =>
    page.locator('canvas.maplibregl-canvas').evaluate((canvas) => getComputedStyle(canvas).filter);

  test('the dark theme dims tiles that have no dark theme, and no others', async () => {
    const plain = await site.open('<creneau-provider-map theme="dark"></creneau-provider-map>');
    await drawn(plain.page);
    await expect.poll(() => filterOf(plain)).toContain('brightness');
    await opened.page.evaluate(() => document.querySelector('creneau-provider-map')?.setAttribute('theme', 'dark'));
    await expect(opened.page.locator('[data-theme="dark"]')).toHaveCount(1);
    await expect.poll(() => filterOf(opened)).toBe('none');
  });
});

test.describe('D-map-controls: arrows', { tag: '@long' }, () => {
  const isSeen = (page: Page, name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).opacity === '1');

  test('the arrows appear with the focus, beside the three controls that are always there', async () => {
    const { page } = opened;
    for (const name of ['Agrandir', 'Réduire', 'Recentrer']) await expect.poll(() => isSeen(page, name)).toBe(true);
    await expect.poll(() => isSeen(page, 'Déplacer vers le nord')).toBe(false);
    await page.getByRole('button', { name: 'Recentrer' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => isSeen(page, 'Déplacer vers le nord')).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect.poll(() => isSeen(page, 'Déplacer vers le nord')).toBe(false);
  });
});

test.describe('D-map-zoom: the deepest zoom', { tag: '@long' }, () => {
  test("the deepest zoom is the tiles'; each zoom on the way has tiles of its own, and nothing is enlarged", async () => {
    const { page, asked, heard } = opened;
    const closer = page.getByRole('button', { name: 'Agrandir' });
    for (let step = 0; step < 14 && (await closer.getAttribute('aria-disabled')) === null; step += 1) {
      await closer.click();
      await rest(page);
    }
    await expect(closer).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => Math.max(...zoomsOf(asked))).toBe(12);
    expect(heard.errors).toEqual([]);
  });
});
