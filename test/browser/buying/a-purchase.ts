import type { Locator, Page } from 'playwright-core';
import type { PlainDate, TimeOfDay } from '../../../core/time/wall-time.ts';
import { focused, type Language, openPage, slotAt } from '../calendar/a-page.ts';
import type { Shop, Who } from './a-shop.ts';

export type { Language } from '../calendar/a-page.ts';

/** The numbers of the test gateway (D-test-gateway). */
export const CARDS = {
  success: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  'insufficient-funds': '4000 0000 0000 9995',
  'processing-error': '4000 0000 0000 0119',
  authentication: '4000 0025 0000 3155',
} as const;

interface Visit {
  readonly who: Who;
  readonly day: PlainDate;
  readonly event?: string;
  readonly lang?: Language;
}

/** Opens an offer's page at a day, signed in; the padel's by default. */
export function openOffer(shop: Shop, { who, day, event = 'padel-duo', lang = 'fr' }: Visit): Promise<Page> {
  return openPage(shop.browser, shop.demo, `/slotted/${event}?as=demo-${who}&date=${day}`, { lang });
}

/** Chooses these slots of a day and goes on to the checkout, until the places are held. */
export async function enter(page: Page, day: PlainDate, ...hours: readonly TimeOfDay[]): Promise<void> {
  await choose(page, day, ...hours);
  await page.getByRole('button', { name: /^(Je Réserve|Book now)$/ }).click();
  await page.getByRole('timer').waitFor();
}

/** Chooses these slots of a day and goes on as a guest. */
export async function enterAsGuest(page: Page, day: PlainDate, ...hours: readonly TimeOfDay[]): Promise<void> {
  await choose(page, day, ...hours);
  await page.getByRole('button', { name: 'Je Réserve' }).click();
  await fillGuest(page);
}

/** A page, or a frame in it. */
type Place = Pick<Page, 'getByLabel' | 'getByRole' | 'locator'>;

/** Fills in the guest form and goes on. */
export async function fillGuest(page: Place, email = 'zoe.petit@example.org'): Promise<void> {
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom', { exact: true }).fill('Petit');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continuer' }).click();
}

/** Presses these slots of a day, in either language. */
export async function choose(page: Page, day: PlainDate, ...hours: readonly TimeOfDay[]): Promise<void> {
  for (const hour of hours)
    await slotAt(page, day, hour)
      .or(slotAt(page, day, hour, 'en'))
      .click();
}

/** The pay button. */
export function payButton(page: Place): Locator {
  return page.getByRole('button', { name: /^(Payer|Pay) / });
}

/** The text of a button or a line, with its own spaces. */
export async function wordsOf(one: Locator): Promise<string> {
  return (await one.textContent()) ?? '';
}

/** Fills in the card's fields. */
export async function fillCard(page: Place, number: string = CARDS.success): Promise<void> {
  await page.getByLabel(/^(Numéro de carte|Card number)$/).fill(number);
  await page.getByLabel(/^(Date d'expiration|Expiry date)$/).fill('12 / 30');
  await page.getByLabel(/^(Code de sécurité|Security code)$/).fill('123');
  await page.getByLabel(/^(Code postal|Postal code)$/).fill('75010');
  await page.getByLabel(/^(Nom du titulaire|Cardholder's name)$/).fill('Camille Martin');
}

/** The box of the provider's terms. */
export function termsBox(page: Place): Locator {
  return page.getByRole('checkbox', { name: /(conditions de|terms of) / });
}

/** Accepts the terms and pays with a new card. */
export async function pay(page: Place, number: string = CARDS.success): Promise<void> {
  await fillCard(page, number);
  await termsBox(page).check();
  await payButton(page).click();
}

/** Waits until the purchase is confirmed, as a gift too. */
export async function confirmed(page: Place): Promise<void> {
  const name = /^(Réservation confirmée|Booking confirmed|Cadeau envoyé à .+|Gift sent to .+)$/;
  await page.getByRole('heading', { name }).waitFor();
}

/** Closes the confirmation and shows the calendar again. */
export async function close(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Terminer|Done)$/ }).click();
  await page.locator('creneau-checkout').waitFor({ state: 'detached' });
}

/** The total that the review names, as `12,00 €`. */
export async function totalOf(page: Page): Promise<string> {
  return wordsOf(page.locator('.sums .total dd'));
}

/** The focused node: a field by its label, anything else by its accessible name. */
export async function focusedName(page: Page): Promise<string> {
  const label = await page.evaluate(() => {
    let field = document.activeElement;
    while (field?.shadowRoot?.activeElement) field = field.shadowRoot.activeElement;
    return field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : null;
  });
  return label ?? focused(page);
}

/** Presses Tab until the focused node has this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}
