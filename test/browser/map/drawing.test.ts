import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

beforeAll(async () => {
  site = await startMapSite();
});

afterAll(() => site?.stop());

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

describe('S-map: map view', () => {
  let opened: MapPage;
  beforeAll(async () => {
    opened = await site.open(`<div hidden id="tab">${MAP}</div><p style="height: 3000px">Loin</p>`);
  });

  it('is created only once it is displayed: nothing is requested in a hidden tab', async () => {
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
    expect(asked.filter((each) => each === 'GET /api/v1/map/')).toHaveLength(1);
  });

  it('D-map-zoom: the first tiles asked for are those of zoom 6 around Paris', async () => {
    const [first, ...others] = opened.asked.filter(isTile);
    expect(first).toMatch(/\/tiles\/6\/3[123]\/2[123]\.png$/);
    expect(others.slice(0, 3).every((each) => each.includes('/tiles/6/'))).toBe(true);
  });

  it('S-clusters: all places are in the view, with 40 px around them, and none is lost', async () => {
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
    expect(await eventsOn(page)).toBe((await positions()).reduce((sum, { events }) => sum + events.length, 0));
  });

  it('S-clusters: a cluster is 40 × 40 and shows the number of its accessible name', async () => {
    const cluster = opened.page.locator('.cluster').first();
    expect(await cluster.boundingBox()).toMatchObject({ width: 40, height: 40 });
    const [name = ''] = await names(opened.page);
    expect(name).toMatch(/^\d+ événements, \p{Lu}/u);
    expect(await opened.page.locator(MARKERS).first().textContent()).toBe(/\d+/.exec(name)?.[0]);
  });

  it("shows the tiles' attribution, and the overlay has counted to 100", async () => {
    const { page } = opened;
    expect(await page.locator('.attribution').textContent()).toBe('Natural Earth');
    expect(await page.locator('.counter').textContent()).toBe('100\u00a0%');
    await expect.poll(() => page.locator('.overlay').isVisible()).toBe(false);
  });

  it('D-element-language, D-map-gestures: the names, controls and hints change with the language', async () => {
    const { page } = opened;
    const tilesBefore = opened.asked.filter(isTile).length;
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'));
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    expect((await names(page))[0]).toMatch(/^\d+ events, /);
    const canvas = page.locator('canvas.maplibregl-canvas');
    expect(await canvas.getAttribute('aria-label')).toBe('Ground plan');
    expect(await canvas.getAttribute('aria-description')).toMatch(/^Tab goes from one marker/);
    expect(await page.locator('.maplibregl-desktop-message').textContent()).toMatch(/^Use Ctrl/);
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
    await page.getByRole('button', { name: 'Agrandir' }).waitFor();
    expect((await names(page))[0]).toMatch(/^\d+ événements, /);
    expect(opened.asked.filter(isTile)).toHaveLength(tilesBefore);
  });

  it('S-clusters: a pressed cluster splits, down to pins of 32 × 39', async () => {
    const { page } = opened;
    for (let press = 0; (await page.locator('.marker').count()) === 0; press += 1) {
      expect(press).toBeLessThan(8);
      const name = (await page.locator('.cluster').first().getAttribute('aria-label')) ?? '';
      await page.locator('.cluster').first().click();
      await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(0);
      await drawn(page);
    }
    expect(await page.locator('.marker').first().boundingBox()).toMatchObject({ width: 32, height: 39 });
    expect(opened.heard.errors).toEqual([]);
    expect(opened.heard.said(/^(error|warning)/)).toEqual([]);
  });
});

describe('C-embedding: on a page under the strictest policy', () => {
  it('is drawn by a worker from another origin, with an empty console', async () => {
    const { page, heard, asked } = await site.open('', { address: `${site.demo.partner}/partner/` });
    const map = page.locator('creneau-provider-map');
    await page.waitForFunction(() => Reflect.get(globalThis, 'Creneau'));
    await page.locator('.slot').first().waitFor();
    expect(asked.filter((each) => isTile(each) || /map-(engine|worker)/.test(each))).toEqual([]);
    await map.scrollIntoViewIfNeeded();
    await drawn(page);
    expect(await map.locator(MARKERS).count()).toBe(1);
    expect(page.workers()).toHaveLength(1);
    expect(page.workers()[0]?.url()).toMatch(/^blob:/);
    expect(heard.errors).toEqual([]);
    expect(heard.said(/^(error|warning)/)).toEqual([]);
  });
});
