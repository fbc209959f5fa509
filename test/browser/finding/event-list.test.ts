import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';
import { openMarkup } from './a-finding-page.ts';
import { eventCalls, serveEvents } from './an-event-api.ts';

test.beforeEach(({ relay }) => serveEvents(relay));

const LIST = '<creneau-event-list></creneau-event-list>';
const WITH_PAGER = `${LIST}<creneau-pager></creneau-pager>`;

const search = (page: Page) => page.evaluate(() => location.search + location.hash);

/** Resolves when the list shows its cards and loads no other page. */
async function settled(page: Page): Promise<void> {
  await page.locator('[part="events"][aria-busy="false"]').first().waitFor();
}

test.describe('S-event-listing, D-address-state: filters in the address', () => {
  test('each filter makes one entry and one call and removes the page; back and forward restore it', async ({
    relay,
  }) => {
    const { page, heard } = await openMarkup(relay, WITH_PAGER);
    await settled(page);
    await page.goto(`${page.url()}?own=%20x&creneau-page=3#here`);
    await page.getByRole('link', { name: 'Événement 13', exact: true }).waitFor();
    relay.seen.length = 0;
    await page.getByRole('combobox', { name: 'Ville' }).selectOption('Paris');
    await page.getByRole('link', { name: 'Événement 1', exact: true }).waitFor();
    await expect.poll(() => search(page)).toBe('?own=%20x&creneau-city=paris#here');
    await page.getByRole('combobox', { name: 'Activités' }).selectOption('Yoga');
    await settled(page);
    await page.goBack();
    await expect(page.getByRole('combobox', { name: 'Activités' })).toHaveValue('');
    await page.goBack();
    await page.getByRole('link', { name: 'Événement 13', exact: true }).waitFor();
    await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('');
    await page.goForward();
    await page.getByRole('link', { name: 'Événement 1', exact: true }).waitFor();
    await expect(page.getByRole('combobox', { name: 'Ville' })).toHaveValue('paris');
    expect(eventCalls(relay)).toEqual(['city/paris', 'city/paris/sport/yoga', 'city/paris', '?page=3', 'city/paris']);
    expect([heard.console, heard.errors]).toEqual([[], []]);
  });

  test('the first call of the list is made by the loader, once', async ({ relay }) => {
    const { page, heard } = await openMarkup(
      relay,
      '<creneau-event-list query="city/paris/sport/yoga"></creneau-event-list>',
    );
    await settled(page);
    expect(eventCalls(relay)).toEqual(['city/paris/sport/yoga']);
    expect(heard.said('preload')).toEqual([]);
  });

  test('two lists have parameters with their ids as prefixes', { tag: LONG }, async ({ relay }) => {
    const markup = '<creneau-event-list id="a"></creneau-event-list><creneau-event-list id="b"></creneau-event-list>';
    const { page } = await openMarkup(relay, markup);
    const [left, right] = [page.locator('#a'), page.locator('#b')];
    await left.getByRole('combobox', { name: 'Ville' }).selectOption('Paris');
    await right.getByRole('combobox', { name: 'Ville' }).selectOption('Lyon');
    await expect.poll(() => search(page)).toBe('?creneau-a-city=paris&creneau-b-city=lyon');
    await page.reload();
    await expect(right.getByRole('combobox', { name: 'Ville' })).toHaveValue('lyon');
    await expect(left.getByRole('combobox', { name: 'Ville' })).toHaveValue('paris');
  });
});
