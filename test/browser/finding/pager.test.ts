import type { Page } from 'playwright-core';
import type { Relay } from '../../fixtures/browser/relay.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { focused } from '../calendar/a-page.ts';
import { openMarkup } from './a-finding-page.ts';
import { eventCalls, serveEvents } from './an-event-api.ts';

test.beforeEach(({ relay }) => serveEvents(relay));

const MARKUP = '<creneau-event-list></creneau-event-list><creneau-pager></creneau-pager>';

const search = (page: Page) => page.evaluate(() => location.search);

/** Waits until the bar shows this page as current. */
async function shows(page: Page, number: number): Promise<void> {
  await page.locator('[aria-current="page"]', { hasText: String(number) }).waitFor();
  await page.getByRole('link', { name: `Événement ${(number - 1) * 6 + 1}`, exact: true }).waitFor();
}

/** Holds back the pager's file until the events are shown. */
function holdPager(relay: Relay, page: Page): void {
  const rules = [...relay.rules];
  const seventh = page.getByRole('link', { name: 'Événement 37', exact: true });
  relay.rules.clear();
  relay.rules.add(async ({ path }) => {
    // Counting is no action, which could wait for the test's own one for ever.
    if (/\/pager-[^/]*\.js$/.test(path)) await expect.poll(() => seventh.count()).toBe(1);
    return null;
  });
  for (const rule of rules) relay.rules.add(rule);
}

test.describe('S-pagination, S-page-bar: the pagination bar', { tag: '@long' }, () => {
  test('the bar leads to the last page; the browser’s buttons go back and forward; one call is made each', async ({
    relay,
  }) => {
    const { page, heard } = await openMarkup(relay, MARKUP);
    await shows(page, 1);
    await expect(page.getByRole('link', { name: 'Page précédente' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await shows(page, 2);
    await page.getByRole('link', { name: 'Dernière page' }).click();
    await shows(page, 7);
    await expect.poll(() => search(page)).toBe('?creneau-page=7');
    await expect(page.getByRole('link', { name: 'Page suivante' })).toHaveCount(0);
    await page.goBack();
    await shows(page, 2);
    await page.goBack();
    await shows(page, 1);
    await expect.poll(() => search(page)).toBe('');
    await page.goForward();
    await shows(page, 2);
    expect(eventCalls(relay)).toEqual(['', '?page=2', '?page=7', '?page=2', '', '?page=2']);
    expect([heard.console, heard.errors]).toEqual([[], []]);
  });

  for (const order of ['before', 'after'] as const)
    test(`the page in the address is shown at once, one above the last as the last: the pager comes ${order} the events`, async ({
      relay,
    }) => {
      const { page } = await openMarkup(relay, MARKUP);
      await shows(page, 1);
      relay.seen.length = 0;
      if (order === 'after') holdPager(relay, page);
      await page.goto(`${page.url()}?creneau-page=99`);
      await shows(page, 7);
      expect(eventCalls(relay)).toEqual(['?page=99']);
      await expect.poll(() => page.locator('creneau-event-list').evaluate((list) => Reflect.get(list, 'page'))).toBe(7);
    });

  for (const [width, first] of [
    [1280, /^ToutesLyonParis$/],
    [375, /^Filtres$/],
    [320, /^Filtres$/],
  ] as const)
    test(`at ${width} px Tab and Enter lead to the list’s top, and nothing is too wide`, async ({ relay }) => {
      const { page } = await openMarkup(relay, MARKUP, { width });
      await shows(page, 1);
      await page.getByRole('link', { name: 'Page 3', exact: true }).press('Enter');
      await shows(page, 3);
      const list = page.locator('creneau-event-list');
      await expect
        .poll(() => list.evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top))))
        .toBe(0);
      await expect.poll(() => list.evaluate((element) => document.activeElement === element)).toBe(true);
      await expect(page.getByRole('region', { name: 'Page 3' })).toHaveCount(1);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // From there Tab goes on into the list, which is no Tab stop itself afterwards.
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toMatch(first);
      await page.getByRole('link', { name: 'Page 1', exact: true }).focus();
      await expect.poll(() => list.evaluate((element) => element.hasAttribute('tabindex'))).toBe(false);
    });

  for (const [what, isTurned] of [
    ['ends at its top', false],
    ['ends where the visitor turns the wheel', true],
  ] as const)
    test(`S-pagination: the scrolling to the list ${what}`, async ({ relay }) => {
      const { page } = await openMarkup(relay, `<p style="height: 300px"></p>${MARKUP}`);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await shows(page, 1);
      const list = page.locator('creneau-event-list');
      const top = () => list.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      const link = page.getByRole('link', { name: 'Page 2', exact: true });
      await link.scrollIntoViewIfNeeded();
      const before = await top();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await link.evaluate((element: HTMLElement) => element.click());
      await page.clock.runFor(100);
      const underWay = await top();
      expect(underWay).toBeGreaterThan(before);
      expect(underWay).toBeLessThan(0);
      if (isTurned) await page.evaluate(() => document.dispatchEvent(new WheelEvent('wheel', { bubbles: true })));
      await page.clock.runFor(2000);
      expect(Math.abs((await top()) - (isTurned ? underWay : 0))).toBe(0);
    });

  test('the bar of a list inside a scroll container scrolls that container, with its scroll padding', async ({
    relay,
  }) => {
    const box = `<div style="height: 300px; overflow: auto; scroll-padding-top: 40px">${MARKUP}</div>`;
    const { page } = await openMarkup(relay, box);
    await shows(page, 1);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await shows(page, 2);
    const list = page.locator('creneau-event-list');
    const below = () =>
      list.evaluate((element) => {
        const { top } = (element.parentElement as HTMLElement).getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().top - top);
      });
    // At its start there is nothing left to scroll.
    await expect.poll(below).toBe(0);
    await list.evaluate((element) => element.insertAdjacentHTML('beforebegin', '<p style="height: 200px">Studio</p>'));
    await page.getByRole('link', { name: 'Page 3', exact: true }).click();
    await expect.poll(below).toBe(40);
  });

  test('C-events: the host page may cancel a turn of the page', async ({ relay }) => {
    const { page } = await openMarkup(relay, MARKUP);
    await shows(page, 1);
    await page.evaluate(() => document.addEventListener('creneau-pagechange', (event) => event.preventDefault()));
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await shows(page, 1);
    expect([await search(page), eventCalls(relay)]).toEqual(['', ['']]);
  });

  test('with Ctrl a page opens in another tab, at its own address', async ({ relay }) => {
    const { page } = await openMarkup(relay, MARKUP);
    await shows(page, 1);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Page 3', exact: true }).click({ modifiers: ['Control'] }),
    ]);
    await shows(other, 3);
    await shows(page, 1);
  });
});
