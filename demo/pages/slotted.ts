import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesNoBooking } from '../../core/booking/limits.ts';
import { attempt, catalogueOf } from './content/catalogue.ts';
import { readOffer, readWeek } from './content/slots.ts';
import { readVenue } from './content/venue.ts';
import { attribute } from './document.ts';
import { element } from './first/element.ts';
import { pagePath } from './fallback/address.ts';
import { fallback } from './fallback/markup.ts';
import { slots } from './fallback/slots.ts';
import { venueCard } from './fallback/venue.ts';
import { offerData, venueData, whole } from './head/data.ts';
import { HEAD_TEXTS } from './head/texts.ts';
import { notFound } from './not-found.ts';
import { originsOf } from './origins.ts';
import { providerLink, site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of a slotted offer: its title, its provider, and a calendar to choose slots in. */
export async function slotted(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const catalogue = catalogueOf(request);
  const offer = await readOffer(catalogue, urlOf(request));
  if (!offer) return notFound(request, reply);
  const { fullName, url } = offer.provider;
  const [venue, week] = await Promise.all([
    attempt(request, () => readVenue(catalogue, url)),
    attempt(request, () => readWeek(catalogue, [offer])),
  ]);
  const city = venue?.city.name ?? '';
  const main = `
      <h1>${attribute(offer.title)}</h1>
      <p class="under">${texts.offered(providerLink({ url, name: fullName }))}${city && `, ${attribute(city)}`}</p>
      ${await element(request, 'slotted-calendar', { event: offer.url, mode: 'picker' })}
      <section>
        <h2>${texts.venue}</h2>
        <creneau-provider-card provider="${attribute(url)}">${fallback(venue && venueCard(venue))}</creneau-provider-card>
      </section>`;
  const { site: origin } = originsOf(request);
  const path = pagePath('slotted', offer.url);
  const made = takesNoBooking(offer) ? null : { ...offerData(offer, null, whole(path, origin)), name: offer.title };
  return site(request, reply, {
    ...{ title: `${offer.title} · ${fullName}`, main },
    head: {
      description: HEAD_TEXTS[lang].slots(offer.title, fullName, city),
      address: path,
      data: venue ? [{ ...venueData(venue, origin), ...(made && { makesOffer: made }) }] : [],
    },
  });
}
