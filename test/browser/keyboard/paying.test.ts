import { expect, test } from '../../fixtures/browser/test.ts';
import { CARDS } from '../buying/a-purchase.ts';
import { openShop, salesOf, shopFor, type Who } from '../buying/a-shop.ts';
import { type Keyboard, openByKeyboard, WIDTHS } from './a-keyboard.ts';

const shop = shopFor(openShop);

const open = (path: string, width: number) => openByKeyboard(shop.browser, `${shop.demo.url}${path}`, width);

/** Chooses the first slot of Tuesday 8 December that is free, and goes on to the checkout. */
async function enter(event: string, who: Who, width: number): Promise<Keyboard> {
  const keyboard = await open(`/slotted/${event}?as=demo-${who}&date=2026-12-08`, width);
  const { page, reach, press, arrive } = keyboard;
  await page.locator('[part~="grid"]').filter({ visible: true }).waitFor();
  await reach('button', / places?, mardi 8 décembre 2026, /);
  await press('Space');
  await reach('button', /^Je Réserve$/);
  await press('Enter');
  await page.getByRole('timer').waitFor();
  await arrive('heading', /^Votre réservation$/);
  return keyboard;
}

for (const width of WIDTHS)
  test.describe(`the keyboard alone, at ${width} px`, { tag: '@long' }, () => {
    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, a coupon is typed in, applied and removed`, async () => {
      const { reach, press, type, arrive } = await enter('pilates-reformer', 'coach', width);
      await reach('button', /^Ajouter un code promo$/);
      await press('Enter');
      await arrive('textbox', /^Code promo$/);
      await type('BIENVENUE10');
      await reach('button', /^Appliquer$/);
      await press('Enter');
      await arrive('button', /^Retirer le code promo$/);
      await press('Enter');
      await arrive('textbox', /^Code promo$/);
    });

    test(`D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, a booking becomes a gift`, async () => {
      const { page, reach, press, type, arrive } = await enter('yoga-doux', width === 375 ? 'admin' : 'coach', width);
      await reach('checkbox', /^Offrir cette réservation$/);
      await press('Space');
      await reach('button', /^Rechercher une personne qui a un compte$/);
      await press('Enter');
      await arrive('searchbox', /^Rechercher une personne qui a un compte$/);
      await reach('textbox', /^Prénom$/, 'Shift+Tab');
      await type('Zoé');
      await reach('textbox', /^Nom$/);
      await type('Petit');
      await reach('textbox', /^E-mail$/);
      await type('zoe.petit@example.org');
      await reach('button', /^Enregistrer le destinataire$/);
      await press('Enter');
      // It waits for the new quote.
      await page.locator('.confirm:not([aria-disabled="true"])').waitFor();
      await reach('button', /^Confirmer la réservation$/);
      await press('Enter');
      await arrive('heading', /^Cadeau envoyé à Zoé Petit$/);
    });

    test(`D-checkout-placement, D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, a card is charged after the bank has asked; nothing is modal and nothing traps the focus`, async () => {
      const keyboard = await enter('padel-duo', width === 375 ? 'provider' : 'admin', width);
      const { page, reach, press, type, arrive } = keyboard;
      // Back to the folded calendar and to the checkout again.
      await reach('button', /^Modifier$/, 'Shift+Tab');
      for (const [field, text] of [
        [/^Numéro de carte$/, CARDS.authentication.replaceAll(' ', '')],
        [/^Date d'expiration/, '1230'],
        [/^Code de sécurité$/, '123'],
        [/^Code postal$/, '75010'],
        [/^Nom du titulaire$/, 'Olivier Renaud'],
      ] as const) {
        await reach('textbox', field);
        await type(text);
      }
      await reach('checkbox', /^J'accepte les conditions de/);
      await press('Space');
      await reach('button', /^Payer 12,00 €$/);
      await press('Enter');
      await arrive('heading', /^Votre banque vous demande votre accord$/);
      await expect(page.locator('dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal]')).toHaveCount(0);
      await reach('button', /^Autoriser$/);
      await press('Enter');
      await arrive('heading', /^Réservation confirmée$/);
      await reach('button', /^Terminer$/);
      await press('Enter');
      await arrive('button', /^Je Réserve$/);
      expect((await salesOf(shop, '2_20261208T0800')).at(-1)).toMatchObject({
        state: 'confirmed',
        payment: 'captured',
      });
    });

    test(`D-cancel, D-keyboard, D-focus-kept: with the keyboard alone, at ${width} px, an order is cancelled from its menu, after a question that says what comes back`, async () => {
      const [who, title, sum] =
        width === 375 ? ['customer', 'Aquagym en musique', '8,00'] : ['company', 'Wall pilates', '22,00'];
      const { page, reach, press, arrive } = await open(`/order/?as=demo-${who}`, width);
      const cards = (period: string) => page.locator(`#${period} article.order`);
      for (const period of ['future', 'past']) await cards(period).first().waitFor();
      const coming = await cards('future').count();
      const question = page.locator('.sure');
      const isAsked = () => question.evaluate((node) => node.matches(':focus'));
      await reach('button', new RegExp(`^Autres actions.*${title}`));
      await press('Enter');
      await reach('menuitem', /^Annuler/, 'ArrowUp');
      await press('Enter');
      await expect.poll(isAsked).toBe(true);
      await expect.poll(() => question.textContent()).toMatch(new RegExp(`Montant remboursé\\s: ${sum}\\s€\\.`));
      await reach('button', /^Non/);
      await press('Enter');
      await arrive('button', new RegExp(`^Autres actions.*${title}`));
      await press('ArrowUp');
      await reach('menuitem', /^Annuler/, 'ArrowUp');
      await press('Enter');
      await expect.poll(isAsked).toBe(true);
      await reach('button', /^Oui/);
      await press('Enter');
      await expect(cards('future')).toHaveCount(coming - 1);
      const past = cards('past').filter({ hasText: title }).first();
      await expect.poll(() => past.textContent()).toMatch(new RegExp(`Annulée.*Remboursement${sum}\\s€`));
      await expect
        .poll(() => page.locator('#future [role="status"]').first().textContent())
        .toMatch(new RegExp(`Réservation annulée\\s: ${title}`));
      await arrive('region', /^Commandes à venir$/);
    });
  });
