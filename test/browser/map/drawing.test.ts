import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';
import {
  drawn,
  eventsOn,
  isOfMap,
  isTile,
  MARKERS,
  type MapPage,
  type MapSite,
  names,
  startMapSite,
} from './a-map-page.ts';

let site: MapSite;

test.beforeAll(async () => {
  site = await startMapSite();
});

test.afterAll(() => site?.stop());

const MAP = '<creneau-provider-map></creneau-provider-map>';

interface Position {
  readonly location: { readonly lat: number | null };
  readonly events: readonly unknown[];
}

/** The positions of the demo's API that have a place on the map. */
async function positions(): Promise<readonly Position[]> {
  const response = await fetch(`${site.demo.url}/api/v1/map/`);
  return ((await response.json()) as readonly Position[]).filter(({ location }) => location.lat !== null);
}

test.describe
  .serial('S-map: map view', () => {
    let opened: MapPage;
    test.beforeAll(async () => {
      opened = await site.open(`<div hidden id="tab">${MAP}</div><p style="height: 3000px">Loin</p>`);
    });

    test('the map is created only once it is displayed: nothing is requested in a hidden tab', async () => {
      const { page, asked } = opened;
      await page.waitForFunction(() => Reflect.get(globalThis, 'Creneau'));
      // By the time that another widget is ready, any request would have been made.
      await page.evaluate(() => document.body.append(document.createElement('creneau-category-list')));
      await page.locator('creneau-category-list').scrollIntoViewIfNeeded();
      await page.locator('creneau-category-list a').first().waitFor();
      expect(asked.filter((each) => isOfMap(each) || isTile(each) || each.includes('/v1/map/'))).toEqual([]);
      await page.evaluate(() => {
        scrollTo(0, 0);
        document.querySelector('#tab')?.removeAttribute('hidden');
      });
      await drawn(page);
      await expect.poll(() => asked.filter((each) => each === 'GET /api/v1/map/')).toHaveLength(1);
    });

    test('D-map-zoom: the first tiles asked for are those of zoom 6 around Paris', async () => {
      const [first, ...others] = opened.asked.filter(isTile);
      expect(first).toMatch(/\/tiles\/6\/3[123]\/2[123]\.png$/);
      expect(others.slice(0, 3).every((each) => each.includes('/tiles/6/'))).toBe(true);
    });

    test('S-clusters: all places are in the view, with 40 px around them, and none is lost', async () => {
      const { page } = opened;
      const inset = await page.locator('.maplibregl-map').evaluate((frame, markers) => {
        const outer = frame.getBoundingClientRect();
        const points = [...frame.querySelectorAll(markers.replace('.maplibregl-map ', ''))].map((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return [(left + right) / 2, button.matches('.marker') ? bottom : (top + bottom) / 2] as const;
        });
        return Math.min(
          ...points.flatMap(([x, y]) => [x - outer.left, outer.right - x, y - outer.top, outer.bottom - y]),
        );
      }, MARKERS);
      expect(inset).toBeGreaterThanOrEqual(39);
      await expect
        .poll(() => eventsOn(page))
        .toBe((await positions()).reduce((sum, { events }) => sum + events.length, 0));
    });

    test('S-clusters: a cluster is 40 × 40 and shows the number of its accessible name', async () => {
      const cluster = opened.page.locator('.cluster').first();
      await expect.poll(() => cluster.boundingBox()).toMatchObject({ width: 40, height: 40 });
      const [name = ''] = await names(opened.page);
      expect(name).toMatch(/^\d+ événements, \p{Lu}/u);
      await expect.poll(() => opened.page.locator(MARKERS).first().textContent()).toBe(/\d+/.exec(name)?.[0]);
    });

    test("the map shows the tiles' attribution, and the overlay has counted to 100", async () => {
      const { page } = opened;
      await expect(page.locator('.attribution')).toHaveText('Natural Earth');
      await expect.poll(() => page.locator('.counter').textContent()).toBe('100\u00a0%');
      await expect(page.locator('.overlay')).toBeHidden();
    });

    test('D-element-language, D-map-gestures: the names, controls and hints change with the language', async () => {
      const { page } = opened;
      const tilesBefore = opened.asked.filter(isTile).length;
      await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
      await page.getByRole('button', { name: 'Zoom in' }).waitFor();
      expect((await names(page))[0]).toMatch(/^\d+ events, /);
      const canvas = page.locator('canvas.maplibregl-canvas');
      await expect(canvas).toHaveAttribute('aria-label', 'Ground plan');
      await expect(canvas).toHaveAttribute('aria-description', /^Tab goes from one marker/);
      await expect(page.locator('.maplibregl-desktop-message')).toHaveText(/^Use Ctrl/);
      await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
      await page.getByRole('button', { name: 'Agrandir' }).waitFor();
      expect((await names(page))[0]).toMatch(/^\d+ événements, /);
      expect(opened.asked.filter(isTile)).toHaveLength(tilesBefore);
    });

    test('S-clusters: a pressed cluster splits, down to pins of 32 × 39', async () => {
      const { page } = opened;
      for (let press = 0; (await page.locator('.marker').count()) === 0; press += 1) {
        expect(press).toBeLessThan(8);
        const name = (await page.locator('.cluster').first().getAttribute('aria-label')) ?? '';
        await page.locator('.cluster').first().click();
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
        await drawn(page);
      }
      await expect.poll(() => page.locator('.marker').first().boundingBox()).toMatchObject({ width: 32, height: 39 });
      expect(opened.heard.errors).toEqual([]);
      expect(opened.heard.said(/^(error|warning)/)).toEqual([]);
    });
  });

test.describe('C-embedding: on a page under the strictest policy', () => {
  test('the map is drawn by a worker from another origin, with an empty console', { tag: LONG }, async () => {
    const { page, heard, asked } = await site.open('', { address: `${site.demo.partner}/partner/` });
    const map = page.locator('creneau-provider-map');
    await page.waitForFunction(() => Reflect.get(globalThis, 'Creneau'));
    await page.locator('.slot').first().waitFor();
    expect(asked.filter((each) => isTile(each) || /map-(engine|worker)/.test(each))).toEqual([]);
    await map.scrollIntoViewIfNeeded();
    await drawn(page);
    await expect(map.locator(MARKERS)).toHaveCount(1);
    expect(page.workers()).toHaveLength(1);
    expect(page.workers()[0]?.url()).toMatch(/^blob:/);
    expect(heard.errors).toEqual([]);
    expect(heard.said(/^(error|warning)/)).toEqual([]);
  });
});
