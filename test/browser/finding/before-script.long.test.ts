import type { Browser } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { test } from '../../fixtures/browser/test.ts';
import { expectTakenOverStill, expectWhole } from './a-page-before-script.ts';

let browser: Browser;
let demo: Origins;

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

test.afterAll(() => closePages(browser));

const PAGES = [
  ['/', 'creneau-category-list a[href="/event/list/?category=fitness"]'],
  ['/slotted/yoga-doux', 'creneau-provider-card a[href="/user/studio-lumiere"]'],
  ['/memberships/', 'creneau-pager a[href="/memberships/?page=2"]'],
  ['/play/', 'creneau-replay-list a[href^="/user/"]'],
  ['/animation/', '#past a[href^="/animation/"]'],
  ['/animation/1', 'creneau-event-details a[href="/user/studio-lumiere"]'],
  ['/user/studio-lumiere', 'creneau-provider-map a'],
] as const;

test.describe('D-page-content: without JavaScript', () => {
  for (const [path, link] of PAGES)
    test(`${path} has its content, whole, and nothing moves`, () => expectWhole(browser, demo.url + path, link));
});

test.describe('D-page-content: before the script', () => {
  for (const path of ['/event/1', ...PAGES.slice(1).map(([path]) => path)] as const)
    test(`${path} keeps the places of its elements, and nothing moves when they come`, () =>
      expectTakenOverStill(browser, demo.url + path));
});
