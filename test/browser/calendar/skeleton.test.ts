import type { Page } from 'playwright-core';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';

const heightOf = (page: Page) =>
  page.locator('creneau-slotted-calendar .calendar').evaluate((calendar) => calendar.clientHeight);

for (const width of [1280, 800, 375] as const)
  test(`S-calendar-modes: the skeleton of the picker is as high in ${width} px as the calendar, so that nothing moves when the slots arrive`, {
    tag: '@look',
  }, async ({ browser, demo }) => {
    const page = await newPage(browser, { viewport: { width, height: 900 } });
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
  });
