import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expectStill } from './a-read-page.ts';

let browser: Browser;
let demo: Origins;

beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

afterAll(async () => {
  await closePages(browser);
});

describe('C-pages: the pages on which visitors find offers', () => {
  it.each<readonly [path: string, seen: string]>([
    ['/', 'creneau-animations-slider .slide'],
    ['/user/studio-lumiere', 'creneau-slotted-calendar .slot'],
    ['/event/list/', 'creneau-event-list article.event'],
    ['/event/yoga-du-dimanche', 'creneau-event-details .book'],
    ['/animation/', '#next .slide'],
    ['/animation/yoga-en-direct-du-studio', 'creneau-event-details .book'],
  ])('%s stands without a shift, an error or a sideways scroll, in both widths and languages', (path, seen) =>
    expectStill(browser, demo, path, seen),
  );
});
