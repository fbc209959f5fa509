import type { Page, Request } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import {
  CARDS,
  confirmed,
  enter,
  fillCard,
  focusedName,
  openOffer,
  payButton,
  termsBox,
  totalOf,
  wordsOf,
} from './a-purchase.ts';
import { openShop, salesOf, shopFor, takenOf } from './a-shop.ts';

const shop = shopFor(openShop);

const TEXTS = {
  fr: {
    test: "Paiement d'essai\u00a0: aucun argent n'est débité.",
    withdrawal: "Une activité de loisirs à date fixe n'ouvre pas de droit de rétractation.",
    pay: 'Payer 12,00\u00a0€',
    total: '12,00\u00a0€',
    number: 'Numéro de carte',
    expiry: "Date d'expiration",
    empty: [
      'Le numéro de carte est incomplet',
      "La date d'expiration est incomplète (MM\u00a0/\u00a0AA)",
      'Le code de sécurité est incomplet',
      'Le code postal est incomplet',
      'Indiquez le nom du titulaire de la carte',
    ],
    foreign: "Seuls les numéros d'essai sont acceptés",
    past: "L'année ou le mois d'expiration de la carte est passé",
    terms: 'Acceptez les conditions pour continuer',
    declined: 'Votre carte a été refusée.',
    'insufficient-funds': 'Les fonds de votre carte sont insuffisants.',
    'processing-error': 'Une erreur est survenue pendant le traitement de la carte. Réessayez dans un instant.',
    bank: 'Votre banque vous demande votre accord',
    refuse: 'Refuser',
    allow: 'Autoriser',
    failed: "L'authentification a échoué. Choisissez un autre moyen de paiement.",
    paid: 'Montant payé',
  },
  en: {
    test: 'Test payment: no money is taken.',
    withdrawal: 'Leisure activities on a fixed date carry no right of withdrawal.',
    pay: 'Pay €12.00',
    total: '€12.00',
    number: 'Card number',
    expiry: 'Expiry date',
    empty: [
      'The card number is incomplete',
      'The expiry date is incomplete (MM\u00a0/\u00a0YY)',
      'The security code is incomplete',
      'The postal code is incomplete',
      "Enter the cardholder's name",
    ],
    foreign: 'Only test numbers are taken',
    past: "The card's year or month of expiry is in the past",
    terms: 'Accept the terms to go on',
    declined: 'Your card was declined.',
    'insufficient-funds': 'Your card has insufficient funds.',
    'processing-error': 'An error occurred while processing the card. Try again shortly.',
    bank: 'Your bank asks for your agreement',
    refuse: 'Refuse',
    allow: 'Allow',
    failed: 'The authentication failed. Choose another payment method.',
    paid: 'Amount paid',
  },
} as const;

const SLOT = '2_20261207T0800';

test.describe('a card', { tag: '@long' }, () => {
  test('D-test-gateway, S-card-messages: every mistake is shown at its field and every refusal at the form, in both languages, and one payment is made', async () => {
    const page = await openOffer(shop, { who: 'coach', day: '2026-12-07' });
    const sent = requestsOf(page);
    const inBothLanguages = async (see: (texts: (typeof TEXTS)['fr' | 'en']) => Promise<unknown>) => {
      for (const lang of ['en', 'fr'] as const) {
        await page.evaluate((to) => document.documentElement.setAttribute('data-creneau-lang', to), lang);
        await see(TEXTS[lang]);
      }
    };
    const { fr } = TEXTS;
    await enter(page, '2026-12-07', '08:00');
    const button = payButton(page);
    await inBothLanguages(async (texts) => {
      await page.getByText(texts.test).waitFor();
      await page.getByText(texts.withdrawal).waitFor();
      await expect.poll(() => wordsOf(button)).toBe(texts.pay);
      await expect.poll(() => totalOf(page)).toBe(texts.total);
    });
    await expect(termsBox(page)).not.toBeChecked();

    await button.click();
    await expect.poll(() => focusedName(page)).toBe(fr.number);
    await inBothLanguages((texts) => expect.poll(() => problemsOf(page)).toEqual([...texts.empty, texts.terms]));

    await fillCard(page, '4111 1111 1111 1111');
    await page.getByLabel(fr.expiry).fill('10 / 26');
    await button.click();
    await expect.poll(() => focusedName(page)).toBe(fr.number);
    await inBothLanguages((texts) =>
      expect.poll(() => problemsOf(page)).toEqual([texts.foreign, texts.past, texts.terms]),
    );

    await fillCard(page, CARDS.declined);
    await button.click();
    await expect.poll(() => problemsOf(page)).toEqual([fr.terms]);
    await expect.poll(() => termsBox(page).evaluate((box) => box.matches(':focus'))).toBe(true);
    expect(await salesOf(shop, SLOT)).toEqual([]);

    await termsBox(page).check();
    for (const refusal of ['declined', 'insufficient-funds', 'processing-error'] as const) {
      await page.getByLabel(fr.number).fill(CARDS[refusal]);
      await button.click();
      await inBothLanguages(async (texts) => {
        await page.getByRole('alert').getByText(texts[refusal], { exact: true }).waitFor();
        await expect.poll(() => wordsOf(button)).toBe(texts.pay);
      });
    }

    await page.getByLabel(fr.number).fill(CARDS.authentication);
    await button.click();
    await page.getByRole('heading', { name: fr.bank }).waitFor();
    await expect.poll(() => focusedName(page)).toBe(fr.bank);
    await inBothLanguages(async (texts) => {
      await page.getByRole('heading', { name: texts.bank }).waitFor();
      await page.getByRole('button', { name: texts.allow }).waitFor();
      await page.getByRole('button', { name: texts.refuse }).waitFor();
    });
    await page.getByRole('button', { name: fr.refuse }).click();
    await inBothLanguages((texts) => page.getByRole('alert').getByText(texts.failed).waitFor());
    await button.click();
    await page.getByRole('button', { name: fr.allow }).click();
    await confirmed(page);
    await inBothLanguages((texts) =>
      expect.poll(() => wordsOf(page.locator('.paid'))).toBe(`${texts.paid} ${texts.total}`),
    );

    expect(await salesOf(shop, SLOT)).toMatchObject([
      { state: 'confirmed', total: 1200, payment: 'captured', paid: 1200 },
    ]);
    expect(await takenOf(shop, SLOT)).toBe(1);
    expect(sent.length).toBeGreaterThan(8);
    expect(sent.filter((text) => /4242|4000|4111|0002|9995|0119|3155|Camille/.test(text))).toEqual([]);
  });

  test('D-failed-file: a card form whose code cannot be loaded says so, and can be asked for again', async () => {
    const page = await openOffer(shop, { who: 'coach', day: '2026-12-07' });
    const gone = /\/test-card-/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await enter(page, '2026-12-07', '09:00');
    const note = page.locator('creneau-checkout [part~="error"]');
    await note.getByText("Une partie de ce module n'a pas pu être chargée.").waitFor();
    await page.unroute(gone);
    await note.getByRole('button', { name: 'Réessayer' }).click();
    await fillCard(page);
    await termsBox(page).check();
    await payButton(page).click();
    await confirmed(page);
  });
});

/** Method, address and body of each call that the page makes from now on. */
function requestsOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
    const said = `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`;
    if (request.url().includes('/api/')) sent.push(said.replace(id, 'id'));
  });
  return sent;
}

/** The errors at the fields, in order. */
function problemsOf(page: Page): Promise<readonly string[]> {
  return page.locator('.payment .problem').allTextContents();
}
