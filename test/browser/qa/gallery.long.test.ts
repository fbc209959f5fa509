import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATES } from '../../../demo/states.ts';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { openQa, troubles } from './a-qa-page.ts';
import { arriveAll, outcomes } from './outcomes.ts';

let browser: Browser;
let demo: Origins;

beforeAll(async () => {
  [browser, demo] = await Promise.all([sharedBrowser(), sharedDemo()]);
});

afterAll(() => closePages(browser));

const figureOf = (page: Page, name: string) => page.locator('figure').filter({ hasText: name });

describe('D-gallery: the gallery', () => {
  it('shows the chosen states, a change leaves the others alone, and the last box of an axis stays checked', async () => {
    const { page, heard } = await openQa(browser, demo, 'gallery/?element=search&width=375&lang=fr+en&theme=dark');
    expect(await arriveAll(page, 4)).toEqual([]);
    const mark = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('iframe')].map((frame) => {
          const kept = frame.contentWindow as (Window & { isKept?: boolean }) | null;
          const was = kept?.isKept ?? false;
          if (kept) kept.isKept = true;
          return was;
        }),
      );
    expect(await mark()).toEqual([false, false, false, false]);
    await page.getByLabel('en', { exact: true }).uncheck();
    expect(await mark()).toEqual([true, true]);
    await page.getByLabel('light', { exact: true }).check();
    expect(await page.locator('figcaption a').allTextContents()).toEqual(
      STATES.filter(({ element }) => element === 'search').flatMap(({ name }) => [
        `search: ${name}, 375 fr light`,
        `search: ${name}, 375 fr dark`,
      ]),
    );
    expect(await mark()).toEqual([false, true, false, true]);
    expect(new URL(page.url()).search).toBe('?element=search&width=375&lang=fr&theme=light+dark');
    for (const last of ['search', '375', 'fr']) {
      const box = page.getByLabel(last, { exact: true });
      await box.click();
      expect(await box.isChecked(), last).toBe(true);
    }
    expect(await page.locator('figure').count()).toBe(4);
    expect(troubles(heard)).toEqual([]);
  });

  it('hovers bars, and closes a popup in one frame only', async () => {
    const { page, heard } = await openQa(browser, demo, 'gallery/?element=fitness-dashboard+popups&width=375');
    const count = STATES.filter(({ element }) => element === 'fitness-dashboard' || element === 'popups').length;
    expect(await arriveAll(page, count)).toEqual([]);
    expect(heard.errors).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('loads one purchase at a time, and frames that are removed give up their turn', async () => {
    const { page } = await openQa(browser, demo, 'gallery/?element=pager&width=375');
    await page.route('**/state/**', () => {});
    await page.getByLabel('slotted-calendar', { exact: true }).check();
    await page.getByLabel('pager', { exact: true }).uncheck();
    await expect.poll(() => outcomes(page)).toContain('loading');
    await page.locator('figure').last().scrollIntoViewIfNeeded();
    expect((await outcomes(page)).filter((outcome) => outcome !== 'waiting')).toEqual(['loading']);
    await page.getByLabel('membership-list', { exact: true }).check();
    await page.getByLabel('slotted-calendar', { exact: true }).uncheck();
    await page.unroute('**/state/**');
    // Removed frames have given up their turn, or these would wait for ever.
    expect(await arriveAll(page, STATES.filter(({ element }) => element === 'membership-list').length)).toEqual([]);
  });

  it('keeps loading states as they are, without a connection', async () => {
    const { page } = await openQa(browser, demo, 'gallery/?element=slotted-calendar');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const figure = figureOf(page, 'slotted-calendar: loading');
    await figure.and(page.locator('[data-outcome="arrived"]')).waitFor();
    expect(asked.filter((url) => url.includes('~delay'))).toEqual([]);
    const frame = page.frameLocator('iframe[title^="slotted-calendar: loading"]');
    // As long as a client's timeout.
    const after = await frame.locator('body').evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, 15_000, 'gave up');
          setTimeout(resolve, 200, 'waits');
        }),
    );
    expect(after).toBe('waits');
    expect(await frame.locator('.loading').count()).toBe(1);
  });
});
