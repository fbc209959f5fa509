import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAnimation, readAnimations } from './content/animations.ts';
import { attempt, catalogueOf } from './content/catalogue.ts';
import { readVenue } from './content/venue.ts';
import { attribute } from './document.ts';
import { pagePath } from './fallback/address.ts';
import { animations } from './fallback/animations.ts';
import { details } from './fallback/details.ts';
import { fallback } from './fallback/markup.ts';
import { venueCard } from './fallback/venue.ts';
import { listData } from './head/data.ts';
import { eventDescription } from './head/descriptions.ts';
import { eventData } from './head/event-data.ts';
import { notFound } from './not-found.ts';
import { originsOf } from './origins.ts';
import { site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

const PERIODS = ['next', 'future', 'past'] as const;

/** Sends the page of animations: those of the next days, later ones and past ones. */
export async function animationList(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const links = PERIODS.map((period) => `<a href="#${period}">${texts.periods[period]}</a>`);
  const lists = await Promise.all(
    PERIODS.map(async (period) => ({
      period,
      list: await attempt(request, (catalogue) => readAnimations(catalogue, period)),
    })),
  );
  const sliders = lists.map(
    ({ period, list }) => `
      <section>
        <creneau-animations-slider id="${period}" period="${period}">${fallback(list && animations(list.items, period, lang))}</creneau-animations-slider>
      </section>`,
  );
  const main = `
      <h1>${texts.animations}</h1>
      <p class="lead">${texts.animationsLead}</p>
      <p class="links">${links.join(' ')}</p>${sliders.join('')}`;
  const paths = lists.flatMap(({ list }) => list?.items.map(animationPath) ?? []);
  const data = paths.length > 0 ? [listData([...new Set(paths)], originsOf(request).site)] : [];
  return site(request, reply, {
    ...{ title: `${texts.animations} · Créneau`, main, entry: 'animations' },
    head: { description: texts.animationsLead, address: '/animation/', data },
  });
}

/** Sends the page of one animation with its booking and the upcoming animations of its venue. */
export async function animation(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const catalogue = catalogueOf(request);
  const found = await readAnimation(catalogue, urlOf(request));
  if (!found?.provider) return notFound(request, reply);
  if (found.type === 'slotted') return reply.redirect(animationPath(found));
  const { texts, lang } = visitorOf(request);
  const { name, url } = found.provider;
  const now = catalogue.clock.now();
  const [venue, others] = await Promise.all([
    attempt(request, () => readVenue(catalogue, url)),
    attempt(request, () => readAnimations(catalogue, 'future', found.providerId)),
  ]);
  const main = `
      <h1 class="hidden-heading">${attribute(found.title)}</h1>
      <creneau-event-details animation="${attribute(found.url)}">${fallback(details(found, venue, lang, now))}</creneau-event-details>
      <section>
        <h2>${texts.venue}</h2>
        <creneau-provider-card provider="${attribute(url)}">${fallback(venue && venueCard(venue))}</creneau-provider-card>
        <creneau-animations-slider period="future" user="${attribute(url)}">${fallback(others && animations(others.items, 'future', lang))}</creneau-animations-slider>
      </section>`;
  const path = animationPath(found);
  const data = venue && eventData(found, venue, { path, origin: originsOf(request).site, now });
  return site(request, reply, {
    ...{ title: `${found.title} · ${name}`, main, entry: 'animations' },
    head: { description: eventDescription(found, venue, lang), address: path, data: data ? [data] : [] },
  });
}

/** Returns the path of an animation's page; for a slotted animation, that of its offer's page. */
function animationPath({ type, url }: { readonly type: string; readonly url: string }): string {
  return pagePath(type === 'slotted' ? 'slotted' : 'animation', url);
}
