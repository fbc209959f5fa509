import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { withoutStreams } from '../fixtures/browser/without-streams.ts';

/** A mid-range phone on a mobile network. */
export const NETWORK = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 };
export const CPU_SLOWDOWN = 4;

const WATCH_FRAMES = readFileSync(new URL('pages/watch-frames.js', import.meta.url), 'utf8');

const PATIENCE_MS = 30_000;

/** What a visitor waits for: an element in the document or in the shadow tree of a host, with a text. */
export interface Sight {
  readonly hosts: string;
  readonly marks: string;
  /** A regular expression. */
  readonly text: string;
}

/** One visit, in milliseconds. */
export interface Visit {
  /** From the navigation, or from a press, to the first frame that holds what is waited for. */
  readonly painted: number;
  /** Script until then. */
  readonly script: number;
}

/** A cold visit and the next one of the same profile, with its HTTP cache. */
export interface Visits {
  readonly cold: Visit;
  /** Undefined where only cold ones are measured. */
  readonly warm: Visit | undefined;
}

/** What `pages/watch-frames.js` puts into a page. */
interface Pressed {
  pressToSeen(sight: Sight): Promise<number>;
}

/** Visits a page and measures it. */
export type Look = (page: Page, session: CDPSession) => Promise<Visit>;

/** Measures the way from the navigation to `sight`, from outside: each frame is asked whether it shows it. */
export function firstView(url: string, sight: Sight): Look {
  return async (page, session) => {
    await page.addInitScript(`${WATCH_FRAMES}\nglobalThis.seenAt = whenSeen(${JSON.stringify(sight)});`);
    await page.goto(url, { waitUntil: 'commit' });
    // Asked by the protocol itself: a `page.evaluate` runs script of its own in the page.
    const seen = session.send('Runtime.evaluate', { expression: 'seenAt', awaitPromise: true, returnByValue: true });
    const { result } = await Promise.race([seen, late(url, sight)]);
    // At once: what runs later is no part of the first view's cost.
    const script = await scriptMs(session);
    if (typeof result.value !== 'number') throw new Error(`${url} was not watched.`);
    return { painted: result.value, script };
  };
}

/** Measures the way from the navigation to `after`, where the first `before` is pressed as soon as it is painted. */
export function pressedAtOnce(url: string, before: Sight, after: Sight): Look {
  return async (page, session) => {
    await page.addInitScript(WATCH_FRAMES);
    await page.goto(url, { waitUntil: 'commit' });
    const { result } = await session.send('Runtime.evaluate', {
      expression: `whenSeen(${JSON.stringify(before)}).then(() => placeOf(${JSON.stringify(before)}))`,
      awaitPromise: true,
      returnByValue: true,
    });
    const seen = session.send('Runtime.evaluate', {
      expression: `whenSeen(${JSON.stringify(after)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    await page.mouse.click(result.value.x, result.value.y);
    const chosen = await Promise.race([seen, late(url, after)]);
    return { painted: chosen.result.value, script: await scriptMs(session) };
  };
}

function late(url: string, { marks }: Sight): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${url} has not shown ${marks} in time.`)), PATIENCE_MS).unref();
  });
}

/**
 * Measures the way from a press on `button` to `sight`, once the page is at rest; `prepare` does what comes before the press.
 */
export function afterPress(
  url: string,
  { prepare, button, sight }: { prepare(page: Page): Promise<void>; readonly button: string; readonly sight: Sight },
): Look {
  return async (page, session) => {
    await page.addInitScript(WATCH_FRAMES);
    await page.goto(url);
    await prepare(page);
    await page.waitForLoadState('networkidle');
    const before = await scriptMs(session);
    const [painted] = await Promise.all([
      page.evaluate((what) => (globalThis as unknown as Pressed).pressToSeen(what), sight),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { painted, script: (await scriptMs(session)) - before };
  };
}

/** Script that ran in the page, in milliseconds. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** Visits in a new context of `browser`, at `cpu` times the processor's slowness; the warm visit begins when the cold one is at rest. */
export async function visit(browser: Browser, look: Look, cpu: number, isTwice: boolean): Promise<Visits> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const cold = await visitOnce(context, look, cpu, isTwice);
    return { cold, warm: isTwice ? await visitOnce(context, look, cpu, false) : undefined };
  } finally {
    await context.close();
  }
}

async function visitOnce(context: BrowserContext, look: Look, cpu: number, isFollowed: boolean): Promise<Visit> {
  const page = await context.newPage();
  await withoutStreams(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const result = await look(page, session);
  // What a page loads when it is idle is in the cache of the next visit.
  if (isFollowed) await page.waitForLoadState('networkidle');
  await page.close();
  return result;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
