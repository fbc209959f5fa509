import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';
import { openMarkup } from './a-finding-page.ts';
import { eventCalls, serveEvents } from './an-event-api.ts';

test.beforeEach(({ relay }) => serveEvents(relay));

const search = (page: Page) => page.evaluate(() => location.search);

/** Waits until the bar shows this page as current. */
async function shows(page: Page, number: number): Promise<void> {
  await page.locator('[aria-current="page"]', { hasText: String(number) }).waitFor();
  await page.getByRole('link', { name: `Événement ${(number - 1) * 6 + 1}`, exact: true }).waitFor();
}

test.describe('C-lists: pagers and lists', () => {
  test('two lists with pagers have each its own pages, with a prefix', async ({ relay }) => {
    const list = (id: string) =>
      `<section><creneau-event-list id="${id}"></creneau-event-list><creneau-pager></creneau-pager></section>`;
    const { page } = await openMarkup(relay, `<h2>A</h2>${list('a')}<h2>B</h2>${list('b')}`);
    const [left, right] = [page.locator('section').nth(0), page.locator('section').nth(1)];
    await right.scrollIntoViewIfNeeded();
    await right.getByRole('link', { name: 'Événement 1', exact: true }).waitFor();
    relay.seen.length = 0;
    await left.getByRole('link', { name: 'Page 3', exact: true }).click();
    await left.getByRole('link', { name: 'Événement 13', exact: true }).waitFor();
    await right.getByRole('link', { name: 'Page 2', exact: true }).click();
    await right.getByRole('link', { name: 'Événement 7', exact: true }).waitFor();
    await expect.poll(() => search(page)).toBe('?creneau-a-page=3&creneau-b-page=2');
    await left.getByRole('link', { name: 'Événement 13', exact: true }).waitFor();
    await page.goBack();
    await right.getByRole('link', { name: 'Événement 1', exact: true }).waitFor();
    await expect(left.getByRole('link', { name: 'Événement 13', exact: true })).toHaveCount(1);
    expect(eventCalls(relay)).toEqual(['?page=3', '?page=2', '']);
  });

  test('lists mounted again at an address without a page start at the first; a later list renames no parameter', async ({
    relay,
  }) => {
    const { page } = await openMarkup(
      relay,
      '<section><creneau-event-list id="a"></creneau-event-list><creneau-pager></creneau-pager></section>',
    );
    await shows(page, 1);
    await page.getByRole('link', { name: 'Page 3', exact: true }).click();
    await shows(page, 3);
    await page.evaluate(async () => {
      const section = document.querySelector('section') as HTMLElement;
      const elements = [...section.children];
      section.replaceChildren();
      history.pushState(null, '', location.pathname);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      section.append(...elements);
    });
    await shows(page, 1);
    await page.evaluate(() =>
      document
        .querySelector('section')
        ?.insertAdjacentHTML('afterend', '<creneau-event-list id="b"></creneau-event-list>'),
    );
    await page.locator('#b').getByRole('link', { name: 'Événement 1', exact: true }).waitFor();
    await page.locator('#b').getByLabel('Ville').selectOption('paris');
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.locator('#a').getByRole('link', { name: 'Événement 7', exact: true }).waitFor();
    await expect.poll(() => search(page)).toBe('?creneau-b-city=paris&creneau-page=2');
  });

  test('a pager works in a shadow tree, and with a list that the host page adds later and replaces', {
    tag: LONG,
  }, async ({ relay }) => {
    const { page } = await openMarkup(relay, '<div id="host"></div>');
    await page.waitForFunction(() => Reflect.get(globalThis, 'Creneau'));
    await page.evaluate(() => {
      const root = (document.querySelector('#host') as HTMLElement).attachShadow({ mode: 'open' });
      root.innerHTML = '<main></main><creneau-pager for="late"></creneau-pager>';
      (Reflect.get(globalThis, 'Creneau') as { watch(root: ShadowRoot): void }).watch(root);
    });
    const put = () =>
      page.evaluate(() => {
        const main = (document.querySelector('#host') as HTMLElement).shadowRoot?.querySelector('main');
        if (main) main.innerHTML = '<creneau-event-list id="late"></creneau-event-list>';
      });
    await put();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await shows(page, 2);
    await put();
    await shows(page, 2);
    await page.getByRole('link', { name: 'Page suivante' }).click();
    await shows(page, 3);
    expect(eventCalls(relay)).toEqual(['', '?page=2', '?page=2', '?page=3']);
  });

  test('a pager without a list shows nothing and warns once', async ({ relay }) => {
    const { page, heard } = await openMarkup(relay, '<creneau-pager></creneau-pager><creneau-pager></creneau-pager>');
    await expect.poll(() => heard.said('has no list')).toHaveLength(1);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});
