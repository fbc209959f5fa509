import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAnimation } from './catalogue.ts';
import { attribute } from './document.ts';
import { picture } from './events.ts';
import { notFound } from './not-found.ts';
import { providerLink, site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';
import { dayAndHour } from './when.ts';

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

/** One animation, with its booking. */
export async function animation(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { lang, texts } = visitorOf(request);
  const found = await readAnimation(request, urlOf(request));
  if (!found) return notFound(request, reply);
  if (found.type === 'slotted') return reply.redirect(`/slotted/${encodeURIComponent(found.url)}`);
  const { name, url } = found.enseigne;
  const main = `
      <article class="sheet">
        ${picture(found.marketingPicture.medium)}
        <div>
          <p class="eyebrow">${attribute(found.sport?.name ?? texts.animations)}</p>
          <h1>${attribute(found.title)}</h1>
          <p class="under">${texts.offered(providerLink({ url, name }))}</p>
          ${found.date ? `<p class="when">${dayAndHour(found.date.date, lang)}</p>` : ''}
          <p>${attribute(found.text)}</p>
        </div>
      </article>
      ${found.isOver ? `<p class="notice">${texts.isOver}</p>` : `<creneau-checkout item="animation:${found.id}"></creneau-checkout>`}
      <section>
        <h2>${texts.venue}</h2>
        <creneau-provider-card provider="${attribute(url)}"></creneau-provider-card>
        <creneau-animations-slider period="future" user="${attribute(url)}"></creneau-animations-slider>
      </section>`;
  return site(request, reply, { title: `${found.title} · ${name}`, main, entry: 'animations' });
}
