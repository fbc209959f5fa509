import type { Page } from 'playwright-core';
import { expect, test } from '../../fixtures/browser/test.ts';
import { close, confirmed, enter, focusedName, payButton, termsBox, wordsOf } from './a-purchase.ts';
import { shopFor } from './a-shop.ts';
import { bank, cardForm, fillAll, fillStripe, openStripeShop, pressIn, steady } from './stripe-shop.ts';

const shop = shopFor(openStripeShop);

const DAY = '2026-12-07';

const SAID = {
  'card-incomplete-number': ['Le numéro de carte est incomplet.', 'The card number is incomplete.'],
  'card-expired-year': [
    "L'année ou le mois d'expiration de la carte est passé.",
    "The card's year or month of expiry is in the past.",
  ],
  'card-incomplete-expiry': [
    "La date d'expiration est incomplète (MM\u00a0/\u00a0AA).",
    'The expiry date is incomplete (MM\u00a0/\u00a0YY).',
  ],
  'card-incomplete-security-code': ['Le code de sécurité est incomplet.', 'The security code is incomplete.'],
  'card-incomplete-postal-code': ['Le code postal est incomplet.', 'The postal code is incomplete.'],
  'card-declined': ['Votre carte a été refusée.', 'Your card was declined.'],
  'insufficient-funds': ['Les fonds de votre carte sont insuffisants.', 'Your card has insufficient funds.'],
  'processing-error': [
    'Une erreur est survenue pendant le traitement de la carte. Réessayez dans un instant.',
    'An error occurred while processing the card. Try again shortly.',
  ],
  'authentication-failed': [
    "L'authentification a échoué. Choisissez un autre moyen de paiement.",
    'The authentication failed. Choose another payment method.',
  ],
} as const;

type Code = keyof typeof SAID;

test.describe('a card at Stripe', { tag: '@long' }, () => {
  test("D-stripe, S-card-messages: a card's mistakes and every refusal of Stripe are shown in both languages, and one payment is made", async () => {
    const { page } = await shop.visit({ who: 'coach', day: DAY });
    const sent = bodiesOf(page);
    await enter(page, DAY, '08:00');
    const form = cardForm(page);
    await payButton(page).click();
    await expect(page.locator('.payment .problem')).toHaveText([
      'Indiquez le nom du titulaire de la carte',
      'Acceptez les conditions pour continuer',
    ]);
    await expect.poll(() => focusedName(page)).toBe('Nom du titulaire');

    await fillAll(page);
    const wrong = async (label: RegExp, text: string, code: Code) => {
      await form.getByLabel(label).fill(text);
      await refused(page, code);
    };
    await wrong(/^Numéro de carte|^Card number/, '', 'card-incomplete-number');
    await wrong(/^Numéro de carte|^Card number/, '4242 4242', 'card-incomplete-number');
    await wrong(/^Numéro de carte|^Card number/, '4242 4242 4242 4241', 'card-incomplete-number');
    await fillStripe(page, '4242 4242 4242 4242');
    await wrong(/^Date d'exp|^Expiration/, '12 / 20', 'card-expired-year');
    await wrong(/^Date d'exp|^Expiration/, '12', 'card-incomplete-expiry');
    await fillStripe(page, '4242 4242 4242 4242');
    await wrong(/^Crypto|^Security/, '1', 'card-incomplete-security-code');
    await fillStripe(page, '4242 4242 4242 4242');
    await wrong(/^Code postal|^ZIP/, '', 'card-incomplete-postal-code');
    // An incomplete form orders nothing.
    expect(await shop.paidFor('2_20261207T0800')).toEqual([]);

    for (const [number, code] of [
      ['4000 0000 0000 0002', 'card-declined'],
      ['4000 0000 0000 9995', 'insufficient-funds'],
      ['4000 0000 0000 9987', 'card-declined'],
      ['4000 0000 0000 0069', 'card-expired-year'],
      ['4000 0000 0000 0127', 'card-incomplete-security-code'],
      ['4000 0000 0000 0036', 'card-incomplete-postal-code'],
      ['4000 0000 0000 0119', 'processing-error'],
    ] as const) {
      await fillStripe(page, number);
      await refused(page, code);
    }
    await fillStripe(page, '4000 0025 0000 3155');
    for (const answer of ['Fail', 'Close']) {
      await refused(page, 'authentication-failed', () => pressIn(bank(page), answer));
    }
    await payButton(page).click();
    await expect(page.locator('dialog[open], [aria-modal]')).toHaveCount(0);
    await pressIn(bank(page), 'Complete');
    await confirmed(page);
    await expect(page.locator('iframe[title="Stripe authentication"]')).toHaveCount(0);
    await expect(page.locator('creneau-checkout > [slot="card"]')).toHaveCount(0);
    expect(await shop.paidFor('2_20261207T0800')).toMatchObject([
      { state: 'confirmed', total: 1200, status: 'succeeded', received: 1200 },
    ]);
    expect(sent.length).toBeGreaterThan(8);
    expect(sent.filter((text) => /4242|4000 ?00|Camille|_secret_/.test(text))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('_secret_');
  });

  test("D-saved-cards, D-stripe: a saved card pays the next time, with the bank's step if the bank asks for it", async () => {
    const { page } = await shop.visit({ who: 'company', day: '2026-12-08' });
    await enter(page, '2026-12-08', '08:00');
    if ((await page.getByRole('checkbox', { name: /crédit/ }).count()) > 0) {
      await page.getByRole('checkbox', { name: /crédit/ }).uncheck();
      await payButton(page).waitFor();
    }
    await fillAll(page, '4000 0027 6000 3184');
    await page.getByLabel('Garder cette carte').check();
    await payButton(page).click();
    await pressIn(bank(page), 'Complete');
    await confirmed(page);
    await shop.stripe.webhooks.quiet();
    await close(page);
    await page.goto(page.url());
    await enter(page, '2026-12-08', '09:00');
    if ((await page.getByRole('checkbox', { name: /crédit/ }).count()) > 0) {
      await page.getByRole('checkbox', { name: /crédit/ }).uncheck();
      await payButton(page).waitFor();
    }
    await page.getByRole('radio', { name: /se terminant par 3184/ }).waitFor();
    await termsBox(page).check();
    await payButton(page).click();
    await pressIn(bank(page), 'Complete');
    await confirmed(page);
    expect(await shop.paidFor('2_20261208T0900')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });

  test('D-saved-cards: after a card to be saved is refused, another card pays without being saved; a bank payment cannot be saved', async () => {
    const { page } = await shop.visit({ who: 'coach', day: '2026-12-13' });
    await enter(page, '2026-12-13', '08:00');
    await fillAll(page, '4000 0000 0000 0002');
    const keep = page.getByLabel('Garder cette carte');
    await keep.check();
    await (await steady(cardForm(page).getByLabel('Par sa banque'))).check();
    await keep.waitFor({ state: 'detached' });
    await (await steady(cardForm(page).getByLabel('Par sa banque'))).uncheck();
    await keep.waitFor();
    await payButton(page).click();
    await page.getByText('Votre carte a été refusée.').waitFor();
    await keep.uncheck();
    await fillStripe(page, '4242 4242 4242 4242');
    await payButton(page).click();
    await confirmed(page);
    const [sale] = await shop.paidFor('2_20261213T0800');
    expect(sale).toMatchObject({ state: 'confirmed', received: 1200 });
    expect(shop.stripe.books.intents.get(sale?.intent ?? '')?.setup_future_usage).toBeNull();
  });

  test('D-idempotency, D-unknown-payment: a payment that never arrived is made by the next press, and the money is taken once', async () => {
    const { page, served } = await shop.visit({ who: 'admin', day: '2026-12-09' });
    await enter(page, '2026-12-09', '08:00');
    await fillAll(page);
    served.isApiCut = true;
    await payButton(page).click();
    await page.getByText("sa confirmation n'est pas encore là").waitFor();
    served.isApiCut = false;
    await page.getByText("rien n'a été débité").waitFor();
    await payButton(page).click();
    await confirmed(page);
    expect(await shop.paidFor('2_20261209T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });

  test('D-zero-total, D-stripe: a total of 0 makes no request to Stripe', async () => {
    const before = shop.stripe.seen.length;
    const { page, served } = await shop.visit({ who: 'coach', day: '2026-12-10', path: '/slotted/yoga-doux' });
    await enter(page, '2026-12-10', '08:00');
    await page.getByRole('button', { name: 'Confirmer la réservation' }).click();
    await confirmed(page);
    expect([served.requests, shop.stripe.seen.length - before]).toEqual([[], 0]);
  });
});

test.describe('the bank asks', { tag: '@long' }, () => {
  test("D-stripe: a reload closes the bank's frame, and the payment goes on; answered in another tab it is confirmed", async () => {
    const { page } = await shop.visit({ who: 'provider', day: '2026-12-11' });
    await enter(page, '2026-12-11', '08:00');
    await fillAll(page, '4000 0025 0000 3155');
    await payButton(page).click();
    await bank(page).getByRole('button', { name: 'Complete' }).waitFor();
    await page.reload();
    await fillAll(page, '4000 0025 0000 3155');
    await expect.poll(() => wordsOf(payButton(page))).toBe('Payer 12,00\u00a0€');
    await payButton(page).click();
    await bank(page).getByRole('button', { name: 'Complete' }).waitFor();
    const [sale] = await shop.paidFor('2_20261211T0800');
    await answerElsewhere(sale?.intent);
    await pressIn(bank(page), 'Close');
    await confirmed(page);
    expect(await shop.paidFor('2_20261211T0800')).toMatchObject([{ state: 'confirmed', received: 1200 }]);
  });

  test("D-stripe: after the bank's step nothing is charged where the places were released meanwhile, and the buyer is told", async () => {
    const { page } = await shop.visit({ who: 'admin', day: '2026-12-12' });
    await enter(page, '2026-12-12', '08:00');
    await fillAll(page, '4000 0025 0000 3155');
    await payButton(page).click();
    await bank(page).getByRole('button', { name: 'Complete' }).waitFor();
    await shop.database.query("UPDATE purchase SET pay_by = 1 WHERE state = 'pending'");
    await shop.sweep();
    await pressIn(bank(page), 'Complete');
    await page.getByText('Le délai est écoulé\u00a0: vos places ne sont plus gardées.').waitFor();
    expect(await shop.paidFor('2_20261212T0800')).toMatchObject([
      { state: 'expired', status: 'canceled', received: 0 },
    ]);
  });
});

/** Presses the button that pays, and waits for the refusal in French and in English. */
async function refused(page: Page, code: Code, atBank: () => Promise<void> = async () => {}): Promise<void> {
  const say = (lang: string) =>
    page.evaluate((to) => document.documentElement.setAttribute('data-creneau-lang', to), lang);
  const [fr, en] = SAID[code];
  await payButton(page).click();
  await atBank();
  await page.getByRole('alert').getByText(fr, { exact: true }).waitFor();
  await say('en');
  await page.getByRole('alert').getByText(en, { exact: true }).waitFor();
  await cardForm(page).getByLabel('Card number').waitFor();
  await say('fr');
  await cardForm(page).getByLabel('Numéro de carte').waitFor();
}

/** The cardholder agrees at the bank, outside the page. */
async function answerElsewhere(intent: string | null | undefined): Promise<void> {
  const body = new URLSearchParams({ key: shop.stripe.publicKey, result: 'passed' });
  const answer = await fetch(`${shop.stripe.url}/v1/fake/authenticate/${intent}`, { method: 'POST', body });
  expect(answer.ok).toBe(true);
}

/** The page's requests to our API from now on. */
function bodiesOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}
