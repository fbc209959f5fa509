import type { Browser } from 'playwright-core';
import { compactPositions } from '../../../core/map/compact-positions.ts';
import { median } from '../paint.ts';
import type { MapSite } from './pages.ts';
import { somePositions } from './positions.ts';
import { mainThread, visitMap, type Watched } from './visit.ts';

/** One visit to a map, in milliseconds. */
export interface MapVisit {
  /** From the navigation to the last picture that was drawn before it was idle. */
  readonly idle: number;
  /** That had come by then. */
  readonly tiles: number;
  /** From a press on + to the last picture. */
  readonly zoomStep: number;
  /** The frames of a pan. */
  readonly frame: number;
  readonly worstFrame: number;
  /** What the main thread did for each, on the whole. */
  readonly busyFrame: number;
}

const ZOOM_STEPS = 3;

/** Visits a map as a mid-range phone does, zooms in three times, and drags it to and fro. */
export async function mapVisit(browser: Browser, site: MapSite, contender: 'element' | 'bare'): Promise<MapVisit> {
  return visitMap(browser, site.urlOf(contender), 'phone', async (page, session) => {
    if (contender === 'element') await page.locator('creneau-provider-map .cluster').first().waitFor();
    const idle = await page.evaluate(() => (globalThis as unknown as Watched).mapIdle());
    const steps: number[] = [];
    for (let step = 0; step < ZOOM_STEPS; step += 1) {
      steps.push(await page.evaluate(() => (globalThis as unknown as Watched).zoomIn()));
    }
    const before = await mainThread(session);
    const frames = await page.evaluate(() => (globalThis as unknown as Watched).pan());
    const after = await mainThread(session);
    return {
      idle: idle.at,
      tiles: idle.tiles,
      zoomStep: median(steps),
      frame: median(frames),
      worstFrame: Math.max(...frames),
      busyFrame: (after - before) / frames.length,
    };
  });
}

/** From a call that creates a map to the last picture before it is idle, with the scripts there and the worker not. */
export async function creation(browser: Browser, site: MapSite, contender: 'engine' | 'bareLate'): Promise<number> {
  return visitMap(browser, site.urlOf(contender), 'phone on a cable', async (page) => {
    await page.waitForFunction(() => 'create' in globalThis);
    const { start, at } = await page.evaluate(
      (given) => (globalThis as unknown as Watched).createMap(given),
      JSON.stringify(compactPositions(somePositions(1000))),
    );
    return at - start;
  });
}
