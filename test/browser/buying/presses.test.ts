import type { Locator } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { openPage, slotAt } from '../calendar/a-page.ts';
import { CARDS, confirmed, openOffer, payButton, termsBox } from './a-purchase.ts';
import { openShop, shopFor } from './a-shop.ts';

const shop = shopFor(openShop);

const DAY = '2026-12-09';

test('D-press-count, D-saved-cards: signed in with a kept card it takes four presses from the offer to the confirmation', {
  tag: '@long',
}, async () => {
  const page = await openOffer(shop, { who: 'customer', day: DAY });
  const { press, counts } = counting();
  await press(slotAt(page, DAY, '08:00'));
  await press(page.getByRole('button', { name: 'Je Réserve' }));
  await press(termsBox(page));
  await press(payButton(page));
  await confirmed(page);
  expect(counts()).toEqual({ presses: 4, fields: 0 });
});

test('D-press-count, D-cardholder-name: a guest with a card needs five presses and types seven fields', async () => {
  const page = await openPage(shop.browser, shop.demo, `/slotted/padel-duo?date=${DAY}`);
  const { press, type, counts } = counting();
  const typed = (name: string | RegExp, text: string) => type(page.getByLabel(name, { exact: true }), text);
  await press(slotAt(page, DAY, '08:30'));
  await press(page.getByRole('button', { name: 'Je Réserve' }));
  await typed('Prénom', 'Zoé');
  await typed('Nom', 'Petit');
  await typed('E-mail', 'zoe.petit@example.org');
  await press(page.getByRole('button', { name: 'Continuer' }));
  await typed('Numéro de carte', CARDS.success);
  await typed(/^Date d'expiration/, '1230');
  await typed('Code de sécurité', '123');
  await typed('Code postal', '75010');
  await expect(page.getByLabel('Nom du titulaire')).toHaveValue('Zoé Petit');
  await press(termsBox(page));
  await press(payButton(page));
  await confirmed(page);
  expect(counts()).toEqual({ presses: 5, fields: 7 });
});

/** A buyer who does nothing but press and type, each of which is counted. */
function counting() {
  let presses = 0;
  let fields = 0;
  return {
    async press(what: Locator): Promise<void> {
      presses += 1;
      await what.click();
    },
    async type(field: Locator, text: string): Promise<void> {
      fields += 1;
      await field.fill(text);
    },
    counts: () => ({ presses, fields }),
  };
}
