import type { Provider } from '../../../core/catalogue/provider.ts';
import type { Cents } from '../../../core/money/money.ts';
import { fromCents } from '../../../core/money/money.ts';
import { offsetAt, PARIS, toWallTime } from '../../../core/time/zone.ts';
import { pagePath, webAddress } from '../page-path.ts';

/** An object in the vocabulary of schema.org. */
export interface Data {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A venue with its coordinates. */
export interface PlacedVenue extends Provider {
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
}

/** Returns a venue as a place of schema.org; `origin` is the site's. */
export function venueData(venue: PlacedVenue, origin: string): Data {
  const { fullName, url, picture, city, position } = venue;
  const address = city && {
    '@type': 'PostalAddress',
    addressLocality: city.name,
    ...(city.postalCode !== null && { postalCode: city.postalCode }),
    addressCountry: 'FR',
  };
  return {
    '@type': 'SportsActivityLocation',
    name: fullName,
    url: whole(pagePath('user', url), origin),
    ...imageOf(picture, origin),
    ...(address && { address }),
    ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
  };
}

/** Returns a price as an offer of schema.org. `left` is the number of places left; null if there is no limit. */
export function offerData(
  { price, currency }: { readonly price: Cents; readonly currency: string | null },
  left: number | null,
  url: string,
): Data {
  return {
    '@type': 'Offer',
    price: fromCents(price).toFixed(2),
    priceCurrency: knownCurrency(currency),
    availability: `https://schema.org/${left === 0 ? 'SoldOut' : 'InStock'}`,
    url,
  };
}

/** Returns the addresses of the pages that a list links to, in its order. */
export function listData(paths: readonly string[], origin: string): Data {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, at) => ({ '@type': 'ListItem', position: at + 1, url: whole(path, origin) })),
  };
}

/** Returns the member `image` of an object; none without a picture, or with a bad address. */
export function imageOf(picture: string | null, origin: string): { readonly image?: readonly string[] } {
  const address = webAddress(picture);
  return address === null ? {} : { image: [whole(address, origin)] };
}

/** Returns the whole address of a path of the site; a whole address stays as it is. Throws for what is neither. */
export function whole(path: string, origin: string): string {
  return new URL(path, origin).href;
}

/** Returns an instant as Paris time with its offset: `2026-11-28T10:30:00+01:00`. */
export function withOffset(instant: number): string {
  const minutes = offsetAt(instant, PARIS) / 60_000;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${toWallTime(instant, PARIS)}:00+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * Returns the code of a currency: EUR if none is stored, and XXX, ISO 4217's code for no currency, for a text that is no
 * code (D-values).
 */
function knownCurrency(currency: string | null): string {
  return /^[A-Z]{3}$/.test(currency ?? 'EUR') ? (currency ?? 'EUR') : 'XXX';
}
