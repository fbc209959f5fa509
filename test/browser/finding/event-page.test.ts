import type { Browser, Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';

/** The page of an event, before anybody has scrolled; `requests` are the addresses that it has asked for. */
async function openEvent(
  browser: Browser,
  demo: Origins,
  viewport: { readonly width: number; readonly height: number },
) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  onTestFinished(() => page.close());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${demo.url}/event/yoga-du-dimanche`);
  await page.locator('creneau-event-details .book').waitFor();
  return { page, requests };
}

const scrollDown = (page: Page, top: number) =>
  page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top);

test.describe('D-event-page: the button is in sight wherever the page is', () => {
  for (const [index, viewport] of [
    { width: 375, height: 700 },
    { width: 1280, height: 800 },
  ].entries())
    test(
      `at ${viewport.width} × ${viewport.height} px the button that books stays in sight while the page is scrolled`,
      longFrom(1, index),
      async ({ browser, demo }) => {
        const { page } = await openEvent(browser, demo, viewport);
        const places = page.locator('creneau-event-details [part~="others"]');
        await places.waitFor();
        const details = page.locator('creneau-event-details');
        const ends = () =>
          page
            .locator(viewport.width > 800 ? '[part~="map-box"]' : 'creneau-event-details')
            .evaluate((element) => element.getBoundingClientRect().bottom - innerHeight);
        do {
          const { top, bottom } = await details.locator('.book').evaluate((button) => button.getBoundingClientRect());
          expect([top >= 0, bottom <= viewport.height]).toEqual([true, true]);
          await scrollDown(page, 300);
        } while ((await ends()) > 0);
      },
    );
});

test.describe('D-event-page-map: on the page of an event', () => {
  test('nothing of the map is fetched before its place is in sight', async ({ browser, demo }) => {
    const { page, requests } = await openEvent(browser, demo, { width: 1280, height: 400 });
    await page.locator('creneau-event-details [part~="others"]').waitFor();
    const ofMap = () => requests.filter((url) => /\/v1\/map\/|provider-map|\/tiles\//.test(url));
    expect(ofMap()).toEqual([]);
    await page.locator('creneau-event-details [part~="map-box"]').scrollIntoViewIfNeeded();
    await expect.poll(() => ofMap().some((url) => url.endsWith('/v1/map/provider/studio-lumiere'))).toBe(true);
  });
});
