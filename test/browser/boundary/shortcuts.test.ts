import type { Page } from 'playwright-core';
import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import { LONG, longFrom } from '../../fixtures/tags.ts';
import { drawn, test as mapTest } from '../map/a-map-page.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site?.stop());

/** A page that takes plain keys and what is pasted, but from fields, whose target it takes an event's to be. */
const LISTENING = `
  window.taken = [];
  const isField = ({ target }) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  for (const type of ['keydown', 'keypress', 'keyup', 'paste']) document.addEventListener(type, (event) => {
    if (isField(event)) return;
    window.taken.push(event.key ?? type);
    event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (!document.querySelector('main').contains(event.target)) window.taken.push('outside');
  });`;

async function open(body: string): Promise<Page> {
  const html = `<!doctype html><html lang="fr"><head>${site.script()}</head><body><script>${LISTENING}</script><main>${body}</main></body></html>`;
  return (await site.visit(html)).page;
}

const takenOf = (page: Page) => page.evaluate(() => (window as unknown as { taken: readonly string[] }).taken);

test.describe('D-page-shortcuts: a page that listens for plain keys', () => {
  test('a page gets no key that a field, a grid or a button of ours uses', async () => {
    const page = await open(
      '<creneau-search></creneau-search><creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>',
    );
    const search = page.getByRole('combobox');
    await search.pressSequentially('yoga s/ 1');
    await expect(search).toHaveValue('yoga s/ 1');
    await search.fill('yoga');
    await page.getByRole('option').first().waitFor();
    await search.press('ArrowDown');
    await expect(search).toHaveAttribute('aria-activedescendant', /./);
    const slot = page.locator('[part~="available"]').first();
    await slot.focus();
    await page.keyboard.press('ArrowDown');
    await expect(slot).not.toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('[part~="selected"]')).toHaveCount(1);
    expect(await takenOf(page)).toEqual([]);
  });

  for (const [index, [what, path, element, control, keys]] of (
    [
      ['a chart', '/fitness/', 'fitness-dashboard', '[part="chart"] [tabindex="0"]', ['ArrowLeft', 'Home', 'End']],
      ["a menu's button", '/order/', 'order-history', '[aria-haspopup="menu"]', ['ArrowUp', 'ArrowDown']],
      ['a film', '/play/', 'replay-list', 'video', ['Space', 'ArrowRight', 'Home']],
    ] as const
  ).entries())
    test(`a page gets no key that ${what} uses`, longFrom(1, index), async ({ browser, demo }) => {
      const page = await newPage(browser);
      await page.addInitScript(LISTENING);
      await page.goto(`${demo.url}${path}?as=demo-customer`);
      const widget = page.locator(`creneau-${element}`).first();
      await widget.scrollIntoViewIfNeeded();
      if (what === 'a film')
        await widget
          .getByRole('button', { name: /^Lire la vidéo/ })
          .first()
          .click();
      await widget.locator(control).first().focus();
      for (const key of keys) await page.keyboard.press(key);
      expect(await takenOf(page)).toEqual([]);
    });

  mapTest('a page gets no key that the map uses', { tag: LONG }, async ({ maps }) => {
    const { page } = await maps.open('<creneau-provider-map></creneau-provider-map>', {
      before: (fresh) => fresh.addInitScript(LISTENING),
    });
    await drawn(page);
    await page.locator('canvas').focus();
    for (const key of ['ArrowRight', '+', '-', '=']) await page.keyboard.press(key);
    expect(await takenOf(page)).toEqual([]);
  });

  test('a page gets an Escape that nothing of ours uses, Tab, shortcuts with Ctrl, and letters where nothing is typed', async () => {
    const page = await open(
      '<creneau-search></creneau-search><creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>',
    );
    await page.locator('[part~="available"]').first().focus();
    for (const key of ['s', 'Escape', 'Control+k']) await page.keyboard.press(key);
    await expect.poll(() => takenOf(page)).toEqual(expect.arrayContaining(['s', 'Escape', 'k']));
    await page.getByRole('combobox').press('Escape');
    expect((await takenOf(page)).filter((key) => key === 'Escape')).toHaveLength(4);
  });

  test('a page gets neither press nor release of an Escape that ours uses, however long it is held', async () => {
    const page = await open('<creneau-search></creneau-search><creneau-event-list></creneau-event-list>');
    await page.setViewportSize({ width: 375, height: 700 });
    const search = page.getByRole('combobox');
    await search.fill('yoga');
    await page.getByRole('option').first().waitFor();
    // The key is held: it closes the list, and does not empty the field.
    for (const _ of 'held') await page.keyboard.down('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(search).toHaveValue('yoga');
    await page.keyboard.up('Escape');
    await page.getByRole('button', { name: /^Filtres/ }).click();
    await page.getByRole('dialog', { name: 'Filtres' }).getByRole('heading').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filtres' })).toHaveCount(0);
    expect(await takenOf(page)).toEqual([]);
  });

  test('an Enter that is held presses a slot once, and one that ends a composition presses nothing', async () => {
    const page = await open(
      '<creneau-search></creneau-search><creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>',
    );
    await page.locator('[part~="available"]').first().focus();
    for (const _ of 'even') await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.locator('[part~="selected"]')).toHaveCount(1);
    const search = page.getByRole('combobox');
    await search.fill('yoga');
    await page.getByRole('option').first().waitFor();
    await search.press('ArrowDown');
    // As Safari sends it: the composition has ended already.
    await search.evaluate((field) =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, composed: true, cancelable: true }),
      ),
    );
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    expect(await takenOf(page)).toEqual([]);
  });

  test('a page that listens for keys does not keep a text from being pasted into a field', async () => {
    const page = await open('<creneau-search></creneau-search>');
    const search = page.getByRole('combobox');
    await search.focus();
    await search.evaluate((field: HTMLInputElement) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'padel');
      const event = new ClipboardEvent('paste', {
        bubbles: true,
        composed: true,
        cancelable: true,
        clipboardData: data,
      });
      if (field.dispatchEvent(event)) document.execCommand('insertText', false, 'padel');
    });
    await expect(search).toHaveValue('padel');
  });

  test('a press that removes a checkout is no press outside of that checkout for the page', async () => {
    const page = await open('<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>');
    await page.locator('[part~="available"]').first().click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
    expect(await takenOf(page)).not.toContain('outside');
  });
});
