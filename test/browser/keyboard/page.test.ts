import { expect } from '../../fixtures/browser/test.ts';
import { test, WIDTHS } from './a-keyboard.ts';

for (const width of WIDTHS)
  test.describe(`the keyboard alone, at ${width} px`, () => {
    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, a toast of a refused slot is closed, and the focus is where it came from`, {
      tag: '@long',
    }, async ({ open }) => {
      const { page, reach, press, arrive } = await open('/slotted/yoga-doux?as=&date=2026-11-25', width);
      await page.locator('[part~="grid"]').filter({ visible: true }).waitFor();
      await reach('button', /, mercredi 25 novembre 2026, /);
      await press('Control+Home');
      await arrive('button', /^08h00 .*mercredi 25 novembre 2026.* complète/);
      await press('Enter');
      await page.locator('creneau-toaster [part~="toast"]').waitFor();
      await reach('button', /^Fermer /);
      await press('Escape');
      await expect(page.locator('creneau-toaster [part~="toast"]')).toHaveCount(0);
      await arrive('link', /^Administrateur$/);
    });

    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, the fitness page shows a week, a year, another activity, the bars and the table`, {
      tag: '@look',
    }, async ({ open }) => {
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
