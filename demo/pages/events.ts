import type { FastifyReply, FastifyRequest } from 'fastify';
import { type EventHead, readEvent } from './catalogue.ts';
import { attribute } from './document.ts';
import { notFound } from './not-found.ts';
import { providerLink, site, urlOf } from './site.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { dayAndHour, hoursOfWeek } from './when.ts';

/** Every event, with its filters and pages in the address. */
export function eventList(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts } = visitorOf(request);
  const main = `
      <h1>${texts.events}</h1>
      <creneau-event-list></creneau-event-list>
      <creneau-pager></creneau-pager>`;
  return site(request, reply, { title: `${texts.events} · Créneau`, main, entry: 'events' });
}

/** One event, with its booking, its other dates, and what else its venue offers. */
export async function event(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const visitor = visitorOf(request);
  const found = await readEvent(request, urlOf(request));
  if (!found) return notFound(request, reply);
  if (found.type === 'slotted') return reply.redirect(`/slotted/${encodeURIComponent(found.url)}`);
  const { texts } = visitor;
  const { name, url } = found.enseigne;
  const provider = attribute(url);
  const main = `
      <article class="sheet">
        ${picture(found.picture.medium)}
        <div>
          <p class="eyebrow">${attribute(found.sport?.name ?? texts.events)}</p>
          <h1>${attribute(found.title)}</h1>
          <p class="under">${texts.offered(providerLink({ url, name }))}</p>
          ${when(found, visitor)}
        </div>
      </article>
      ${purchase(found, visitor)}
      <section>
        <h2>${texts.venue}</h2>
        <creneau-provider-card provider="${provider}"></creneau-provider-card>
        <creneau-offers-list id="offers" provider="${provider}"></creneau-offers-list>
        <creneau-pager for="offers"></creneau-pager>
      </section>`;
  return site(request, reply, { title: `${found.title} · ${name}`, main, entry: 'events' });
}

/** A picture beside its title, in a reserved space; nothing without a picture. */
export function picture(path: string | null): string {
  return path ? `<img class="cover" src="${attribute(path)}" alt="" width="640" height="360">` : '';
}

/** Its booking; teasers and information have none. */
function purchase(found: EventHead, { texts }: Visitor): string {
  if (found.isTeaser) return `<p class="notice">${texts.teaser}</p>`;
  if (found.isInformation) return `<p class="notice">${texts.information}</p>`;
  return `<creneau-checkout item="event:${found.id}"></creneau-checkout>`;
}

function when(found: EventHead, { lang, texts }: Visitor): string {
  const others = found.occurences.filter(({ url }) => url !== found.url);
  const dates = others.map(({ date, url }) => {
    return `<li><a href="/event/${attribute(encodeURIComponent(url))}">${dayAndHour(date.date, lang)}</a></li>`;
  });
  const hours = hoursOfWeek(found.schedule, lang).map(([day, times]) => `<li>${day} ${times}</li>`);
  return [
    found.date ? `<p class="when">${dayAndHour(found.date.date, lang)}</p>` : '',
    hours.length > 0 ? `<h2>${texts.hours}</h2><ul class="dates">${hours.join('')}</ul>` : '',
    dates.length > 0 ? `<h2>${texts.otherDates}</h2><ul class="dates">${dates.join('')}</ul>` : '',
  ].join('');
}
