import { expect, test } from '../../fixtures/browser/test.ts';
import { aCategoryPayload, CATEGORY_PAYLOADS } from '../../widgets/category-list/category-payloads.ts';
import { answering, asJson, bundleRule, openMarkup, shopRule } from './a-finding-page.ts';

test.beforeEach(({ relay }) => {
  relay.reset();
  relay.rules.add(bundleRule);
  relay.rules.add(shopRule);
  const headers = { 'content-type': 'image/svg+xml' };
  const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#fff" d="M0 0h16v9H0"/></svg>';
  relay.rules.add(({ path }) => (path.startsWith('/pictures/') ? { headers, body } : null));
});

const LIST = '<creneau-category-list></creneau-category-list>';
const HOME = 'categories/home';

test.describe('S-calls: the categories of the home page', { tag: '@long' }, () => {
  test('each category links to its events; all are fetched once, by the loader', async ({ relay }) => {
    relay.rules.add(answering(HOME, CATEGORY_PAYLOADS));
    const { page, heard } = await openMarkup(relay, LIST);
    const link = page.getByRole('navigation', { name: 'Catégories' }).getByRole('link', { name: 'Danse 1 offre' });
    await link.waitFor();
    await expect.poll(() => relay.calls()).toEqual([`GET /api/${HOME}`]);
    expect(heard.console).toEqual([]);
    await link.press('Enter');
    await page.waitForURL(`${relay.origin('shop')}/event/list/?category=danse`);
  });

  for (const width of [1280, 700, 375] as const)
    test(`at ${width} px nothing moves when the categories come`, { tag: '@look' }, async ({ relay }) => {
      let release = () => {};
      const gate = new Promise<void>((resolve) => {
        release = resolve;
      });
      const ten = Array.from({ length: 10 }, (_, n) => aCategoryPayload({ slug: `c${n}`, name: `Sport ${n}` }));
      relay.rules.add(async ({ path }) => {
        if (path !== `/api/${HOME}`) return null;
        await gate;
        return asJson(ten);
      });
      const { page } = await openMarkup(relay, LIST, { width });
      const height = () =>
        page.locator('creneau-category-list').evaluate((list) => list.getBoundingClientRect().height);
      await page.getByRole('status', { name: 'Chargement des catégories…' }).waitFor();
      const before = await height();
      expect(before).toBeGreaterThan(100);
      release();
      await page.getByRole('link').first().waitFor();
      await expect.poll(() => height()).toBe(before);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

  test('an empty list of categories takes no room', async ({ relay }) => {
    relay.rules.add(answering(HOME, []));
    const { page } = await openMarkup(relay, LIST);
    await expect.poll(() => page.locator('creneau-category-list .root').evaluate((root) => root.innerHTML)).toBe('');
    await expect.poll(() => page.locator('creneau-category-list').evaluate((list) => list.clientHeight)).toBe(0);
  });
});
