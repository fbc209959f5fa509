import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAnimation } from './catalogue.ts';
import { attribute } from './document.ts';
import { notFound } from './not-found.ts';
import { site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Animations: those of the next days, later ones and past ones, each a link away. */
export function animationList(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts } = visitorOf(request);
  const periods = ['next', 'future', 'past'] as const;
  const links = periods.map((period) => `<a href="#${period}">${texts.periods[period]}</a>`);
  const sliders = periods.map(
    (period) => `
      <section>
        <creneau-animations-slider id="${period}" period="${period}"></creneau-animations-slider>
      </section>`,
  );
  const main = `
      <h1>${texts.animations}</h1>
      <p class="lead">${texts.animationsLead}</p>
      <p class="links">${links.join(' ')}</p>${sliders.join('')}`;
  return site(request, reply, { title: `${texts.animations} · Créneau`, main, entry: 'animations' });
}

/** One animation with its booking, and those of its venue that are to come. */
export async function animation(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const found = await readAnimation(request, urlOf(request));
  if (!found) return notFound(request, reply);
  if (found.type === 'slotted') return reply.redirect(`/slotted/${encodeURIComponent(found.url)}`);
  const { texts } = visitorOf(request);
  const { name, url } = found.enseigne;
  const main = `
      <h1 class="hidden-heading">${attribute(found.title)}</h1>
      <creneau-event-details animation="${attribute(found.url)}"></creneau-event-details>
      <section>
        <h2>${texts.venue}</h2>
        <creneau-provider-card provider="${attribute(url)}"></creneau-provider-card>
        <creneau-animations-slider period="future" user="${attribute(url)}"></creneau-animations-slider>
      </section>`;
  return site(request, reply, { title: `${found.title} · ${name}`, main, entry: 'animations' });
}
