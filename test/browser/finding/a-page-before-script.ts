import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { listenTo } from '../../fixtures/browser/page-errors.ts';

/** A page, and the sum of its unexpected layout shifts, as the browser tells it also where no script may run. */
interface Watched {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly shift: () => Promise<number>;
}

export async function openWatched(browser: Browser, width: number, javaScriptEnabled: boolean): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let sum = 0;
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    sum += event.layoutShiftDetails?.value ?? 0;
  });
  await session.send('PerformanceTimeline.enable', { eventTypes: ['layout-shift'] });
  const shift = async () => {
    // A picture is taken of a whole frame: its shifts have been told.
    await page.screenshot();
    return sum;
  };
  return { context, page, shift };
}

/** Without JavaScript, in both widths: a link of an element is there, nothing is clipped, moves or is too wide. */
export async function expectWhole(browser: Browser, address: string, link: string): Promise<void> {
  for (const width of [1280, 375]) {
    const { context, page, shift } = await openWatched(browser, width, false);
    await page.goto(address);
    await page.locator(link).first().click({ trial: true });
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll('#main :not(:defined)')]
        .filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight + 1)
        .map(({ localName }) => localName),
    );
    expect(clipped).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await shift(), `${width}`).toBe(0);
    await context.close();
  }
}

/** A script that comes once the content has been painted, in both widths: nothing moves when it takes over. */
export async function expectTakenOverStill(browser: Browser, address: string): Promise<void> {
  for (const width of [1280, 375]) {
    const { context, page, shift } = await openWatched(browser, width, true);
    const heard = listenTo(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/creneau.js', (route) => held.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('.site-foot').waitFor();
    await page.waitForFunction(() =>
      [...document.images].filter((image) => image.loading === 'eager').every((image) => image.complete),
    );
    expect(await page.locator('#main :not(:defined)').count()).toBeGreaterThan(0);
    await page.screenshot();
    release();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#main *')]
        .filter(({ localName }) => localName.startsWith('creneau-'))
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .every((element) => element.shadowRoot && !element.shadowRoot.querySelector('.skeleton, .loading')),
    );
    expect(await shift(), `${width}`).toBeLessThan(0.001);
    expect(heard.errors).toEqual([]);
    await context.close();
  }
}
