import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expectTakenOverStill, expectWhole } from './a-page-before-script.ts';

let browser: Browser;
let demo: Origins;

beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

afterAll(() => closePages(browser));

const PAGES = [
  ['/', 'creneau-category-list a[href="/event/list/?category=fitness"]'],
  ['/slotted/yoga-doux', 'creneau-provider-card a[href="/user/studio-lumiere"]'],
  ['/memberships/', 'creneau-pager a[href="/memberships/?page=2"]'],
  ['/play/', 'creneau-replay-list a[href^="/user/"]'],
  ['/animation/', '#past a[href^="/animation/"]'],
  ['/animation/1', 'creneau-event-details a[href="/user/studio-lumiere"]'],
  ['/user/studio-lumiere', 'creneau-provider-map a'],
] as const;

describe('D-page-content: without JavaScript', () => {
  it.each(PAGES)('%s has its content, whole, and nothing moves', (path, link) =>
    expectWhole(browser, demo.url + path, link),
  );
});

describe('D-page-content: before the script', () => {
  it.each(['/event/1', ...PAGES.slice(1).map(([path]) => path)])(
    '%s keeps the places of its elements, and nothing moves when they come',
    (path) => expectTakenOverStill(browser, demo.url + path),
  );
});
