import { expect } from '../../fixtures/browser/test.ts';
import { test, WIDTHS } from './a-keyboard.ts';

for (const width of WIDTHS)
  test.describe(`the keyboard alone, at ${width} px`, { tag: '@long' }, () => {
    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, events are filtered by a town and a venue, and the filters are cleared`, async ({
      open,
    }) => {
      const { page, reach, press, type, arrive } = await open('/event/list/', width);
      const search = () => new URL(page.url()).search;
      await page.locator('creneau-event-list article.event').first().waitFor();
      const isSheet = width === 375;
      if (isSheet) {
        await reach('button', /^Filtres$/);
        await press('Enter');
        await arrive('combobox', /^Ville$/);
      } else await reach('combobox', /^Ville$/);
      await type('Par');
      await expect.poll(search).toBe('?city=paris');
      await reach('combobox', /^Enseigne$/);
      await type('lum');
      await page.getByRole('option', { name: 'Studio Lumière' }).waitFor();
      await press('ArrowDown', 'Enter');
      await expect.poll(search).toBe('?city=paris&provider=studio-lumiere');
      await press('Escape');
      if (isSheet) {
        await press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await reach('button', /^Tout effacer$/);
      await press('Enter');
      await expect.poll(search).toBe('');
    });

    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, the pages of the list are turned; the focus goes to the top of the list`, async ({
      open,
    }) => {
      const { page, reach, press, arrive } = await open('/event/list/', width);
      const current = page.locator('creneau-pager .pager [aria-current="page"]');
      await current.waitFor();
      await reach('link', /^Page 2$/);
      await press('Enter');
      await arrive('region', /^Page 2$/);
      await expect(current).toContainText('2');
      await reach('link', /^Page suivante$/);
      await press('Enter');
      await arrive('region', /^Page 3$/);
      await reach('link', /^Page 1$/);
      await press('Enter');
      await arrive('region', /^Page 1$/);
    });

    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, the map is zoomed, a place is opened and left, and the map is skipped`, async ({
      open,
    }) => {
      const { page, reach, press, arrive } = await open(
        '/event/list/?provider=studio-lumiere&view=map',
        width,
        'webgl',
      );
      await page.locator('[part~="frame"][part~="drawn"]').waitFor();
      await reach('button', /^Passer la carte$/);
      await reach('button', /^Réduire$/);
      await press('Enter');
      await arrive('button', /^Réduire$/);
      await reach('button', /^Studio Lumière, \d+ événements$/);
      await press('Enter');
      await page.getByRole('dialog', { name: 'Studio Lumière' }).waitFor();
      await reach('button', /^Fermer$/);
      await press('Escape');
      await arrive('button', /^Studio Lumière, \d+ événements$/);
      await reach('button', /^Passer la carte$/, 'Shift+Tab');
      // To a mark after the map.
      await page.keyboard.press('Enter');
      await press('Tab');
    });

    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, the slider goes forward and back, and a slide leads to its animation`, async ({
      open,
    }) => {
      const { page, reach, press, arrive } = await open('/', width);
      const status = page.locator('creneau-animations-slider').getByRole('status');
      await status.waitFor({ state: 'attached' });
      const first = await status.textContent();
      await reach('button', /^Animations suivantes$/);
      await press('Enter');
      await expect.poll(() => status.textContent()).not.toBe(first);
      await reach('button', /^Animations précédentes$/, 'Shift+Tab');
      await press('Space');
      await expect(status).toHaveText(first ?? 'no text');
      await arrive('button', /^Animations précédentes$/);
      await reach('link', /^Je m'inscris$/);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/animation/*');
    });

    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, the search leads to what is found`, async ({
      open,
    }) => {
      const { page, reach, press, type, arrive } = await open('/', width);
      await page.locator('creneau-search [role="combobox"]').waitFor();
      await reach('combobox', /^Rechercher$/);
      await type('lumi');
      await page.getByRole('option').first().waitFor();
      await press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape', 'Escape');
      await arrive('combobox', /^Rechercher$/);
      await type('studio lum');
      await page.getByRole('option', { name: /^Studio Lumière/ }).waitFor();
      await press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/user/studio-lumiere');
    });
  });
