import type { Browser } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { expectTakenOverStill, expectWhole, openWatched } from './a-page-before-script.ts';

let browser: Browser;
let demo: Origins;

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

test.afterAll(() => closePages(browser));

test.describe('D-page-content: without JavaScript', () => {
  for (const [path, link] of [
    ['/event/list/', 'creneau-event-list li:last-child h3 a'],
    ['/event/1', 'creneau-provider-card a[href="/user/studio-lumiere"]'],
  ] as const)
    test(`${path} has its content, whole, and nothing moves`, () => expectWhole(browser, demo.url + path, link));

  test('… and a shift would be noticed', async () => {
    const { page, shift } = await openWatched(browser, 1280, false);
    await page.goto(`${demo.url}/memberships/`);
    expect(await shift()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('padding-block-start', '200px');
    });
    await expect.poll(shift).toBeGreaterThan(0);
  });
});

test.describe('D-page-content: before the script', () => {
  for (const path of ['/', '/event/list/'] as const)
    test(`${path} keeps the places of its elements, and nothing moves when they come`, () =>
      expectTakenOverStill(browser, demo.url + path));

  test('D-focus-kept: shows a link that has the focus whole, and hands the focus on to the element', async () => {
    const { page } = await openWatched(browser, 375, true);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/creneau.js', (route) => held.then(() => route.continue()));
    await page.goto(`${demo.url}/event/list/`, { waitUntil: 'commit' });
    const last = page.locator('creneau-event-list li:last-child h3 a');
    await last.focus();
    await last.click({ trial: true });
    const address = await last.evaluate(({ href }: HTMLAnchorElement) => href);
    release();
    const focused = page.locator('creneau-event-list article a:focus');
    await focused.waitFor();
    await expect.poll(() => focused.evaluate(({ href }: HTMLAnchorElement) => href)).toBe(address);
  });
});

const PAGES = [
  ['/', 'creneau-category-list a[href="/event/list/?category=fitness"]'],
  ['/slotted/yoga-doux', 'creneau-provider-card a[href="/user/studio-lumiere"]'],
  ['/memberships/', 'creneau-pager a[href="/memberships/?page=2"]'],
  ['/play/', 'creneau-replay-list a[href^="/user/"]'],
  ['/animation/', '#past a[href^="/animation/"]'],
  ['/animation/1', 'creneau-event-details a[href="/user/studio-lumiere"]'],
  ['/user/studio-lumiere', 'creneau-provider-map a'],
] as const;

test.describe('D-page-content: without JavaScript', { tag: '@long' }, () => {
  for (const [path, link] of PAGES)
    test(`${path} has its content, whole, and nothing moves`, () => expectWhole(browser, demo.url + path, link));
});

test.describe('D-page-content: before the script', { tag: '@long' }, () => {
  for (const path of ['/event/1', ...PAGES.slice(1).map(([path]) => path)] as const)
    test(`${path} keeps the places of its elements, and nothing moves when they come`, () =>
      expectTakenOverStill(browser, demo.url + path));
});
