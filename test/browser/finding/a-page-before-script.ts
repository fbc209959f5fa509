import type { Browser, BrowserContext, Page } from 'playwright-core';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { expect } from '../../fixtures/browser/test.ts';

/** A page, and the sum of its unexpected layout shifts, as the browser tells it also where no script may run. */
interface Watched {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly shift: () => Promise<number>;
  /** What has moved: each time how much, and from where to where. */
  readonly moves: readonly string[];
}

export async function openWatched(browser: Browser, width: number, javaScriptEnabled: boolean): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let sum = 0;
  const moves: string[] = [];
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { value = 0, sources = [] } = event.layoutShiftDetails ?? {};
    sum += value;
    for (const { previousRect, currentRect } of sources)
      moves.push(`${value.toFixed(5)} ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`);
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  const shift = async () => {
    // A picture is taken of a whole frame: its shifts have been told.
    await page.screenshot();
    return sum;
  };
  return { context, page, shift, moves };
}

/**
 * Without JavaScript, in both widths: a link of an element is there, nothing is clipped or too wide. Returns how much moved once the
 * page was parsed, while its pictures came: a busy machine's parser pauses in the middle of a row, which moves when its rest comes.
 */
export async function expectWhole(browser: Browser, address: string, link: string): Promise<number> {
  let moved = 0;
  for (const width of [1280, 375]) {
    const { context, page, shift } = await openWatched(browser, width, false);
    const releasePictures = await hold(page, '**/*', 'image');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const before = await shift();
    releasePictures();
    await page.waitForLoadState();
    // A server-made view has a root for each width, of which one is displayed.
    await page.locator(`${link}:visible`).first().click({ trial: true });
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll('#main .fallback')]
        .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1)
        .map(({ localName }) => localName),
    );
    expect(clipped).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    moved += (await shift()) - before;
    await context.close();
  }
  return moved;
}

/**
 * In both widths, a script that comes once the content has been painted, and answers that come once the elements are defined: no
 * element is emptied meanwhile. Returns how much moved, and what.
 */
export async function expectTakenOver(
  browser: Browser,
  address: string,
): Promise<{ readonly moved: number; readonly moves: readonly string[] }> {
  let moved = 0;
  const all: string[] = [];
  for (const width of [1280, 375]) {
    const { context, page, shift, moves } = await openWatched(browser, width, true);
    const heard = listenTo(page);
    const releaseScript = await hold(page, '**/creneau.js');
    const releaseAnswers = await hold(page, '**/api/v1/**');
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('.site-foot').waitFor();
    await page.waitForFunction(() =>
      [...document.images].filter((image) => image.loading === 'eager').every((image) => image.complete),
    );
    await expect.poll(() => page.locator('#main :not(:defined)').count()).toBeGreaterThan(0);
    const before = await shift();
    releaseScript();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#main :not(:defined)')].every(
        (element) => element.getBoundingClientRect().top >= innerHeight,
      ),
    );
    await page.screenshot();
    const emptied = await page.evaluate(() =>
      [...document.querySelectorAll('#main .fallback')]
        .filter(({ assignedSlot, clientHeight }) => assignedSlot && clientHeight === 0)
        .map(({ parentElement }) => parentElement?.localName),
    );
    expect(emptied).toEqual([]);
    releaseAnswers();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#main *')]
        .filter(({ localName }) => localName.startsWith('creneau-'))
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .every((element) => element.shadowRoot && !element.shadowRoot.querySelector('.skeleton, .loading')),
    );
    moved = Math.max(moved, (await shift()) - before);
    all.push(...moves.map((move) => `${width}: ${move}`));
    expect(heard.errors).toEqual([]);
    await context.close();
  }
  return { moved, moves: all };
}

/** Holds requests, of one type or of all, until the returned function is called. */
async function hold(page: Page, addresses: string, type?: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    if (type === undefined || route.request().resourceType() === type) await held;
    await route.continue();
  });
  return release;
}
