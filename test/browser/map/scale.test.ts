import { expect } from '../../fixtures/browser/test.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';
import { drawn, eventsOn, isTile, MARKERS, type MapSite, names, test } from './a-map-page.ts';
import { aPlaceAt, serveDetails, servePositions } from './served-places.ts';

const MAP = '<creneau-provider-map></creneau-provider-map>';

const open = (maps: MapSite, positions: readonly Payload[]) =>
  maps.open(MAP, {
    before: async (page) => {
      await servePositions(page, positions);
      await serveDetails(page, 3);
    },
  });

test.describe('S-clusters: the view fits all places', { tag: '@long' }, () => {
  test('the view fits all places with 40 px around it, exactly', async ({ maps }) => {
    const { page } = await open(maps, [aPlaceAt(1, 48.6, -4.5), aPlaceAt(2, 48.4, 7.75)]);
    await drawn(page);
    const edges = await page.locator('.maplibregl-map').evaluate((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const [west, east] = [...frame.querySelectorAll('.marker')].map((marker) => {
        const box = marker.getBoundingClientRect();
        return (box.left + box.right) / 2;
      });
      return [(west as number) - left, right - (east as number)].map(Math.round);
    });
    expect(edges.sort()).toEqual([40, 40]);
  });

  test('a single place is shown at a near zoom; without places the view stays on Paris', async ({ maps }) => {
    const { page, asked } = await open(maps, [aPlaceAt(1, 45.76, 4.84)]);
    await drawn(page);
    await expect.poll(() => names(page)).toEqual(['Lieu 1, 2 événements']);
    const { page: empty } = await open(maps, []);
    await empty.locator('.overlay.done').waitFor({ state: 'attached' });
    await empty.getByRole('button', { name: 'Recentrer' }).click();
    await expect(empty.locator(MARKERS)).toHaveCount(0);
    await expect.poll(() => asked.some((each) => isTile(each))).toBe(true);
  });

  test('the view fits all places also across the antimeridian, on a small map', async ({ maps }) => {
    const { page } = await open(maps, [
      aPlaceAt(1, -16.5, 179.3),
      aPlaceAt(2, -16.8, -179.9),
      aPlaceAt(3, -17.8, 177.4),
    ]);
    await drawn(page);
    await expect.poll(() => eventsOn(page)).toBe(6);
    // From west to east: those beyond 180° come last.
    await expect(page.locator(MARKERS)).toHaveCount(3);
    const [fiji, taveuni] = await page
      .locator(MARKERS)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    expect(fiji).toBeLessThan(taveuni as number);
  });
});

test.describe('D-cluster-sum: many providers at one point', { tag: '@long' }, () => {
  test('500 providers at one point have one marker, whose popup scrolls and shows fifty, and fifty more', async ({
    maps,
  }) => {
    const { page } = await open(
      maps,
      Array.from({ length: 500 }, (_, index) => aPlaceAt(index + 1, 48.86, 2.35)),
    );
    await drawn(page);
    await page.getByRole('button', { name: /^500 enseignes, 1\s?000 événements, Paris$/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.venue')).toHaveCount(50);
    const list = dialog.locator('.venue-list');
    await expect.poll(() => list.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
    await dialog.getByRole('button', { name: "Voir plus d'enseignes" }).click();
    await expect(dialog.locator('.venue')).toHaveCount(100);
    const [inner, outer] = [await dialog.boundingBox(), await page.locator('.maplibregl-map').boundingBox()];
    expect(inner && outer && inner.height <= outer.height).toBe(true);
  });
});
