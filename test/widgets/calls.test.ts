import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * The rows of the specification's section 7: the function that makes the call, and the widgets that use the function.
 */
const SECTION_7: readonly (readonly [row: string, call: string, widgets: readonly string[]])[] = [
  ["GET {base url}/{name-value pairs joined by '/'}", 'fetchPositions', ['provider-map']],
  ['GET /v1/event/list/{query}', 'fetchEvents', ['event-list', 'offers-list']],
  ['GET /v1/event/{id}', 'fetchEvent', ['event-details']],
  ['GET /v1/membership/{id}', 'fetchMembership', ['membership-list']],
  ['GET /v1/memberships/', 'fetchMemberships', ['membership-list']],
  ['GET /v1/product/id/{id}', 'fetchProduct', ['event-details']],
  ['GET /v1/price/id/{id}', 'fetchPrice', ['event-details']],
  ['GET /v1/slotted/id/{id}, GET /v1/slotted/{id}', 'fetchSlotted', ['checkout', 'slotted-calendar']],
  ['GET /v1/slotted/org/', 'fetchOrganizationBookings', ['slotted-calendar']],
  ['GET /v1/slotted/booked/{id}', 'fetchTaken', ['checkout', 'slotted-calendar']],
  ['GET /v1/slotted/month/booking/user', 'fetchOwnBookings', ['checkout', 'slotted-calendar']],
  ['GET /v1/open/slots-booked/{id}', 'fetchOpenBooked', ['event-details']],
  ['GET /v1/open/{userId}', 'fetchOpenEvents', ['event-details']],
  ['GET /v1/cards', 'fetchCards', ['checkout']],
  ['GET /city/list/, /categorie/list/, /activity/list/', 'fetchNames', ['event-list']],
  ['GET /coach/list/', 'fetchCoaches', ['slotted-calendar']],
  ['GET /search/user/{search}', 'searchUsers', ['checkout']],
  ['GET /search/{term}', 'fetchFound', ['search']],
  ['GET /user/{id}', 'fetchProvider', ['event-details', 'event-list', 'offers-list', 'provider-card']],
  ['GET /v1/order/future/, /v1/order/past/', 'fetchOrders', ['order-history']],
  ['GET /v1/past/events/, /v1/future/events/, /v1/next/events/', 'fetchAnimations', ['animations-slider']],
  ['GET /v1/replay/', 'fetchReplays', ['replay-list']],
  ['GET /v1/popups', 'fetchPopups', ['popups']],
  ['GET /v1/videos/{id}', 'fetchVideo', ['replay-list']],
  ['GET /v1/{tracker}/activities/…', 'fetchActivities', ['fitness-dashboard']],
  ['GET /v1/{tracker}/lifetime-stats', 'fetchLifetime', ['fitness-dashboard']],
  ['POST /v1/marker/details', 'fetchPlaceDetails', ['provider-map']],
  ['GET categories/{param}', 'fetchCategories', ['category-list']],
];

const sources = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`widgets/${path}`, 'utf8') }));

/** Returns the widgets whose files contain this name; `shared` stands for folders of `widgets/shared`. */
function usersOf(call: string): readonly string[] {
  const word = new RegExp(`\\b${call}\\(`);
  const users = sources.filter(({ path, text }) => !path.startsWith('shared/api/') && word.test(text));
  return [...new Set(users.map(({ path }) => path.split('/')[0] ?? ''))].sort();
}

/** The exported functions that make calls, without those that build paths or decode. */
const CALLS = sources
  .filter(({ path }) => path.startsWith('shared/api/'))
  .flatMap(({ text }) =>
    [...text.matchAll(/^export (?:async )?function (\w+)\(\s*client: Client/gm)].map(([, name]) => name ?? ''),
  );

describe('S-calls: each call of section 7 and the widgets that make it', () => {
  it.each(SECTION_7)('the call %s is made by the widgets that section 7 names: %s', (_, call, widgets) => {
    expect(usersOf(call).filter((user) => user !== 'shared')).toEqual(widgets);
  });

  it('every function of the client is used by a widget', () => {
    expect(CALLS.length).toBeGreaterThan(SECTION_7.length);
    expect(CALLS.filter((call) => usersOf(call).length === 0)).toEqual([]);
  });
});
