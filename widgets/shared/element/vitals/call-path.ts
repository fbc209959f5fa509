/** The beginnings of the API's paths. The rest of a path may be personal: a name, an id or a search term. */
const BEGINNINGS = [
  'categorie/list',
  'categories',
  'city/list',
  'activity/list',
  'coach/list',
  'search',
  'search/user',
  'user',
  'v1/animation',
  'v1/cards',
  'v1/config',
  'v1/coupon/check',
  'v1/credit',
  'v1/event',
  'v1/event/list',
  'v1/event/options',
  'v1/future/events',
  'v1/gift/check',
  'v1/guest',
  'v1/hold',
  'v1/item',
  'v1/map',
  'v1/marker/details',
  'v1/me',
  'v1/membership',
  'v1/memberships',
  'v1/next/events',
  'v1/open',
  'v1/open/slots-booked',
  'v1/order',
  'v1/order/future',
  'v1/order/past',
  'v1/past/events',
  'v1/popups',
  'v1/price/id',
  'v1/product/id',
  'v1/quote',
  'v1/replay',
  'v1/slotted',
  'v1/slotted/booked',
  'v1/slotted/booked/provider',
  'v1/slotted/id',
  'v1/slotted/month/booking/user',
  'v1/slotted/org',
  'v1/slotted/user',
  'v1/studio/day',
  'v1/studio/message',
  'v1/studio/present',
  'v1/studio/sessions',
  'v1/test-gateway',
  'v1/videos',
  'v1/waiting-list',
]
  .map((beginning) => `${beginning}/`)
  .sort((a, b) => b.length - a.length);

/** Returns the path of a call without its query and without ids and names: `v1/slotted/booked/*`. */
export function callPath(address: string): string {
  const path = `${address.replace(/[?#].*$/, '').replace(/^\/+|\/+$/g, '')}/`;
  const beginning = BEGINNINGS.find((each) => path.startsWith(each));
  if (!beginning) return '*';
  return path === beginning ? beginning.slice(0, -1) : `${beginning}*`;
}
