import type { Browser, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { expect, newPage } from '../../fixtures/browser/test.ts';

/** The sum of unexpected layout shifts (Layout Instability API). */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told = globalThis as unknown as { shift: number };
    told.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls down the page as a reader does, so that elements load before they are in view. */
export async function readThrough(page: Page): Promise<void> {
  for (;;) {
    await page.waitForFunction(() =>
      [...document.querySelectorAll('*')]
        .filter(({ localName }) => localName.startsWith('creneau-'))
        .filter((element) => element.getBoundingClientRect().top < innerHeight + 600)
        .every(({ shadowRoot, firstElementChild }) => {
          const showsFallback =
            firstElementChild?.matches('.fallback') && firstElementChild.getClientRects().length > 0;
          return shadowRoot && !showsFallback && !shadowRoot.querySelector('.skeleton, .loading');
        }),
    );
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    if (isAtEnd) return;
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
  }
}

/** How much wider the page is than its window, in px. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Reads a page of the demo, and loads every picture: no call, file or picture of it fails, and it says nothing on the console. */
export async function expectNothingFails(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await newPage(browser);
  const heard = listenTo(page);
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
  await page.goto(url);
  await use(page);
  await readThrough(page);
  await expect.poll(() => picturesToCome(page)).toBe(0);
  expect([failed, heard.errors, heard.said(/^(error|warning)/)]).toEqual([[], [], []]);
}

/** Returns how many pictures are not loaded yet; asks for those out of sight too. */
function picturesToCome(page: Page): Promise<number> {
  return page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap((element) => element.shadowRoot ?? [])];
    const images = roots.flatMap((root) => [...root.querySelectorAll('img')]);
    for (const image of images) image.loading = 'eager';
    return images.filter((image) => !image.complete).length;
  });
}

/** Reads a page of the demo in both widths and languages: nothing shifts, fails or is wider than the window. */
export async function expectStill(browser: Browser, demo: Origins, path: string, seen: string): Promise<void> {
  for (const [lang, width] of [
    ['fr', 1280],
    ['en', 375],
  ] as const) {
    const site = lang === 'en' ? demo.url.replace('localhost', 'en.localhost') : demo.url;
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const heard = listenTo(page);
    await watchShifts(page);
    await page.goto(`${site}${path}`);
    await page.locator(seen).first().waitFor();
    await readThrough(page);
    expect(await shiftOf(page), `${lang} ${width}`).toBeLessThan(0.02);
    await expect.poll(() => overflow(page), { message: `${lang} ${width}` }).toBeLessThanOrEqual(0);
    expect(heard.errors).toEqual([]);
    await page.close();
  }
}
