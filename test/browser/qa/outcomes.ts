import type { Page } from 'playwright-core';

/** The outcome of each frame of the gallery, in order. */
export function outcomes(page: Page): Promise<readonly string[]> {
  return page
    .locator('figure')
    .evaluateAll((all) => all.map((figure) => (figure as HTMLElement).dataset['outcome'] ?? ''));
}

/** Scrolls from frame to frame until each of the `count` has reached its state or failed; returns those that failed, with why. */
export async function arriveAll(page: Page, count: number): Promise<readonly string[]> {
  await page.waitForFunction((wanted) => document.querySelectorAll('figure').length === wanted, count);
  const figures = page.locator('figure');
  for (let index = 0; index < count; index += 1) {
    const figure = figures.nth(index);
    await figure.scrollIntoViewIfNeeded();
    await figure.and(page.locator('[data-outcome="arrived"], [data-outcome="failed"]')).waitFor();
  }
  return page.locator('[data-outcome="failed"] figcaption').allTextContents();
}
