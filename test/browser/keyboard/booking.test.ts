import { expect, test } from '../../fixtures/browser/test.ts';
import { openShop, shopFor } from '../buying/a-shop.ts';
import { openByKeyboard, WIDTHS } from './a-keyboard.ts';

const shop = shopFor(openShop);

const open = async (path: string, width: number) => {
  const keyboard = await openByKeyboard(shop.browser, `${shop.demo.url}${path}`, width);
  await keyboard.page.locator('[part~="grid"]').filter({ visible: true }).waitFor();
  return keyboard;
};

for (const width of WIDTHS)
  test.describe(`the keyboard alone, at ${width} px`, { tag: '@long' }, () => {
    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, a guest books: from the top of the page to a slot, through the form, to the confirmation`, async () => {
      const { page, reach, press, type, arrive } = await open('/slotted/yoga-doux?as=&date=2026-11-25', width);
      await reach('link', /^Aller au contenu/);
      await press('Enter');
      await reach('button', /, mercredi 25 novembre 2026, /);
      await press('Control+Home', 'ArrowDown', 'ArrowRight');
      await arrive('button', /^09h00 – 10h00, 60 min, \d places, jeudi 26 novembre 2026/);
      await press('Space');
      await reach('button', /^Je Réserve$/);
      await press('Enter');
      await arrive('heading', /^Votre réservation$/);
      await reach('textbox', /^Prénom$/);
      await type('Zoé');
      await reach('textbox', /^Nom$/);
      await type('Petit');
      await reach('textbox', /^E-mail$/);
      await type(`zoe.petit.${width}@example.org`);
      await press('Enter');
      await page.getByRole('timer').waitFor();
      await reach('button', /^Confirmer la réservation$/);
      await press('Enter');
      await arrive('heading', /^Réservation confirmée$/);
      await reach('button', /^Terminer$/);
      await press('Enter');
      await arrive('button', /^Je Réserve$/);
    });

    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, a slot is deselected in the calendar, another in the basket`, async () => {
      const { page, reach, press, arrive } = await open('/slotted/padel-duo?as=&date=2026-11-25', width);
      const chosen = page.locator('[part~="selected-slot"]');
      await reach('button', /, mercredi 25 novembre 2026, /);
      await press('Control+Home');
      await arrive('button', /^08h00 .*mercredi 25 novembre 2026/);
      await press('Space', 'ArrowDown');
      await arrive('button', /^08h30 .*mercredi 25 novembre 2026/);
      await press('Space');
      await expect(chosen).toHaveCount(2);
      await press('Space');
      await expect(chosen).toHaveCount(1);
      await arrive('button', /^08h30 .*mercredi 25 novembre 2026/);
      await press('Enter');
      await expect(chosen).toHaveCount(2);
      await reach('button', /^Retirer .* 08h00$/);
      await press('Enter');
      await arrive('button', /^Retirer .* 08h30$/);
      await press('Enter');
      await arrive('button', /^Je Réserve$/);
      await expect(chosen).toHaveCount(0);
    });

    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, somebody joins a waiting list, and leaves it again`, async () => {
      const who = width === 375 ? 'admin' : 'coach';
      const { page, reach, press, arrive, stay } = await open(
        `/slotted/padel-duo?as=demo-${who}&date=2026-12-04`,
        width,
      );
      await reach('button', /^Voir plus d'horaire$/);
      await press('Enter');
      await reach('button', /, \S+ \d+ décembre 2026, /, 'Shift+Tab');
      await press('Control+Home');
      await reach('button', /^13h00 .*vendredi 4 décembre 2026/, 'ArrowDown');
      await press('Space');
      await reach('button', /^Je Réserve$/);
      await press('Enter');
      await arrive('heading', /^Votre réservation$/);
      await reach('button', /^Rejoindre la liste d'attente$/);
      await press('Enter');
      await arrive('heading', /^Inscription en liste d'attente$/);
      await reach('button', /^Quitter la liste/);
      await press('Enter');
      const leave = page.locator('creneau-checkout').getByRole('button', { name: /^Quitter la liste/ });
      await leave.waitFor({ state: 'detached' });
      await stay();
    });
  });
