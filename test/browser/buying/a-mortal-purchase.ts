import type { Page } from 'playwright-core';
import type { TimeOfDay } from '../../../core/time/wall-time.ts';
import { expect } from '../../fixtures/browser/test.ts';
import type { Call } from './a-mortal-shop.ts';
import { confirmed, openOffer } from './a-purchase.ts';
import { type Shop, salesOf, takenOf, type Who } from './a-shop.ts';

export const DAY = '2026-12-07';
export const HOLD: Call = { method: 'POST', path: /\/v1\/hold$/ };
export const QUOTE: Call = { method: 'POST', path: /\/v1\/quote$/ };
export const ORDER: Call = { method: 'POST', path: /\/v1\/order$/ };
export const PAYMENT: Call = { method: 'POST', path: /\/v1\/test-gateway\// };
export const LOOK: Call = { method: 'GET', path: /\/v1\/order\/[^/]+$/ };
export const CANCEL: Call = { method: 'DELETE', path: LOOK.path };

export const UNCONFIRMED = "Votre paiement est parti, sa confirmation n'est pas encore là.";
/** Anything that says of a purchase that it failed. */
const FAILED = /abouti|pas pu|échoué|refusée|écoulé|plus gardées/;

/** Opens the day with all its slots, for a user without a kept card. */
export async function openDay(shop: Shop, who: Who = 'coach'): Promise<Page> {
  const page = await openOffer(shop, { who, day: DAY });
  await page.getByRole('button', { name: "Voir plus d'horaire" }).click();
  return page;
}

/** That the payment is being checked was said, and never that it failed. */
export function expectNoFailure(alerts: readonly string[]): void {
  expect(alerts.join()).toContain(UNCONFIRMED);
  expect(alerts.join()).not.toMatch(FAILED);
}

/** Waits for the confirmation: one order, one charge, one place. */
export async function boughtOnce(shop: Shop, page: Page, hour: TimeOfDay, paid = 1200): Promise<void> {
  await confirmed(page);
  expect(await salesOf(shop, slotOf(hour))).toMatchObject([{ state: 'confirmed', payment: 'captured', paid }]);
  expect(await takenOf(shop, slotOf(hour))).toBe(1);
}

export function slotOf(hour: TimeOfDay): string {
  return `2_20261207T${hour.replace(':', '')}`;
}
