import type { Browser, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openPage, slotAt } from './a-page.ts';

let browser: Browser;
let demo: Origins;

test.beforeAll(async () => {
  browser = await sharedBrowser();
  demo = await sharedDemo();
});

test.afterAll(() => closePages(browser));

const DAY = '2026-12-08';

/** The padel's page with a slot selected, in a window so low that the calendar does not fit. */
async function aSelection(width: number): Promise<Page> {
  const page = await openPage(browser, demo, `/slotted/padel-duo?date=${DAY}`, { width });
  await page.setViewportSize({ width, height: 740 });
  await slotAt(page, DAY, '08:00').click();
  return page;
}

/** The upper and the lower edge in the window. */
async function edgesOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).boundingBox();
  return [box?.y ?? Number.NaN, (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)];
}

test.describe('D-basket-in-sight: the basket while a slot is selected', () => {
  for (const width of [1280, 375] as const)
    test(`the button and the total are in the window, ${width} wide`, async () => {
      const page = await aSelection(width);
      for (const part of ['[part~="book-button"]', '.sum']) {
        const [top, end] = await edgesOf(page, part);
        expect([top > 370, end <= 740]).toEqual([true, true]);
      }
      const [top, end] = await edgesOf(page, '[part="basket"]');
      expect(end - top).toBeLessThan(200);
    });

  for (const width of [1280, 375] as const)
    test(`a slot that has the focus is not under it, ${width} wide`, async () => {
      const page = await aSelection(width);
      for (let row = 0; row < 4; row += 1) {
        await page.keyboard.press('ArrowDown');
        const [, end] = await edgesOf(page, '[part~="slot"]:focus');
        const [top] = await edgesOf(page, '[part="basket"]');
        expect(end).toBeLessThanOrEqual(top);
      }
    });

  test('it is not printed, and moves above a bar of the page', async () => {
    const page = await aSelection(375);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('creneau-slotted-calendar::part(basket) { bottom: 60px }');
      document.adoptedStyleSheets.push(sheet);
    });
    await expect.poll(async () => (await edgesOf(page, '[part="basket"]'))[1]).toBe(680);
    await page.emulateMedia({ media: 'print' });
    await page.locator('[part="basket"]').waitFor({ state: 'hidden' });
  });
});
