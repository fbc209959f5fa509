import type { Page } from 'playwright-core';
import { STATES } from '../../../demo/states.ts';
import { listenTo } from '../../fixtures/browser/page-errors.ts';
import { expect, newPage, test } from '../../fixtures/browser/test.ts';
import {
  close,
  confirmed,
  enter,
  enterAsGuest,
  fillCard,
  openOffer,
  pay,
  payButton,
  termsBox,
  totalOf,
  wordsOf,
} from './a-purchase.ts';
import { openShop, salesOf, shopFor, type Who } from './a-shop.ts';

const shop = shopFor(openShop);

test.describe('means of payment', { tag: '@long' }, () => {
  test('D-saved-cards: a saved card pays without being typed in, and another card is saved for the next time', async () => {
    const page = await openOffer(shop, { who: 'customer', day: '2026-12-07' });
    await enter(page, '2026-12-07', '08:00');
    await expect(page.getByRole('radio', { name: 'Visa se terminant par 4242, expire 12/2028' })).toBeChecked();
    await expect(page.getByLabel('Numéro de carte')).toHaveCount(0);
    await termsBox(page).check();
    await payButton(page).click();
    await confirmed(page);
    await close(page);

    await enter(page, '2026-12-07', '08:30');
    await page.getByRole('radio', { name: 'Une autre carte' }).check();
    await page.getByRole('checkbox', { name: 'Garder cette carte' }).check();
    await pay(page);
    await confirmed(page);
    await close(page);

    await enter(page, '2026-12-07', '09:00');
    await page.getByRole('radio', { name: 'Visa se terminant par 4242, expire 12/2030' }).waitFor();
    await expect(page.getByRole('radio')).toHaveCount(3);
    expect(await salesOf(shop, '2_20261207T0800')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
    expect(await salesOf(shop, '2_20261207T0830')).toMatchObject([{ state: 'confirmed', payment: 'captured' }]);
  });

  test('D-zero-total, D-credit-default: company credit that covers the total needs no card; switched off, the card pays and the credit stays', async () => {
    const page = await openOffer(shop, { who: 'company', day: '2026-12-07' });
    await enter(page, '2026-12-07', '09:00');
    const confirm = page.getByRole('button', { name: 'Confirmer la réservation' });
    const credit = page.getByRole('checkbox', {
      name: /^Utiliser le crédit de l'entreprise \(50,00\s€ disponibles\)$/,
    });
    await confirm.waitFor();
    await expect(credit).toBeChecked();
    await expect(payButton(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Paiement' })).toHaveCount(0);
    await confirm.click();
    await confirmed(page);
    await page.getByText('Rien à payer').waitFor();
    await expect.poll(() => creditOf()).toBe(3800);
    await close(page);

    await enter(page, '2026-12-07', '09:30');
    await page.getByRole('checkbox', { name: /crédit de l'entreprise \(38,00/ }).uncheck();
    await payButton(page).waitFor();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 12,00\u00a0€');
    await pay(page);
    await confirmed(page);
    await expect.poll(() => creditOf()).toBe(3800);
    expect(await salesOf(shop, '2_20261207T0900')).toMatchObject([{ state: 'confirmed', total: 0, payment: null }]);
    expect(await salesOf(shop, '2_20261207T0930')).toMatchObject([{ total: 1200, payment: 'captured', paid: 1200 }]);
  });

  test('D-free-slots: a subscription makes the slots of its days free; another one, or none, does not', async () => {
    const page = await openOffer(shop, { who: 'subscriber', day: '2026-12-07' });
    await enter(page, '2026-12-07', '10:00');
    const line = page.getByRole('list', { name: 'Créneaux' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Confirmer la réservation' }).waitFor();
    await expect(page.getByRole('radio', { name: /^Pass Liberté, jusqu'au/ })).toBeChecked();
    await line.getByText('Offert', { exact: true }).waitFor();

    // The subscription ends the day before.
    await page.getByRole('radio', { name: /^Carte Découverte, jusqu'au/ }).click();
    await payButton(page).waitFor();
    await expect(line.getByText('Offert', { exact: true })).toHaveCount(0);
    await page.getByRole('radio', { name: /^Pass Liberté/ }).click();
    await page.getByRole('button', { name: 'Confirmer la réservation' }).waitFor();
    await page.getByRole('radio', { name: 'Sans abonnement' }).click();
    await payButton(page).waitFor();
    await pay(page);
    await confirmed(page);
    expect(await salesOf(shop, '2_20261207T1000')).toMatchObject([{ total: 1200, payment: 'captured', paid: 1200 }]);
  });

  test('D-guest-form: a guest pays on a foreign page under the strictest policy, which reports no violation', async () => {
    const page = await foreignPage(`/?event=padel-duo&creneau-date=2026-12-08`);
    const heard = listenTo(page);
    await enterAsGuest(page, '2026-12-08', '08:00');
    await payButton(page).waitFor();
    await expect(page.getByRole('checkbox', { name: 'Garder cette carte' })).toHaveCount(0);
    await pay(page);
    await confirmed(page);
    await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({});
    expect(heard).toMatchObject({ errors: [], console: [] });
    expect(await salesOf(shop, '2_20261208T0800')).toMatchObject([{ total: 1200, payment: 'captured', paid: 1200 }]);
    const [order] = await shop.database.query<{ partner: string }>(
      `SELECT partner FROM purchase WHERE email = 'zoe.petit@example.org'`,
    );
    expect(order?.partner).toBe('studio-lumiere');
  });
});

test.describe('items that are bought', { tag: '@long' }, () => {
  for (const [item, title, words, cents] of [
    ['event:1', 'Stage de yoga et respiration', 'Payer 18,00\u00a0€', 1800],
    ['animation:1', 'Yoga en direct du studio', 'Payer 8,00\u00a0€', 800],
  ] as const)
    test(`D-what-is-sold, S-offer-kinds: a place of ${item} is held and paid`, async () => {
      const page = await sellingPage(item, 'coach');
      await page.getByRole('heading', { name: title }).waitFor();
      await page.getByRole('button', { name: 'Je Réserve' }).click();
      await page.getByRole('timer').waitFor();
      await expect.poll(() => wordsOf(payButton(page))).toBe(words);
      await pay(page);
      await confirmed(page);
      expect(await salesOf(shop, item)).toMatchObject([
        { state: 'confirmed', total: cents, payment: 'captured', paid: cents },
      ]);
    });

  test('D-zero-total, D-what-is-sold: a free event needs no card', async () => {
    const page = await sellingPage('event:2', 'coach');
    await page.getByText('Gratuit', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Je Réserve' }).click();
    await page.getByRole('button', { name: 'Confirmer la réservation' }).click();
    await confirmed(page);
    expect(await salesOf(shop, 'event:2')).toMatchObject([{ state: 'confirmed', total: 0, payment: null }]);
  });

  test('D-membership-terms: a membership needs an account, continues with its token, runs at once and cannot be a gift', async () => {
    const before = await salesOf(shop, 'membership-option:1');
    const page = await sellingPage('membership-option:1', null);
    await page.getByRole('button', { name: "Je m'abonne" }).click();
    await page
      .getByRole('alert')
      .getByText(/^Cet achat demande un compte\./)
      .waitFor();
    await page.evaluate(() => {
      type Global = { readonly Creneau?: { configure(settings: object): void } };
      (globalThis as Global).Creneau?.configure({ token: 'demo-admin' });
    });
    await payButton(page).waitFor();
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 59,00\u00a0€');
    await expect.poll(() => totalOf(page)).toBe('59,00\u00a0€');
    await expect(page.getByRole('checkbox', { name: 'Offrir cette réservation' })).toHaveCount(0);
    await expect(page.getByText(/droit de rétractation/)).toHaveCount(0);
    await fillCard(page);
    await termsBox(page).check();
    await payButton(page).click();
    await page.getByRole('heading', { name: 'Abonnement confirmé' }).waitFor();
    await page.getByText(/^Votre abonnement est actif\. Bienvenue, Olivier/).waitFor();
    const sold = (await salesOf(shop, 'membership-option:1')).slice(before.length);
    expect(sold).toMatchObject([{ total: 5900, payment: 'captured' }]);
    const runs = await shop.database.query('SELECT person_id FROM subscription WHERE purchase_id = $1', [
      sold[0]?.id ?? '',
    ]);
    expect(runs).toEqual([{ person_id: 5 }]);
  });
});

/** A page of the foreign origin, open until the test ends. */
async function foreignPage(path: string): Promise<Page> {
  const page = await newPage(shop.browser, { locale: 'fr-FR' });
  await page.goto(`${shop.demo.partner}${path}`);
  return page;
}

/** A foreign page with a checkout that sells an item to this user, or to a visitor. */
async function sellingPage(item: string, who: Who | null): Promise<Page> {
  const index = STATES.findIndex(({ element, name }) => element === 'checkout' && name === 'item');
  const page = await foreignPage(`/state/${index}`);
  await page.evaluate(
    ([named, token]) => {
      const checkout = document.querySelector('creneau-checkout');
      if (token) checkout?.setAttribute('token', token);
      checkout?.setAttribute('item', named);
    },
    [item, who && `demo-${who}`] as const,
  );
  return page;
}

/** The company's credit in cents. */
async function creditOf(): Promise<number | undefined> {
  const [row] = await shop.database.query<{ cents: number }>(
    'SELECT credit_cents AS cents FROM organization WHERE id = 1',
  );
  return row?.cents;
}
