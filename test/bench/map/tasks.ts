import type { Browser } from 'playwright-core';
import type { HeldPage, MapSite } from './pages.ts';
import { type Device, visitMap, type Watched } from './visit.ts';

/** In milliseconds. */
export interface LongestTask {
  /** The longest task between the answer and the markers; 0 where none takes 50 ms. */
  readonly longest: number;
  /** From the answer's last byte to the first frame that has markers. */
  readonly stood: number;
}

/** What many positions keep the main thread busy with, on a map that is drawn. */
export async function longestTask(
  browser: Browser,
  site: MapSite,
  page: HeldPage,
  device: Device,
): Promise<LongestTask> {
  return visitMap(browser, site.urlOf(page), device, async (tab) => {
    await tab.evaluate(() => (globalThis as unknown as Watched).mapIdle());
    await tab.evaluate(() => (globalThis as unknown as Watched).watchTasks());
    site.release();
    return tab.evaluate(() => (globalThis as unknown as Watched).clustersStand());
  });
}
