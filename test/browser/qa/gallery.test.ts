import type { Page } from 'playwright-core';
import { STATES } from '../../../demo/states.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openQa, troubles } from './a-qa-page.ts';
import { arriveAll, outcomes } from './outcomes.ts';

/** A page that `in-gallery.ts` would have told of this error, and that never shows its state. */
const SAYS_AN_ERROR = '<script>troubles = [{ isUncaught: true, text: "it is broken" }]</script><p>Not the state</p>';

const figureOf = (page: Page, name: string) => page.locator('figure').filter({ hasText: name });

test.describe('D-gallery: the gallery', { tag: '@long' }, () => {
  test('the gallery shows the chosen states, a change leaves the others alone, and the last box of an axis stays checked', async ({
    browser,
    demo,
  }) => {
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
    await expect.poll(() => mark()).toEqual([false, false, false, false]);
    await page.getByLabel('en', { exact: true }).uncheck();
    await expect.poll(() => mark()).toEqual([true, true]);
    await page.getByLabel('light', { exact: true }).check();
    await expect
      .poll(() => page.locator('figcaption a').allTextContents())
      .toEqual(
        STATES.filter(({ element }) => element === 'search').flatMap(({ name }) => [
          `search: ${name}, 375 fr light`,
          `search: ${name}, 375 fr dark`,
        ]),
      );
    await expect.poll(() => mark()).toEqual([false, true, false, true]);
    expect(new URL(page.url()).search).toBe('?element=search&width=375&lang=fr&theme=light+dark');
    for (const last of ['search', '375', 'fr']) {
      const box = page.getByLabel(last, { exact: true });
      await box.click();
      await expect(box, last).toBeChecked();
    }
    await expect(page.locator('figure')).toHaveCount(4);
    expect(troubles(heard)).toEqual([]);
  });

  test('the gallery hovers bars, and closes a popup in one frame only', async ({ browser, demo }) => {
    const { page, heard } = await openQa(browser, demo, 'gallery/?element=fitness-dashboard+popups&width=375');
    const count = STATES.filter(({ element }) => element === 'fitness-dashboard' || element === 'popups').length;
    expect(await arriveAll(page, count)).toEqual([]);
    expect(heard.errors).toEqual([]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('the gallery loads one purchase at a time, and frames that are removed give up their turn', async ({
    browser,
    demo,
  }) => {
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

  test('the gallery keeps loading states as they are, without a connection', async ({ browser, demo }) => {
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
    await expect(frame.locator('.loading')).toHaveCount(1);
  });

  test('the gallery lists the states that were not reached, and errors on the console', async ({ browser, demo }) => {
    const { page } = await openQa(browser, demo, 'gallery/?element=pager');
    await page.route('**/state/*', (route) => {
      const isFirst = route
        .request()
        .url()
        .includes(`/state/${STATES.findIndex(({ element }) => element === 'search')}?`);
      return isFirst ? route.fulfill({ contentType: 'text/html', body: SAYS_AN_ERROR }) : route.continue();
    });
    await page.getByLabel('search', { exact: true }).check();
    await page.getByLabel('pager', { exact: true }).uncheck();
    const entry = page.locator('#failures li').filter({ hasText: 'search: found' });
    await entry.filter({ hasText: 'on the console: it is broken' }).waitFor();
    await entry.getByRole('link').click();
    expect(new URL(page.url()).hash).toMatch(/^#frame-\d+-1280-fr-light$/);
    await expect(page.locator('#count')).toHaveText(/^2 frames · \d arrived, 1 failed/);
  });

  test('the gallery keeps 24 frames at most, and starts those again that are seen again', async ({ browser, demo }) => {
    const { page } = await openQa(
      browser,
      demo,
      'gallery/?element=offers-list&width=375+768+1280&lang=fr+en&theme=light+dark',
    );
    const count = STATES.filter(({ element }) => element === 'offers-list').length * 12;
    expect(count).toBeGreaterThan(24);
    expect(await arriveAll(page, count)).toEqual([]);
    await expect.poll(() => page.locator('figure iframe').count()).toBeLessThanOrEqual(24);
    const first = page.locator('figure').first();
    await expect(first.locator('iframe')).toHaveCount(0);
    await first.getByText('arrived; empty until it is in sight again').waitFor();
    await first.scrollIntoViewIfNeeded();
    await first.locator('iframe').waitFor();
    await first.and(page.locator('[data-outcome="arrived"]')).waitFor();
  });
});
