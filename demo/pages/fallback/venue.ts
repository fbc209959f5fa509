import type { Provider } from '../../../core/catalogue/provider.ts';
import { pagePath } from './address.ts';
import { pictureOf } from './card.ts';
import { type Markup, markup, NOTHING } from './markup.ts';

/** Returns a venue with its picture and city, as a link to its page. */
export function venueCard(venue: Provider): Markup {
  return markup`<div class="venue">${pictureOf(venue.picture, true)}<p><a href="${pagePath('user', venue.url)}"><strong>${venue.fullName}</strong></a><br>${placeOf(venue)}</p></div>`;
}

/** Returns the postal code and city of a venue: '75010 Paris'. */
export function placeOf({ city }: Pick<Provider, 'city'>): Markup {
  return city === null ? NOTHING : markup`${[city.postalCode, city.name].filter(Boolean).join(' ')}`;
}

/** Returns a venue's name, as a link to its page, and its city. */
export function venuePlace(venue: Provider): Markup {
  return markup`<p><a href="${pagePath('user', venue.url)}">${venue.fullName}</a>, ${placeOf(venue)}</p>`;
}
