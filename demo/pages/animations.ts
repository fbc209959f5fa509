import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAnimation, readAnimations } from './content/animations.ts';
import { attempt, catalogueOf } from './content/catalogue.ts';
import { readVenue } from './content/venue.ts';
import { attribute } from './document.ts';
import { elements } from './first/elements.ts';
import { listData } from './head/data.ts';
import { eventDescription } from './head/descriptions.ts';
import { eventData } from './head/event-data.ts';
import { notFound } from './not-found.ts';
import { originsOf } from './origins.ts';
import { pagePath } from './page-path.ts';
import { site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

const PERIODS = ['next', 'future', 'past'] as const;

/** Sends the page of animations: those of the next days, later ones and past ones. */
export async function animationList(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts } = visitorOf(request);
  const links = PERIODS.map((period) => `<a href="#${period}">${texts.periods[period]}</a>`);
  const [written, ...lists] = await Promise.all([
    elements(
      request,
      PERIODS.map((period) => ({ element: 'animations-slider', attributes: { id: period, period } })),
    ),
    ...PERIODS.map((period) => attempt(request, (catalogue) => readAnimations(catalogue, period))),
  ]);
  const sliders = written.map(
    (slider) => `
      <section>
        ${slider}
      </section>`,
  );
  const main = `
      <h1>${texts.animations}</h1>
      <p class="lead">${texts.animationsLead}</p>
      <p class="links">${links.join(' ')}</p>${sliders.join('')}`;
  const paths = lists.flatMap((list) => list?.items.map(animationPath) ?? []);
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
  const [venue, [details, card, others]] = await Promise.all([
    attempt(request, () => readVenue(catalogue, url)),
    elements(request, [
      { element: 'event-details', attributes: { animation: found.url } },
      { element: 'provider-card', attributes: { provider: url } },
      { element: 'animations-slider', attributes: { period: 'future', user: url } },
    ]),
  ]);
  const main = `
      <h1 class="hidden-heading">${attribute(found.title)}</h1>
      ${details}
      <section>
        <h2>${texts.venue}</h2>
        ${card}
        ${others}
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
