import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { CPU_SLOWDOWN, NETWORK } from '../paint.ts';

const WATCH_MAP = fileURLToPath(new URL('../pages/watch-map.js', import.meta.url));

/** What `pages/watch-map.js` puts into each page, and what a page that waits to be told knows. */
export interface Watched {
  mapQuiet(): Promise<void>;
  mapIdle(): Promise<{ readonly at: number; readonly tiles: number }>;
  create(given?: unknown): unknown;
  createMap(given: unknown): Promise<{ readonly start: number; readonly at: number; readonly tiles: number }>;
  zoomIn(): Promise<number>;
  pan(): Promise<readonly number[]>;
  watchTasks(): void;
  clustersStand(): Promise<{ readonly longest: number; readonly stood: number }>;
  show(given: unknown): unknown;
  standing(): readonly number[];
}

/** What the main thread did so far, in milliseconds of its own: other processes of the machine do not count. */
export async function mainThread(session: CDPSession): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** A mid-range phone on a mobile network, its processor alone, or this machine as it is. */
export type Device = 'phone' | 'phone on a cable' | 'this';

/** Does something in a page that nobody has visited before, in a process of its own, and leaves it. */
export async function visitMap<Result>(
  browser: Browser,
  url: string,
  device: Device,
  work: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (device === 'phone') {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', NETWORK);
    }
    if (device !== 'this') await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript({ path: WATCH_MAP });
    await page.goto(url, { waitUntil: 'commit' });
    return await work(page, session);
  } finally {
    await context.close();
  }
}
