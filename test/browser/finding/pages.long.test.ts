import type { Browser } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { test } from '../../fixtures/browser/test.ts';
import { expectStill } from './a-read-page.ts';

let browser: Browser;
let demo: Origins;

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

test.afterAll(async () => {
  await closePages(browser);
});

test.describe('C-pages: the pages on which visitors find offers', () => {
  for (const [path, seen] of [
    ['/', 'creneau-animations-slider .slide'],
    ['/user/studio-lumiere', 'creneau-slotted-calendar .slot'],
    ['/event/list/', 'creneau-event-list article.event'],
    ['/event/yoga-du-dimanche', 'creneau-event-details .book'],
    ['/animation/', '#next .slide'],
    ['/animation/yoga-en-direct-du-studio', 'creneau-event-details .book'],
  ] satisfies readonly (readonly [path: string, seen: string])[] as readonly (readonly [path: string, seen: string])[])
    test(`${path} stands without a shift, an error or a sideways scroll, in both widths and languages`, () =>
      expectStill(browser, demo, path, seen));
});
