import type { Browser } from 'playwright-core';
import type { MapSite } from './pages.ts';
import { type Device, visitMap, type Watched } from './visit.ts';

/** In milliseconds. */
export interface LongestTask {
  /** The longest task between the answer and the markers; 0 where none takes 50 ms. */
  readonly longest: number;
  /** From the answer's last byte to the first frame that has markers. */
  readonly stood: number;
}

/** What 20,000 positions keep the main thread busy with, on a map that is drawn. */
export async function longestTask(browser: Browser, site: MapSite, device: Device): Promise<LongestTask> {
  return visitMap(browser, site.urlOf('held'), device, async (page) => {
    await page.evaluate(() => (globalThis as unknown as Watched).mapIdle());
    await page.evaluate(() => (globalThis as unknown as Watched).watchTasks());
    site.release();
    return page.evaluate(() => (globalThis as unknown as Watched).clustersStand());
  });
}
