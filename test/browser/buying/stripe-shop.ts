import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { PlainDate } from '../../../core/time/wall-time.ts';
import { sweep } from '../../../demo/api/jobs/sweep.ts';
import { createStripePayments } from '../../../demo/api/payments/stripe.ts';
import { createStripeClient } from '../../../demo/api/payments/stripe-client.ts';
import { readKeptDays } from '../../../demo/environment/kept-days.ts';
import { DEMO_NOW } from '../../fixtures/browser/demo.ts';
import { expect, newPage } from '../../fixtures/browser/test.ts';
import { type StripeApi, startStripeApi } from '../../fixtures/stripe/api/stripe-api.ts';
import { type StripeOnPages, serveStripe } from '../../fixtures/stripe/browser/serve.ts';
import { settingsFor } from '../../fixtures/stripe/stripe-servers.ts';
import { VALID_YEAR } from '../../fixtures/stripe/valid-year.ts';
import { type Language, payButton, termsBox } from './a-purchase.ts';
import { openShop, type Shop, type Who } from './a-shop.ts';

/** A shop whose payment provider is the fake of Stripe. */
export interface StripeShop extends Shop {
  readonly stripe: StripeApi;
  visit(choices: Visit): Promise<StripeVisit>;
  /** The orders of a slot or an item, with Stripe's payment of each; the earliest first. */
  paidFor(what: string): Promise<readonly StripeSale[]>;
}

/** An order and its payment, in our database and in Stripe's. */
export interface StripeSale {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly intent: string | null;
  readonly status: string | null;
  readonly received: number | null;
}

interface Visit {
  /** Null for a visitor. */
  readonly who: Who | null;
  readonly day?: PlainDate;
  readonly lang?: Language;
  /** The page's path; the padel's by default. */
  readonly path?: string;
  readonly isPartners?: boolean;
}

/** A page of the shop, with the fake of Stripe.js. */
export interface StripeVisit {
  readonly page: Page;
  readonly served: StripeOnPages;
}

/** Opens a shop on Stripe. The bundle must have been built. */
export async function openStripeShop(): Promise<StripeShop> {
  const stripe = await startStripeApi();
  // Stripe's payments are in Stripe's books.
  const shop = await openShop(stripe.environment, (one) => one.startsWith('(I3)'));
  const { database } = shop;
  const log = { warn: () => {} };
  const payments = createStripePayments(createStripeClient(settingsFor(stripe)), database, stripe.publicKey, log);
  const clock = { now: () => Date.parse(DEMO_NOW) };
  const sales = async (where: string, ...values: readonly string[]) => {
    const rows = await database.query<{ id: string; state: string; total: number; intent: string | null }>(
      `SELECT DISTINCT purchase.id, state, total_cents AS total, payment_id AS intent, purchase.created_at FROM purchase
       LEFT JOIN booking ON booking.purchase_id = purchase.id WHERE ${where} ORDER BY purchase.created_at`,
      [...values],
    );
    return rows.map(({ id, state, total, intent }): StripeSale => {
      const known = stripe.books.intents.get(intent ?? '');
      return { id, state, total, intent, status: known?.status ?? null, received: known?.amount_received ?? null };
    });
  };
  stripe.webhooks.url = `${shop.demo.url}/api/v1/webhook/stripe`;
  return {
    ...shop,
    stripe,
    sweep: () => sweep({ database, clock, keptDays: readKeptDays({}), payments }),
    paidFor: (what) => sales('place_id = $1 OR item = $1', what),
    async visit({ who, day, lang = 'fr', path = '/slotted/padel-duo', isPartners = false }) {
      const page = await newPage(shop.browser, { reducedMotion: 'reduce' });
      const served = await serveStripe(page.context(), stripe.url);
      const site = isPartners ? shop.demo.partner : shop.demo.url;
      const origin = lang === 'en' ? site.replace('localhost', 'en.localhost') : site;
      const date = isPartners ? 'creneau-date' : 'date';
      const query = new URLSearchParams({ ...(who && { as: `demo-${who}` }), ...(day && { [date]: day }) });
      await page.goto(`${origin}${path}${path.includes('?') ? '&' : '?'}${query}`);
      return { page, served };
    },
    async close() {
      await stripe.webhooks.quiet();
      try {
        for (const { id, state, total, status, received } of await sales("payment_id LIKE 'pi_%'")) {
          if (state === 'confirmed') expect([status, received], id).toEqual(['succeeded', total]);
          if (state === 'expired' || state === 'cancelled') expect(received, id).toBe(0);
        }
      } finally {
        await shop.close();
        await stripe.stop();
      }
    },
  };
}

/** Stripe's form, in its frame of another origin. */
export function cardForm(page: Page): FrameLocator {
  return page.frameLocator('[slot="card"] iframe');
}

/** The bank's page, over the whole page. */
export function bank(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Stripe authentication"]');
}

/** The wallet's sheet, over the whole page. */
export function walletSheet(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Google Pay"]');
}

/**
 * Presses a button of the bank's page or of the wallet's sheet. The event goes to the button itself: a browser that has
 * just made a frame of another origin may still send a click to what was under it.
 */
export function pressIn(frame: FrameLocator, name: string): Promise<void> {
  return frame.getByRole('button', { name }).dispatchEvent('click');
}

/** An expiry date that Stripe's form accepts. */
export const EXPIRY = `12 / ${VALID_YEAR}`;

/** Fills Stripe's form and the name in, in either language. */
export async function fillStripe(page: Page, number: string): Promise<void> {
  const form = cardForm(page);
  await form.getByLabel(/^(Numéro de carte|Card number)$/).fill(number);
  await form.getByLabel(/^(Date d'expiration|Expiration date)$/).fill(EXPIRY);
  await form.getByLabel(/^(Cryptogramme visuel|Security code)$/).fill('123');
  await form.getByLabel(/^(Code postal|ZIP code)$/).fill('75010');
  await page.getByLabel(/^(Nom du titulaire|Cardholder's name)$/).fill('Camille Martin');
}

/** Fills everything in and accepts the terms. */
export async function fillAll(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await fillStripe(page, number);
  await (await steady(termsBox(page))).check();
}

/** Chooses a bank's page in Stripe's form and goes there. */
export async function payByBank(page: Page): Promise<void> {
  await (await steady(cardForm(page).getByLabel('Par sa banque'))).check();
  await (await steady(termsBox(page))).check();
  await payButton(page).click();
  await page.waitForURL(/^https:\/\/hooks\.stripe\.com\//);
}

/** Scrolls to it first: a browser that has just scrolled still sends clicks to where a frame of another origin was. */
export async function steady(one: Locator): Promise<Locator> {
  await one.scrollIntoViewIfNeeded();
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await one.evaluate(drawn);
  return one;
}
