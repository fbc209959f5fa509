import { expect, onTestFinished, test } from '../../fixtures/browser/test.ts';
import { longFrom } from '../../fixtures/tags.ts';
import { expectTakenOver, expectWhole, openWatched } from './a-page-before-script.ts';

/** Pages, with a link that is there without JavaScript. */
const PAGES = [
  ['/event/list/', 'creneau-event-list li:last-child h3 a'],
  ['/event/1', 'creneau-provider-card a[href$="/user/studio-lumiere"]'],
  ['/', 'creneau-category-list a[href$="/event/list/?category=fitness"]'],
  ['/slotted/yoga-doux', 'creneau-provider-card a[href$="/user/studio-lumiere"]'],
  ['/memberships/', 'creneau-pager a[href$="/memberships/?page=2"]'],
  ['/play/', 'creneau-replay-list a[href*="/user/"]'],
  ['/animation/', '#past a[href*="/animation/"]'],
  ['/animation/1', 'creneau-event-details a[href$="/user/studio-lumiere"]'],
  ['/user/studio-lumiere', 'creneau-provider-map a'],
] as const;

test.describe('D-page-content: without JavaScript', () => {
  for (const [index, [path, link]] of PAGES.entries()) {
    test(`without JavaScript the content of ${path} is there, whole`, longFrom(1, index), async ({ browser, demo }) => {
      await expectWhole(browser, demo.url + path, link);
    });

    test(`without JavaScript nothing of ${path} moves`, { tag: '@look' }, async ({ browser, demo }) => {
      expect(await expectWhole(browser, demo.url + path, link)).toBe(0);
    });
  }

  test('a shift would be noticed', { tag: '@look' }, async ({ browser, demo }) => {
    const { context, page, shift } = await openWatched(browser, 1280, false);
    onTestFinished(() => context.close());
    await page.goto(`${demo.url}/memberships/`);
    expect(await shift()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.setProperty('padding-block-start', '200px');
    });
    await expect.poll(shift).toBeGreaterThan(0);
  });
});

test.describe('D-page-content: before the script', () => {
  for (const [index, [path]] of PAGES.entries()) {
    test(`no element of ${path} is emptied before its view is there`, longFrom(1, index), async ({ browser, demo }) => {
      await expectTakenOver(browser, demo.url + path);
    });

    test(`nothing of ${path} moves when the elements come`, { tag: '@look' }, async ({ browser, demo }) => {
      const { moved, moves } = await expectTakenOver(browser, demo.url + path);
      expect(moved, moves.join('\n')).toBeLessThan(0.001);
    });
  }

  test('D-focus-kept: an element shows a link that has the focus whole, and takes the focus over from it', async ({
    browser,
    demo,
  }) => {
    const { context, page } = await openWatched(browser, 375, true);
    onTestFinished(() => context.close());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/creneau.js', (route) => held.then(() => route.continue()));
    await page.goto(`${demo.url}/event/list/`, { waitUntil: 'commit' });
    const last = page.locator('creneau-event-list li:last-child h3 a:visible');
    await last.focus();
    await last.click({ trial: true });
    const address = await last.evaluate(({ href }: HTMLAnchorElement) => href);
    release();
    const focused = page.locator('creneau-event-list article a:focus');
    await focused.waitFor();
    await expect.poll(() => focused.evaluate(({ href }: HTMLAnchorElement) => href)).toBe(address);
  });
});
