import type { Page } from 'playwright-core';
import type { Relay } from '../../fixtures/browser/relay.ts';
import { relayFor } from '../../fixtures/browser/suite.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { focused } from '../calendar/a-page.ts';
import { openMarkup } from './a-finding-page.ts';
import { eventCalls, serveEvents } from './an-event-api.ts';
import { violations } from './axe.ts';

let relay: Relay;

relayFor((started) => {
  relay = started;
});

test.beforeEach(() => serveEvents(relay));

const MARKUP = '<creneau-event-list></creneau-event-list><creneau-pager></creneau-pager>';

const search = (page: Page) => page.evaluate(() => location.search);

/** Waits until the bar shows this page as current. */
async function shows(page: Page, number: number): Promise<void> {
  await page.locator('[aria-current="page"]', { hasText: String(number) }).waitFor();
  await page.getByRole('link', { name: `Événement ${(number - 1) * 6 + 1}`, exact: true }).waitFor();
}

/** Holds back the pager's file until the events are shown. */
function holdPager(page: Page): void {
  const rules = [...relay.rules];
  const seventh = page.getByRole('link', { name: 'Événement 37', exact: true });
  relay.rules.clear();
  relay.rules.add(async ({ path }) => {
    if (/\/pager-[^/]*\.js$/.test(path)) await expect(seventh).toHaveCount(1);
    return null;
  });
  for (const rule of rules) relay.rules.add(rule);
}

/** The position of the list's top, frame by frame, in the second after a page was chosen; at `wheelAt` of it the visitor turns the wheel. */
async function topsAfterClick(page: Page, name: string, wheelAt: number | null) {
  const link = page.getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  return link.evaluate(
    (element, stopAt) =>
      new Promise<readonly { readonly part: number; readonly top: number }[]>((resolve) => {
        const list = document.querySelector('creneau-event-list') as HTMLElement;
        const tops: { part: number; top: number }[] = [];
        (element as HTMLElement).click();
        const begin = performance.now();
        const look = (now: number) => {
          const part = (now - begin) / 1000;
          tops.push({ part, top: list.getBoundingClientRect().top });
          if (stopAt !== null && part >= stopAt) document.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
          if (part < 1.1) requestAnimationFrame(look);
          else resolve(tops);
        };
        requestAnimationFrame(look);
      }),
    wheelAt,
  );
}

test.describe('S-pagination, S-page-bar: the pagination bar', { tag: '@long' }, () => {
  test('leads to the last page; the browser’s buttons go back and forward; one call each', async () => {
    const { page, heard } = await openMarkup(relay, MARKUP);
    await shows(page, 1);
    await expect(page.getByRole('link', { name: 'Page précédente' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await shows(page, 2);
    await page.getByRole('link', { name: 'Dernière page' }).click();
    await shows(page, 7);
    await expect.poll(() => search(page)).toBe('?page=7');
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
    test(`the page in the address is shown at once; above the last it is the last: the pager comes ${order} the events`, async () => {
      const { page } = await openMarkup(relay, MARKUP);
      await shows(page, 1);
      relay.seen.length = 0;
      if (order === 'after') holdPager(page);
      await page.goto(`${page.url()}?page=99`);
      await shows(page, 7);
      expect(eventCalls(relay)).toEqual(['?page=99']);
      await expect.poll(() => page.locator('creneau-event-list').evaluate((list) => Reflect.get(list, 'page'))).toBe(7);
    });

  for (const [width, first] of [
    [1280, /^ToutesLyonParis$/],
    [375, /^Filtres$/],
    [320, /^Filtres$/],
  ] as const)
    test(`at ${width} px: by Tab and Enter to the list’s top, nothing too wide, axe finds nothing`, async () => {
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
      expect(await violations(page)).toEqual([]);
      // From there Tab goes on into the list, which is no Tab stop itself afterwards.
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toMatch(first);
      await page.getByRole('link', { name: 'Page 1', exact: true }).focus();
      await expect.poll(() => list.evaluate((element) => element.hasAttribute('tabindex'))).toBe(false);
    });

  test('S-pagination: scrolls in a second, ease-out quint; the visitor’s wheel ends it', async () => {
    const { page } = await openMarkup(relay, `<p style="height: 300px"></p>${MARKUP}`);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await shows(page, 1);
    const calm = await topsAfterClick(page, 'Page 2', null);
    const [start, half, end] = [calm[0], calm.find(({ part }) => part > 0.5), calm.at(-1)].map(
      (one) => one?.top ?? NaN,
    );
    expect(Math.abs(end as number)).toBeLessThan(1);
    // With ease-out quint a thirty-second of the way is left at half time; a frame more or less changes little.
    expect((half as number) / (start as number)).toBeGreaterThan(0.005);
    expect((half as number) / (start as number)).toBeLessThan(0.06);
    const ended = await topsAfterClick(page, 'Page 3', 0.05);
    expect(Math.abs(ended.at(-1)?.top ?? 0)).toBeGreaterThan(1);
  });

  test('inside a scroll container it scrolls that container, with its scroll padding', async () => {
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

  test('C-events: the host page may cancel', async () => {
    const { page } = await openMarkup(relay, MARKUP);
    await shows(page, 1);
    await page.evaluate(() => document.addEventListener('creneau-pagechange', (event) => event.preventDefault()));
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await shows(page, 1);
    expect([await search(page), eventCalls(relay)]).toEqual(['', ['']]);
  });

  test('with Ctrl a page opens in another tab, at its own address', async () => {
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
