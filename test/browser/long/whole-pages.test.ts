import type { Page } from 'playwright-core';
import type { Origins } from '../../fixtures/browser/demo.ts';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { overflow, readThrough } from '../finding/a-read-page.ts';
import { violations } from '../finding/axe.ts';

let demo: Origins;

test.beforeAll(async () => {
  demo = await sharedDemo();
});

test.afterAll(async () => closePages(await sharedBrowser('webgl')));

/** The pages of the marketplace, and what shows that each is there. */
const PAGES = [
  ['/', 'creneau-animations-slider .slide'],
  ['/event/list/', 'creneau-event-list article.event'],
  ['/event/list/?view=map', '[part~="frame"][part~="drawn"]'],
  ['/event/yoga-du-dimanche', 'creneau-event-details .book'],
  ['/animation/', '#next .slide'],
  ['/animation/yoga-en-direct-du-studio', 'creneau-event-details .book'],
  ['/slotted/padel-duo', 'creneau-slotted-calendar .slot'],
  ['/memberships/', 'creneau-membership-list [part~="membership"]'],
  ['/play/', 'creneau-replay-list [part~="play-button"]'],
  ['/user/studio-lumiere', 'creneau-slotted-calendar .slot'],
  ['/order/?as=demo-customer', 'creneau-order-history .order'],
  ['/fitness/?as=demo-customer', 'creneau-fitness-dashboard .bar'],
] as const;

/** The structure of a page does not follow its language. */
const LOOKS = [
  { lang: 'fr', width: 1280 },
  { lang: 'en', width: 320 },
] as const;

for (const { lang, width } of LOOKS)
  test.describe(`D-axe: a whole page, ${lang}, ${width} px`, { tag: '@long' }, () => {
    for (const [path, seen] of PAGES)
      test(`on ${path} axe finds nothing, there is one h1, and Tab begins with a link to the content`, async () => {
        const site = lang === 'en' ? demo.url.replace('localhost', 'en.localhost') : demo.url;
        const { page, heard } = await read(`${site}${path}`, seen, width);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        expect(await findings(page)).toEqual([]);
        expect(heard.errors).toEqual([]);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
      });
  });

test.describe("D-axe: the partner's page", { tag: '@long' }, () => {
  for (const width of [1280, 320] as const)
    test(`on the partner's page at ${width} px axe finds nothing, and there is one h1`, async () => {
      const { page } = await read(`${demo.partner}/`, 'creneau-slotted-calendar .slot', width);
      expect(await findings(page)).toEqual([]);
    });
});

/** Opens a page and reads it to its end. */
async function read(address: string, seen: string, width: number) {
  const browser = await sharedBrowser('webgl');
  await closePages(browser);
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const heard = listenTo(page);
  await page.goto(address);
  await page.locator(seen).first().waitFor();
  await readThrough(page);
  return { page, heard };
}

async function findings(page: Page): Promise<readonly string[]> {
  const h1 = await page.locator('h1').count();
  const excess = await overflow(page);
  return [
    ...(await violations(page)),
    ...(h1 === 1 ? [] : [`${h1} h1`]),
    ...(excess > 0 ? [`${excess} px wider than the window`] : []),
  ];
}
