import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

/** A mid-range phone on a mobile network. */
export const NETWORK = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 };
export const CPU_SLOWDOWN = 4;

const WATCH_FRAMES = fileURLToPath(new URL('pages/watch-frames.js', import.meta.url));

/** One cold visit, in milliseconds since the navigation began. */
export interface Visit {
  /** The first frame that holds the text of a slot. */
  readonly painted: number;
  readonly script: number;
}

/** Visits a page in a new context, seen from outside: each frame is asked whether it shows a slot's hour. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ path: WATCH_FRAMES });
  await page.goto(url, { waitUntil: 'commit' });
  const painted = await page
    .waitForFunction(() => (globalThis as { paintedAt?: number }).paintedAt, null, { polling: 250, timeout: 30_000 })
    .catch(() => {
      throw new Error(`${url} has not shown a slot within 30 seconds.`);
    });
  const { metrics } = await session.send('Performance.getMetrics');
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
  const result = { painted: (await painted.jsonValue()) as number, script };
  await context.close();
  return result;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
