import { expect, newPage, test } from '../../fixtures/browser/test.ts';

test.describe('D-page-content: the place that a page keeps for an element', () => {
  test('a place is given up for an empty element, and never while the content of the page is still shown in it', async ({
    browser,
    demo,
  }) => {
    const page = await newPage(browser);
    // The element stays as the server has made it.
    await page.route('**/creneau.js', () => {});
    // A browser that reads no shadow trees shows the links in the element.
    await page.route('**/event/yoga-du-dimanche', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(' shadowrootmode="open"', '') });
    });
    await page.goto(`${demo.url}/event/yoga-du-dimanche`, { waitUntil: 'commit' });
    const details = page.locator('creneau-event-details');
    await expect(details.locator('> .fallback')).toBeVisible();
    await page.evaluate(() => {
      const empty = document.createElement('div');
      Object.assign(empty, { id: 'empty', style: 'min-height: 20rem' });
      document.body.append(empty);
    });
    const tellReady = () =>
      page.evaluate(() => {
        for (const element of document.querySelectorAll('creneau-event-details, #empty'))
          element.dispatchEvent(new Event('creneau-ready', { bubbles: true }));
      });
    const empty = page.locator('#empty');
    // The page's script comes by itself.
    await expect
      .poll(() => tellReady().then(() => empty.evaluate((element) => getComputedStyle(element).minHeight)))
      .toBe('0px');
    await expect(details).toHaveCSS('min-height', '1600px');

    await details.locator('> .fallback').evaluate((fallback) => fallback.remove());
    await expect(details).toHaveCSS('min-height', '0px');
  });
});
