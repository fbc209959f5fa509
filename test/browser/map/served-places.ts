import type { Page } from 'playwright-core';
import { someEvents } from '../../fixtures/data/events.ts';
import { aPositionPayload } from '../../fixtures/data/map-payloads.ts';
import type { Payload } from '../../fixtures/data/payloads.ts';

const HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };

/** Responds to the page's calls for positions with these. */
export function servePositions(page: Page, positions: readonly Payload[]): Promise<unknown> {
  const body = JSON.stringify(positions);
  return page.route('**/api/v1/map/**', (route) => route.fulfill({ headers: HEADERS, body }));
}

/** Responds to the page's calls for a marker's details with `count` events. */
export function serveDetails(page: Page, count: number): Promise<unknown> {
  const location = { id: 42, lat: 48.86, long: 2.35, name: 'Studio', city: 'Paris', postalCode: '75010' };
  const body = JSON.stringify({ location, events: someEvents(count) });
  return page.route('**/api/v1/marker/details', (route) => route.fulfill({ headers: HEADERS, body }));
}

/** A venue of that id at a point, with two events of its own. */
export function aPlaceAt(id: number, lat: number, long: number): Payload {
  return aPositionPayload({
    location: { id, lat, long },
    user: { fullName: `Lieu ${id}`, url: `lieu-${id}`, slug: null },
    events: [{ id: 2 * id }, { id: 2 * id + 1 }],
  });
}

/** Two towns far from each other, each with three venues that only a near view tells apart. */
export const TOWNS = [
  aPlaceAt(1, 48.86, 2.35),
  aPlaceAt(2, 48.861, 2.352),
  aPlaceAt(3, 48.859, 2.354),
  aPlaceAt(4, 43.3, 5.37),
  aPlaceAt(5, 43.301, 5.372),
  aPlaceAt(6, 43.299, 5.374),
];

/** The accessible name of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const inside = document.querySelector('creneau-provider-map')?.shadowRoot?.activeElement;
    const element = inside ?? document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
