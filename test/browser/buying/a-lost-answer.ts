import type { Page, Request, Route } from 'playwright-core';
import type { TimeOfDay } from '../../../core/time/wall-time.ts';
import { expect } from '../../fixtures/browser/test.ts';
import { confirmed, openOffer } from './a-purchase.ts';
import { type Shop, salesOf, takenOf, type Who } from './a-shop.ts';

/** A call of the page's, as its method and the end of its path. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
}

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

/**
 * Cuts the page off from the API at its next such call: before the call arrives, or once it was carried out and not answered.
 * Returns what connects it again.
 */
export async function loseAt(page: Page, call: Call, when: 'before' | 'after'): Promise<() => Promise<void>> {
  let isLost = false;
  const handle = async (route: Route) => {
    const isFirst = !isLost && isCall(route.request(), call);
    if (!isLost && !isFirst) return route.fallback();
    isLost = true;
    if (isFirst && when === 'after') await route.fetch();
    return route.abort('connectionreset');
  };
  await page.route('**/api/**', handle);
  return () => page.unroute('**/api/**', handle);
}

export function isCall(request: Request, { method, path }: Call): boolean {
  return request.method() === method && path.test(request.url());
}

/** Writes down every alert that the page's checkouts show from now on. */
export async function hearAlerts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.locator('creneau-checkout').evaluate((checkout) => {
    const said = new Set<string>();
    const root = checkout.shadowRoot;
    const hear = () => {
      for (const alert of root?.querySelectorAll('[role="alert"]') ?? []) said.add(alert.textContent ?? '');
    };
    if (root) new MutationObserver(hear).observe(root, { childList: true, subtree: true, characterData: true });
    Object.assign(checkout, { said });
  });
  return () =>
    page.locator('creneau-checkout').evaluate((checkout) => [...(checkout as unknown as { said: Set<string> }).said]);
}

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
