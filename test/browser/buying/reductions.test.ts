import { expect, test } from '../../fixtures/browser/test.ts';
import {
  confirmed,
  enter,
  fillCard,
  focusedName,
  openOffer,
  pay,
  payButton,
  termsBox,
  totalOf,
  wordsOf,
} from './a-purchase.ts';
import { call, openShop, salesOf, shopFor } from './a-shop.ts';

const shop = shopFor(openShop);

const DAY = '2026-12-07';
const PRICE = 'Payer 12,00\u00a0€';

test.describe('the total that is charged', { tag: '@long' }, () => {
  test('D-quote, D-price-order, S-other-screens: a coupon is refused, applied and removed; used up by somebody else it is removed, and the new total needs a new click', async () => {
    const page = await openOffer(shop, { who: 'coach', day: DAY });
    await enter(page, DAY, '08:00');
    await page.getByRole('button', { name: 'Ajouter un code promo' }).click();
    const code = page.getByLabel('Code promo');
    const apply = page.getByRole('button', { name: 'Appliquer' });
    for (const wrong of ['RIEN', 'EXPIRE', 'BIENETRE20']) {
      await code.fill(wrong);
      await apply.click();
      await page.getByRole('alert').getByText('Code promo invalide', { exact: true }).waitFor();
      await expect.poll(() => focusedName(page)).toBe('Code promo');
      await expect.poll(() => wordsOf(payButton(page))).toBe(PRICE);
    }

    await code.fill('bienvenue10');
    await apply.click();
    await page.getByText('Code promo BIENVENUE10 appliqué').waitFor();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 10,80\u00a0€');
    await expect.poll(() => totalOf(page)).toBe('10,80\u00a0€');
    await expect.poll(() => focusedName(page)).toBe('Retirer le code promo');
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Code promo');
    await expect.poll(() => wordsOf(payButton(page))).toBe(PRICE);

    await code.fill('UNIQUE');
    await apply.click();
    await page.getByText('Code promo UNIQUE appliqué').waitFor();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 6,00\u00a0€');
    const held = await call<{ id: string }>(shop, 'admin', 'POST', '/hold', { slots: ['2_20261208T0800'] });
    await call(shop, 'admin', 'POST', '/order', { hold: held.id, total: 6, coupon: 'UNIQUE' });

    await pay(page);
    await page.getByRole('alert').getByText("Ce code promo vient d'être utilisé\u00a0: il a été retiré.").waitFor();
    await page.getByRole('button', { name: 'Payer 12,00 €' }).waitFor();
    await expect.poll(() => totalOf(page)).toBe('12,00\u00a0€');
    expect(await salesOf(shop, '2_20261207T0800')).toEqual([]);
    await payButton(page).click();
    await confirmed(page);
    expect(await salesOf(shop, '2_20261207T0800')).toMatchObject([{ total: 1200, payment: 'captured', paid: 1200 }]);
  });

  test('D-price-order: an English page says in English that a coupon is invalid, and that one is applied', async () => {
    const page = await openOffer(shop, { who: 'provider', day: DAY, lang: 'en' });
    await enter(page, DAY, '08:30');
    await page.getByRole('button', { name: 'Add a coupon' }).click();
    await page.getByLabel('Coupon').fill('NOTHING');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alert').getByText('Invalid coupon', { exact: true }).waitFor();
    await page.getByLabel('Coupon').fill('CADEAU5');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Coupon CADEAU5 applied').waitFor();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Pay €7.00');
  });

  test('D-quote: a price that changes between quote and click shows the new total on the button, and nothing is ordered until it is pressed', async () => {
    const page = await openOffer(shop, { who: 'coach', day: '2026-12-09' });
    await enter(page, '2026-12-09', '08:00');
    await fillCard(page);
    await termsBox(page).check();
    const changed = page.getByRole('alert').getByText('Le prix a changé entre-temps. Voici le nouveau total.');
    const price = (cents: number) =>
      shop.database.query("UPDATE slotted SET price_cents = $1 WHERE url = 'padel-duo'", [cents]);

    await price(1350);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Payer 13,50 €' }).waitFor();
    await changed.waitFor();
    await expect.poll(() => totalOf(page)).toBe('13,50\u00a0€');
    expect(await salesOf(shop, '2_20261209T0800')).toEqual([]);

    await price(1200);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Payer 12,00 €' }).waitFor();
    await changed.waitFor();
    expect(await salesOf(shop, '2_20261209T0800')).toEqual([]);
    await payButton(page).click();
    await confirmed(page);
    expect(await salesOf(shop, '2_20261209T0800')).toMatchObject([{ total: 1200, payment: 'captured', paid: 1200 }]);
  });
});

test.describe('gifts', { tag: '@long' }, () => {
  test("D-gift: an account's address is refused for a new recipient, and its owner is found by the search", async () => {
    const page = await openOffer(shop, { who: 'coach', day: DAY });
    await enter(page, DAY, '09:00');
    await page.getByRole('checkbox', { name: 'Offrir cette réservation' }).check();
    const save = page.getByRole('button', { name: 'Enregistrer le destinataire' });
    const said = page.locator('.recipient .problem');
    await save.click();
    await said.first().waitFor();
    await expect(said).toHaveText(['Le prénom est obligatoire', 'Le nom est obligatoire', "L'email n'est pas valide"]);
    await page.getByLabel('Prénom').fill('<b>');
    await page.getByLabel('Nom', { exact: true }).fill('12');
    await page.getByLabel('E-mail').fill('alice@');
    await save.click();
    await page.getByText("Le prénom n'est pas valide").waitFor();
    await expect(said).toHaveText([
      "Le prénom n'est pas valide",
      "Le nom n'est pas valide",
      "L'email n'est pas valide",
    ]);
    await page.getByLabel('Prénom').fill('Alice');
    await page.getByLabel('Nom', { exact: true }).fill('Marchand');
    await page.getByLabel('E-mail').fill('alice.marchand.1@example.org');
    await save.click();
    await page.getByText('E-mail déjà utilisé ou incorrect').waitFor();
    await expect(said).toHaveCount(1);

    const search = page.getByLabel('Rechercher une personne');
    await expect(search).toHaveValue('Alice Marchand');
    await search.fill('Marchand');
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await page.getByRole('button', { name: 'Offrir à Alice Marchand' }).click();
    await page.getByRole('status').getByText('Offert à Alice Marchand').waitFor();
    await pay(page);
    await confirmed(page);
    await page.getByRole('heading', { name: 'Cadeau envoyé à Alice Marchand' }).waitFor();
    const [order] = await shop.database.query(
      `SELECT person_id, gift_person_id FROM purchase WHERE gift_person_id IS NOT NULL AND state = 'confirmed'`,
    );
    expect(order).toEqual({ person_id: 4, gift_person_id: 1 });
  });

  test('D-gift: an English page says in English what is wrong with a new recipient; the confirmation names the gift', async () => {
    const page = await openOffer(shop, { who: 'provider', day: DAY, lang: 'en' });
    await enter(page, DAY, '09:30');
    await page.getByRole('checkbox', { name: 'Give this booking as a gift' }).check();
    await page.getByLabel('Last name').fill('3');
    await page.getByRole('button', { name: 'Save the recipient' }).click();
    const said = page.locator('.recipient .problem');
    await said.first().waitFor();
    await expect(said).toHaveText([
      'The first name is required',
      'The last name is not valid',
      'The e-mail is not valid',
    ]);
    await page.getByLabel('First name').fill('Zoé');
    await page.getByLabel('Last name').fill('Petit');
    await page.getByLabel('E-mail').fill('alice.marchand.1@example.org');
    await page.getByRole('button', { name: 'Save the recipient' }).click();
    await page.getByText('E-mail already used or incorrect').waitFor();
    await page.getByLabel('E-mail').fill('zoe.petit@example.fr');
    await page.getByRole('button', { name: 'Save the recipient' }).click();
    await page.getByRole('status').getByText('A gift for Zoé Petit').waitFor();
    await pay(page);
    await confirmed(page);
    await page.getByRole('heading', { name: 'Gift sent to Zoé Petit' }).waitFor();
  });
});
