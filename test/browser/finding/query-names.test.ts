import { expect, test } from '../../fixtures/browser/test.ts';

const LIST = '<creneau-event-list id="e"></creneau-event-list><creneau-pager></creneau-pager>';
const BASE = '<base href="https://elsewhere.example/a/">';

test.describe('D-query-names, C-query-names: names in the address of a page of others', () => {
  test('names in the address begin with creneau-, also under a base of another place; the plain ones stay the page’s own', async ({
    site,
  }) => {
    const { page, heard } = await site.visit(`${BASE}${site.script('async')}${LIST}`);
    await expect(page.getByRole('link', { name: 'Page suivante' })).toBeVisible();
    const { origin, pathname } = new URL(page.url());
    await page.goto(`${origin}${pathname}?page=3&city=paris&s=yoga`);
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await expect(page).toHaveURL(`${origin}${pathname}?page=3&city=paris&s=yoga&creneau-page=2`);
    await page.getByRole('combobox', { name: 'Ville' }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?page=3&city=paris&s=yoga&creneau-city=[\w-]+$/);
    expect(heard.errors).toEqual([]);
  });
});
