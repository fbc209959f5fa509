import type { Page } from 'playwright-core';
import { type Site, startSite } from '../../fixtures/browser/site.ts';
import { expect, test } from '../../fixtures/browser/test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site?.stop());

/** A page that takes plain keys and what is pasted, but from fields, whose target it takes an event's to be. */
const PAGE = `<script>
  window.taken = [];
  const isField = ({ target }) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  for (const type of ['keydown', 'keypress', 'keyup', 'paste']) document.addEventListener(type, (event) => {
    if (isField(event)) return;
    window.taken.push(event.key ?? type);
    event.preventDefault();
  });
  document.addEventListener('click', (event) => {
    if (!document.querySelector('main').contains(event.target)) window.taken.push('outside');
  });
</script>`;

async function open(body: string): Promise<Page> {
  const html = `<!doctype html><html lang="fr"><head>${site.script()}</head><body>${PAGE}<main>${body}</main></body></html>`;
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

  test('a page still gets Escape, Tab, shortcuts with Ctrl, and letters where nothing is typed', async () => {
    const page = await open(
      '<creneau-search></creneau-search><creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>',
    );
    await page.locator('[part~="available"]').first().focus();
    for (const key of ['s', 'Escape', 'Control+k']) await page.keyboard.press(key);
    await expect.poll(() => takenOf(page)).toEqual(expect.arrayContaining(['s', 'Escape', 'k']));
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

  test('a page sees no press outside of the place of a checkout that the press has removed', async () => {
    const page = await open('<creneau-slotted-calendar event="yoga-doux" mode="picker"></creneau-slotted-calendar>');
    await page.locator('[part~="available"]').first().click();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByRole('button', { name: 'Retour au calendrier' }).click();
    await expect(page.locator('creneau-checkout')).toHaveCount(0);
    expect(await takenOf(page)).not.toContain('outside');
  });
});
