import type { Browser } from 'playwright-core';
import { compactPositions } from '../../../core/map/compact-positions.ts';
import type { MapSite } from './pages.ts';
import { somePositions } from './positions.ts';
import { mainThread, visitMap, type Watched } from './visit.ts';

/** Markers that have room at the zoom at which a map begins, 80 px from each other: fewer or more are another view. */
const FEWEST = 25;
const MOST = 50;

/**
 * What the main thread does from positions to markers that stand in the page, in milliseconds of its own, style and layout
 * included: on a map that is drawn and idle, the first time in that page. Ours begins with the answer's bytes, which it has
 * a worker read; the other with decoded positions. Both show the view that a map begins with, and both must count every
 * position, on as many markers as have room there.
 */
export async function markersCost(
  browser: Browser,
  site: MapSite,
  contender: 'engine' | 'leaflet',
  count: number,
): Promise<number> {
  return visitMap(browser, site.urlOf(contender), 'this', async (page, session) => {
    await page.waitForFunction(() => 'create' in globalThis);
    const positions = somePositions(count);
    const given =
      contender === 'leaflet'
        ? await page.evaluateHandle((all) => JSON.parse(all), JSON.stringify(positions))
        : await page.evaluateHandle(
            (all) => new TextEncoder().encode(all),
            JSON.stringify(compactPositions(positions)),
          );
    await page.evaluate(async () => {
      const { create, mapQuiet } = globalThis as unknown as Watched;
      await create();
      await mapQuiet();
    });
    const before = await mainThread(session);
    const counts = await page.evaluate(async (what) => {
      const { show, standing } = globalThis as unknown as Watched;
      await show(what);
      return standing();
    }, given);
    const after = await mainThread(session);
    const counted = counts.reduce((sum, one) => sum + one, 0);
    if (counted !== count || counts.length < FEWEST || counts.length > MOST)
      throw new Error(`${contender} shows ${counted} of ${count} positions on ${counts.length} markers.`);
    return after - before;
  });
}
