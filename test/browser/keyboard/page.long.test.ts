import type { Origins } from '../../fixtures/browser/demo.ts';
import { closePages, sharedBrowser, sharedDemo } from '../../fixtures/browser/shared.ts';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openByKeyboard, WIDTHS } from './a-keyboard.ts';

let demo: Origins;
test.beforeAll(async () => {
  demo = await sharedDemo();
});
test.afterAll(async () => closePages(await sharedBrowser()));

const open = async (path: string, width: number) => openByKeyboard(await sharedBrowser(), `${demo.url}${path}`, width);

for (const width of WIDTHS)
  test.describe(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px`, () => {
    test('a toast of a refused slot is closed, and the focus is where it came from', async () => {
      const { page, reach, press, arrive } = await open('/slotted/yoga-doux?as=&date=2026-11-25', width);
      await page.locator('[part~="grid"]').waitFor();
      await reach('button', /^mercredi 25 novembre 2026, /);
      await press('Control+Home');
      await arrive('button', /^mercredi 25 novembre 2026, 08 h 00 .* complète/);
      await press('Enter');
      await page.locator('creneau-toaster [part~="toast"]').waitFor();
      await reach('button', /^Fermer /);
      await press('Escape');
      await expect(page.locator('creneau-toaster [part~="toast"]')).toHaveCount(0);
      await arrive('link', /^Administrateur$/);
    });

    test('the fitness page: a week, a year, another activity, the bars and the table', async () => {
      const { page, reach, press, arrive } = await open('/fitness/?as=demo-customer', width);
      await page.locator('.bar').first().waitFor();
      await reach('button', /^Année$/);
      await press('Enter');
      await page.getByRole('img', { name: /^juin 2026/ }).waitFor();
      await reach('button', /^Étages$/);
      await press('Space');
      await page.getByRole('heading', { name: 'Étages' }).waitFor();
      await reach('image', / 2026 : /);
      await press('Home', 'ArrowRight', 'End', 'ArrowLeft');
      await arrive('image', / 2026 : /);
      await reach('DisclosureTriangle', /^Tableau$/);
      await press('Enter', 'Enter');
      await arrive('DisclosureTriangle', /^Tableau$/);
      await page.locator('tbody tr').first().waitFor();
    });
  });
