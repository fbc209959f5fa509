import type { Browser, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

let browser: Browser;
let demo: Origins;

test.beforeAll(async () => {
  browser = await sharedBrowser();
  demo = await sharedDemo();
});

test.afterAll(async () => {
  await closePages(browser);
});

const heightOf = (page: Page) =>
  page.locator('creneau-slotted-calendar .calendar').evaluate((calendar) => calendar.clientHeight);

test.describe('S-calendar-modes: nothing moves when the slots arrive', () => {
  for (const width of [1280, 800, 375] as const)
    test(`the skeleton of the picker is as high as the calendar in ${width} px`, async () => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      let letThrough = () => {};
      const gate = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route('**/api/v1/slotted/**', async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto(`${demo.partner}/`);
      await page.locator('creneau-slotted-calendar .loading').waitFor();
      const waiting = await heightOf(page);
      letThrough();
      await page.locator('creneau-slotted-calendar .slot').first().waitFor();
      expect(Math.abs((await heightOf(page)) - waiting)).toBeLessThanOrEqual(4);
      await page.close();
    });
});
