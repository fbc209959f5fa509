import type { Browser } from 'playwright-core';
import { STATES } from '../../../demo/states.ts';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openQa } from '../qa/a-qa-page.ts';
import { arriveAll } from '../qa/outcomes.ts';

let browser: Browser;
let demo: Origins;

test.beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

test.afterAll(() => closePages(browser));

for (const element of [
  'checkout',
  'slotted-calendar',
  'membership-list',
  'order-history',
  'fitness-dashboard',
  'popups',
] as const)
  test(`D-gallery: the gallery shows every state of ${element}, in two widths`, { tag: '@long' }, async () => {
    const { page, heard } = await openQa(browser, demo, `gallery/?element=${element}&width=1280+375`);
    const states = STATES.filter((state) => state.element === element);
    expect(await arriveAll(page, states.length * 2)).toEqual([]);
    expect(heard.errors).toEqual([]);
  });
