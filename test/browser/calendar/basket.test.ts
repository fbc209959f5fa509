import type { Page } from 'playwright-core';
import { expect } from '../../fixtures/browser/test.ts';
import { test as base, slotAt } from './a-page.ts';

const DAY = '2026-12-08';

const test = base.extend<{ aSelection: (width: number) => Promise<Page> }>({
  /** The padel's page with a slot selected, in a window so low that the calendar does not fit. */
  aSelection: async ({ open }, use) =>
    use(async (width) => {
      const page = await open(`/slotted/padel-duo?date=${DAY}`, { width });
      await page.setViewportSize({ width, height: 740 });
      await slotAt(page, DAY, '08:00').click();
      return page;
    }),
});

/** The upper and the lower edge in the window. */
async function edgesOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).boundingBox();
  return [box?.y ?? Number.NaN, (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)];
}

for (const width of [1280, 375] as const) {
  test(`D-basket-in-sight: while a slot is selected the button and the total are in the window, ${width} px wide`, {
    tag: '@look',
  }, async ({ aSelection }) => {
    const page = await aSelection(width);
    for (const part of ['[part~="book-button"]', '.sum']) {
      const [top, end] = await edgesOf(page, part);
      expect([top > 370, end <= 740]).toEqual([true, true]);
    }
    const [top, end] = await edgesOf(page, '[part="basket"]');
    expect(end - top).toBeLessThan(200);
  });

  test(`D-basket-in-sight: a slot that has the focus is not under the basket, in ${width} px`, {
    tag: '@long',
  }, async ({ aSelection }) => {
    const page = await aSelection(width);
    for (const hour of ['08h30', '09h00', '09h30', '10h00']) {
      await page.keyboard.press('ArrowDown');
      const slot = '[part~="slot"]:focus';
      await page.locator(slot).getByText(hour).first().waitFor();
      const under = async () => (await edgesOf(page, slot))[1] - (await edgesOf(page, '[part="basket"]'))[0];
      await expect.poll(under).toBeLessThanOrEqual(0);
    }
  });
}

test('D-basket-in-sight: the basket is not printed, and moves above a bar of the page', {
  tag: '@long',
}, async ({ aSelection }) => {
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
