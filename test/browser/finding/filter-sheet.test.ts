import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { aDateObject } from '../../fixtures/data/catalogue-payloads.ts';
import { anEventPayload } from '../../fixtures/data/events.ts';
import { focused, tabTo } from '../calendar/a-page.ts';
import { openMarkup } from './a-finding-page.ts';
import { serveEvents, serveOnly } from './an-event-api.ts';

test.beforeEach(({ relay }) => serveEvents(relay));

const LIST = '<creneau-event-list></creneau-event-list>';

const search = (page: Page) => page.evaluate(() => location.search);
const cards = (page: Page) => page.locator('[part="events"][aria-busy="false"]').first().waitFor();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtres' });

test.describe('D-filter-sheet: the filters of a narrow list', { tag: '@long' }, () => {
  test('the filters of a narrow list are a sheet by keyboard: Escape and its button close it, and the focus returns', async ({
    relay,
  }) => {
    const { page, heard } = await openMarkup(relay, LIST, { width: 375 });
    await cards(page);
    await expect(page.getByLabel('Ville')).toHaveCount(0);
    const open = page.getByRole('button', { name: 'Filtres', exact: true });
    await open.press('Enter');
    await sheet(page).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.closest('dialog') !== null))
      .toBe(true);
    await page.getByLabel('Ville').selectOption('Paris');
    await expect.poll(() => search(page)).toBe('?creneau-city=paris');
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Filtres (1)');
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('combobox', { name: 'Enseigne' }).fill('lum');
    await page.getByRole('option', { name: 'Studio Lumière' }).waitFor();
    // Closes the list of venues; the sheet stays.
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await expect(sheet(page)).toHaveCount(1);
    await tabTo(page, /^Voir les résultats$/);
    await page.keyboard.press('Enter');
    await sheet(page).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Filtres (1)');
    expect([heard.console, heard.errors]).toEqual([[], []]);
  });

  test('a press beside the sheet closes it, and none inside it does', async ({ relay }) => {
    const { page } = await openMarkup(relay, LIST, { width: 375 });
    await cards(page);
    await page.getByRole('button', { name: 'Filtres', exact: true }).click();
    await sheet(page).getByRole('heading', { name: 'Filtres' }).click();
    await expect(sheet(page)).toHaveCount(1);
    await page.mouse.click(180, 20);
    await sheet(page).waitFor({ state: 'detached' });
  });

  test('filters with room stay in a row', { tag: '@look' }, async ({ relay }) => {
    const { page } = await openMarkup(relay, LIST, { width: 1280 });
    await cards(page);
    await expect(page.getByRole('button', { name: /^Filtres/ })).toHaveCount(0);
    const labels = ['Ville', 'Catégorie', 'Activités', 'Enseigne'];
    const middles = new Set<number>();
    for (const name of labels) {
      const { y, height } = (await page.getByLabel(name).first().boundingBox()) as { y: number; height: number };
      middles.add(Math.round(y + height / 2));
    }
    expect(middles.size).toBe(1);
  });

  test('D-filter-chips: chips are removed by keyboard, and the focus goes on to the next', async ({ relay }) => {
    const { page } = await openMarkup(relay, LIST, { width: 375 });
    await cards(page);
    await page.goto(`${page.url()}?creneau-city=paris&creneau-sport=yoga`);
    await page.getByRole('button', { name: 'Retirer le filtre Ville : Paris' }).press('Enter');
    await expect.poll(() => search(page)).toBe('?creneau-sport=yoga');
    await expect.poll(() => focused(page)).toBe('Retirer le filtre Activités : Yoga');
    await page.keyboard.press('Enter');
    await expect.poll(() => search(page)).toBe('');
    await cards(page);
    await expect(page.getByRole('button', { name: 'Filtres', exact: true })).toHaveCount(1);
  });
});

test.describe('D-card-lines: the lines of a card', { tag: '@long' }, () => {
  const occurrences = Array.from({ length: 6 }, (_, n) => ({
    scheduled: true,
    url: `yoga-${n}`,
    date: aDateObject(`2026-12-0${n + 1} 10:00`),
  }));
  const three = [
    anEventPayload({ id: 1, isInformation: true, enseigne: null }),
    anEventPayload({ id: 2, placesLeft: 0 }),
    anEventPayload({ id: 3, type: 'cyclic', weekday: 'tuesday', occurences: occurrences, placesLeft: 4 }),
  ];

  test('the cards of a row end together, without empty lines', { tag: '@look' }, async ({ relay }) => {
    serveOnly(relay, three);
    const { page } = await openMarkup(relay, LIST);
    await cards(page);
    const found = await page.locator('article').evaluateAll((all) =>
      all.map((card) => ({
        bottom: card.getBoundingClientRect().bottom,
        empty: [...card.querySelectorAll('.event-body > *')].filter(({ textContent }) => !textContent?.trim()).length,
      })),
    );
    expect(new Set(found.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    expect(found.map(({ empty }) => empty)).toEqual([0, 0, 0]);
  });

  test('the map button is an icon with a name, on the picture', async ({ relay }) => {
    serveOnly(relay, three);
    const { page } = await openMarkup(relay, LIST);
    await cards(page);
    const buttons = page.getByRole('button', { name: 'Voir sur la carte Yoga au parc' });
    await expect(buttons).toHaveCount(3);
    const [button, picture] = [
      await buttons.first().boundingBox(),
      await page.locator('.picture').first().boundingBox(),
    ];
    if (!button || !picture) throw new Error('One of them is not shown.');
    expect([button.y > picture.y, button.y + button.height < picture.y + picture.height]).toEqual([true, true]);
  });

  test('dates that do not fit fade, and the last is whole when it is scrolled to', { tag: '@look' }, async ({
    relay,
  }) => {
    serveOnly(relay, three);
    const { page } = await openMarkup(relay, LIST, { width: 375 });
    await cards(page);
    const row = page.locator('.occurrences');
    await expect.poll(() => row.evaluate((list) => getComputedStyle(list).maskImage)).toMatch(/^linear-gradient/);
    await expect.poll(() => row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    const room = await row.evaluate((list) => {
      list.scrollLeft = list.scrollWidth;
      const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
      const fade = 2 * Number.parseFloat(getComputedStyle(list).fontSize);
      return list.getBoundingClientRect().right - fade - last;
    });
    expect(room).toBeGreaterThanOrEqual(-1);
  });
});
