import type { Page } from 'playwright-core';
import { COMPACT_TYPE, compactPositions } from '../../../core/map/compact-positions.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { aMapPosition } from '../../fixtures/data/map-payloads.ts';
import { drawn, eventsOn, MARKERS, names, test } from './a-map-page.ts';
import { aPlaceAt, servePositions } from './served-places.ts';

const MAP = '<creneau-provider-map></creneau-provider-map>';

const pointOf = (index: number) =>
  [42.5 + (index % 141) * 0.06, -4.5 + (Math.floor(index / 141) % 142) * 0.085] as const;

/** Responds to the page's calls for positions with as many, in the compact form. */
function serveCompact(page: Page, count: number): Promise<unknown> {
  const positions = Array.from({ length: count }, (_, index) => {
    const [latitude, longitude] = pointOf(index);
    return aMapPosition({ id: index, latitude, longitude, events: [index] });
  });
  const body = JSON.stringify(compactPositions(positions));
  const headers = { 'access-control-allow-origin': '*', 'content-type': COMPACT_TYPE };
  return page.route('**/api/v1/map/**', (route) => route.fulfill({ headers, body }));
}

/** The workers that a page starts, also those that have ended. */
function workersOf(page: Page): string[] {
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  return started;
}

test.describe('D-compact-map: the worker', { tag: '@long' }, () => {
  test('the worker reads the answer, 100,000 positions in the compact form, and ends; none is lost', async ({
    maps,
  }) => {
    let started: string[] = [];
    const { page, heard } = await maps.open(MAP, {
      before: async (early) => {
        started = workersOf(early);
        await serveCompact(early, 100_000);
      },
    });
    await drawn(page);
    // A marker has its number in thousands.
    const counts = (await names(page)).map((name) => (name.includes('k ') ? 1000 : 1) * Number.parseInt(name, 10));
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(Math.abs(total - 100_000)).toBeLessThan(500 * counts.length);
    await expect.poll(() => page.locator(MARKERS).count()).toBeLessThan(200);
    expect(started).toHaveLength(2);
    await expect.poll(() => page.workers().length).toBe(1);
    expect(heard.said(/^(error|warning)/)).toEqual([]);
  });

  test('the worker reads the answer of an API that has the list alone', async ({ maps }) => {
    const positions = Array.from({ length: 20_000 }, (_, index) => aPlaceAt(index + 1, ...pointOf(index)));
    const { page, heard } = await maps.open(MAP, { before: (early) => servePositions(early, positions) });
    await drawn(page);
    await expect.poll(() => eventsOn(page)).toBe(40_000);
    expect(heard.said(/^(error|warning)/)).toEqual([]);
  });

  test('without the worker the answer is read in the page, and the map is the same', async ({ maps }) => {
    const { page, asked } = await maps.open(MAP, {
      before: async (early) => {
        await early.route(/\/places-worker-/, (route) => route.fulfill({ status: 404 }));
        await serveCompact(early, 300);
      },
    });
    await drawn(page);
    const { page: other } = await maps.open(MAP, { before: (early) => serveCompact(early, 300) });
    await drawn(other);
    await expect.poll(() => names(page)).toEqual(await names(other));
    await expect.poll(() => asked.some((each) => each.includes('/map-places-'))).toBe(true);
  });

  test('on a page whose policy refuses every worker the answer is read in the page', async ({ maps }) => {
    const { page } = await maps.open(MAP, {
      headers: { 'content-security-policy': "worker-src 'none'" },
      before: (early) => serveCompact(early, 300),
    });
    await drawn(page);
    await expect.poll(() => eventsOn(page)).toBe(300);
    expect(page.workers()).toEqual([]);
  });
});

test.describe('C-loader: a map that is drawn at once', { tag: '@long' }, () => {
  test("a map that is drawn at once has its engine and worker asked for beside the element's code, each once", async ({
    maps,
  }) => {
    const { page, asked } = await maps.open(MAP, { before: (early) => serveCompact(early, 300) });
    await drawn(page);
    const order = ['map-worker', 'map-engine', 'places-worker'].map((name) =>
      asked.findIndex((each) => each.includes(`/${name}-`)),
    );
    // The element's own code asks for the last one.
    expect(order[2]).toBeGreaterThan(Math.max(...order.slice(0, 2)));
    await expect.poll(() => asked.filter((each) => /\/map-(worker|engine)-/.test(each))).toHaveLength(2);
  });
});
