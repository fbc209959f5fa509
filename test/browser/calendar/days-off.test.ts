import type { Page } from 'playwright-core';
import { expect } from '../../fixtures/browser/test.ts';
import { LONG } from '../../fixtures/tags.ts';
import { focused, test } from './a-page.ts';

/** The days of the columns, as text. */
const headings = (page: Page) => page.getByRole('columnheader').allTextContents();

const setMode = (page: Page, mode: 'default' | 'picker') =>
  page.evaluate((value) => document.querySelector('creneau-slotted-calendar')?.setAttribute('mode', value), mode);

test.describe('an offer that is off from 1 to 7 December', () => {
  test('D-days-off-columns: in default mode days off are left out, forwards and backwards, and the stored column is the visible one', async ({
    open,
  }) => {
    const page = await open('/slotted/aquagym?date=2026-11-29');
    await setMode(page, 'default');
    const around = ['dimanche 29 nov. 2026', 'lundi 30 nov. 2026', 'mardi 8 déc. 2026', 'mercredi 9 déc. 2026'];
    await expect.poll(() => headings(page)).toEqual(around);
    await expect(page.locator('.range')).toHaveText('29 nov. – 9 déc. 2026');
    await page.getByRole('button', { name: 'Jours suivants' }).click();
    expect((await headings(page))[0]).toBe('jeudi 10 déc. 2026');
    await page.getByRole('button', { name: 'Jours précédents' }).click();
    await expect.poll(() => headings(page)).toEqual(around);

    // The keys of the grid skip them too.
    await page
      .getByRole('link', { name: /lundi 30 novembre 2026/ })
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    const slot = await focused(page);
    expect(slot).toMatch(/, mardi 8 décembre 2026/);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toMatch(/, jeudi 10 décembre 2026/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => headings(page)).toEqual(around);

    await page.evaluate(() => addEventListener('creneau-navigate', (event) => event.preventDefault()));
    await page.getByRole('link', { name: slot }).click();
    await expect
      .poll(() => page.evaluate(() => [localStorage['creneau.selectedDate'], localStorage['creneau.columnIndex']]))
      .toEqual(['2026/12/08', '2']);
  });

  test('D-days-off-columns: in picker mode the columns of days off are there, empty', { tag: LONG }, async ({
    open,
  }) => {
    const page = await open('/slotted/aquagym?date=2026-11-29');
    await page.locator('.no-slot').first().waitFor();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByRole('columnheader').nth(2)).toContainText('mardi 1er décembre 2026');
    await expect.poll(() => page.locator('.no-slot').count()).toBeGreaterThanOrEqual(2);
  });
});
