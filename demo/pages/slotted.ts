import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesNoBooking } from '../../core/booking/limits.ts';
import { attempt, catalogueOf } from './content/catalogue.ts';
import { readOffer } from './content/slots.ts';
import { readVenue } from './content/venue.ts';
import { attribute } from './document.ts';
import { elements } from './first/elements.ts';
import { offerData, venueData, whole } from './head/data.ts';
import { HEAD_TEXTS } from './head/texts.ts';
import { notFound } from './not-found.ts';
import { originsOf } from './origins.ts';
import { pagePath } from './page-path.ts';
import { providerLink, site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of a slotted offer: its title, its provider, and a calendar to choose slots in. */
export async function slotted(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const catalogue = catalogueOf(request);
  const offer = await readOffer(catalogue, urlOf(request));
  if (!offer) return notFound(request, reply);
  const { fullName, url } = offer.provider;
  const [venue, [calendar, card]] = await Promise.all([
    attempt(request, () => readVenue(catalogue, url)),
    elements(request, [
      { element: 'slotted-calendar', attributes: { event: offer.url, mode: 'picker' } },
      { element: 'provider-card', attributes: { provider: url } },
    ]),
  ]);
  const city = venue?.city.name ?? '';
  const main = `
      <h1>${attribute(offer.title)}</h1>
      <p class="under">${texts.offered(providerLink({ url, name: fullName }))}${city && `, ${attribute(city)}`}</p>
      ${calendar}
      <section>
        <h2>${texts.venue}</h2>
        ${card}
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
