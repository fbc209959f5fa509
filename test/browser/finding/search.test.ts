import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';
import { aFoundUserPayload, FOUND_PAYLOADS } from '../../widgets/search/found-payloads.ts';
import { answering, bundleRule, openMarkup, shopRule } from './a-finding-page.ts';

test.beforeEach(({ relay }) => {
  relay.reset();
  relay.rules.add(bundleRule);
  relay.rules.add(shopRule);
  relay.rules.add(answering('search/yo', FOUND_PAYLOADS));
  relay.rules.add(answering('search/zz', []));
  relay.rules.add(answering('search/no', { status: 400 }));
});

const SEARCH = '<creneau-search></creneau-search><a href="#after">Après</a>';

/** The active option, or else the field. */
async function active(page: Page): Promise<string> {
  return page.locator('creneau-search').evaluate(({ shadowRoot }) => {
    const focused = shadowRoot?.activeElement;
    const option = focused?.getAttribute('aria-activedescendant');
    return (option ? shadowRoot?.getElementById(option)?.textContent.trim() : focused?.localName) ?? 'nothing';
  });
}

const box = (page: Page): Locator => page.getByRole('combobox');
const expanded = (page: Page) => box(page).getAttribute('aria-expanded');
const statusOf = (page: Page) => page.getByRole('status').textContent();

/** Types a text with eight results. */
async function find(page: Page): Promise<void> {
  await box(page).fill('yo');
  await page.getByRole('option').first().waitFor();
}

test.describe('D-keyboard: the search box by keyboard alone (APG)', () => {
  test('the keyboard leads from Tab to the page of a result', async ({ relay }) => {
    const { page } = await openMarkup(relay, SEARCH);
    await box(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('yo');
    await page.getByRole('option').first().waitFor();
    expect([await expanded(page), await active(page)]).toEqual(['true', 'input']);
    const list = page.getByRole('listbox', { name: 'Rechercher' });
    await expect(box(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'no list');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toBe('Yoga');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toBe('Yoga doux Studio Lumière, Paris');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${relay.origin('shop')}/slotted/yoga-doux`);
  });

  test('Escape closes the results, then clears the text; the arrows wrap around, the cursor keys lead back to the text', async ({
    relay,
  }) => {
    const { page } = await openMarkup(relay, SEARCH);
    await find(page);
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => active(page)).toBe('Yonne');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => active(page)).toBe('Yoga');
    await page.keyboard.press('Home');
    await expect.poll(() => active(page)).toBe('input');
    await page.keyboard.type('A');
    await expect(box(page)).toHaveValue('Ayo');
    await find(page);
    await page.keyboard.press('Escape');
    expect([await expanded(page), await box(page).inputValue()]).toEqual(['false', 'yo']);
    await page.keyboard.press('ArrowDown');
    expect([await expanded(page), await active(page)]).toEqual(['true', 'Yoga']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect([await expanded(page), await box(page).inputValue()]).toEqual(['false', '']);
  });

  test('Tab leaves the search box without choosing', { tag: LONG }, async ({ relay }) => {
    const { page } = await openMarkup(relay, SEARCH);
    await find(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.outerHTML)).toBe('<a href="#after">Après</a>');
    expect([await expanded(page), await box(page).inputValue()]).toEqual(['false', 'yo']);
  });
});

test.describe('S-calls: the search box by pointer', () => {
  test('a press opens the result; a page that cancels the event stays where it is', async ({ relay }) => {
    const route = `<script>addEventListener('creneau-navigate', (event) => {
      event.preventDefault();
      document.title = event.detail.href;
    })</script>`;
    const { page } = await openMarkup(relay, SEARCH + route);
    await find(page);
    await page.getByRole('option', { name: 'Yoga Sud' }).click();
    await expect(page).toHaveTitle(`${relay.origin('shop')}/user/yoga-sud`);
    expect([await expanded(page), await box(page).inputValue()]).toEqual(['false', 'Yoga Sud']);
    await expect.poll(() => active(page)).toBe('input');
    await page.getByRole('button', { name: 'Effacer' }).click();
    expect([await box(page).inputValue(), await active(page)]).toEqual(['', 'input']);
  });

  test('a search among people only leads to one, and is a landmark without the search element too (C-browsers)', {
    tag: LONG,
  }, async ({ relay }) => {
    relay.rules.add(answering('search/user/lum', [aFoundUserPayload()]));
    const { page } = await openMarkup(relay, '<creneau-search scope="user"></creneau-search>');
    await page.locator('[role="search"]').getByRole('combobox').fill('lum');
    await page.getByRole('option', { name: 'Studio Lumière' }).click();
    await page.waitForURL(`${relay.origin('shop')}/user/studio-lumiere`);
  });
});

test('D-keyboard: the search box says how many results there are, that there are none, and that the search failed', async ({
  relay,
}) => {
  const { page, heard } = await openMarkup(relay, SEARCH);
  await find(page);
  await expect.poll(() => statusOf(page)).toBe('8 résultats');
  await box(page).fill('zz');
  await expect.poll(() => statusOf(page)).toBe('Aucun résultat');
  await expect(page.getByText('Aucun résultat').first()).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await box(page).fill('no');
  await expect.poll(() => statusOf(page)).toMatch(/^La recherche n'a pas abouti\./);
  await find(page);
  await expect.poll(() => statusOf(page)).toBe('8 résultats');
  expect(heard.errors).toEqual([]);
});
