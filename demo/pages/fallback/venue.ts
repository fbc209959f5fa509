import type { Provider } from '../../../core/catalogue/provider.ts';
import { pictureOf } from './card.ts';
import { type Markup, markup, NOTHING, pagePath } from './markup.ts';

/** Returns a venue with its picture and its place, as a link to its page. */
export function venueCard(venue: Provider): Markup {
  return markup`<div class="venue">${pictureOf(venue.picture, true)}<p><a href="${pagePath('user', venue.url)}"><strong>${venue.fullName}</strong></a><br>${placeOf(venue)}</p></div>`;
}

/** Returns the place of a venue: '75010 Paris'. */
export function placeOf({ city }: Pick<Provider, 'city'>): Markup {
  return city === null ? NOTHING : markup`${[city.postalCode, city.name].filter(Boolean).join(' ')}`;
}

/** Returns a venue's name and place, as a link to its page. */
export function venuePlace(venue: Provider): Markup {
  return markup`<p><a href="${pagePath('user', venue.url)}">${venue.fullName}</a>, ${placeOf(venue)}</p>`;
}
