import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasItems, readProvider } from './catalogue.ts';
import { attribute } from './document.ts';
import { notFound } from './not-found.ts';
import { providerLink, site, urlOf } from './site.ts';
import { visitorOf } from './visitor.ts';

/** A provider: their name, slots, offers, animations, replays and map; each slot leads to its offer's page. */
export async function provider(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts } = visitorOf(request);
  const user = await readProvider(request, urlOf(request));
  if (!user) return notFound(request, reply);
  const url = attribute(user.url);
  const path = encodeURIComponent(user.url);
  const [hasSlots, hasAnimations, hasReplays, hasPlaces] = await Promise.all([
    hasItems(request, `v1/slotted/user/${path}`),
    hasItems(request, `v1/future/events/?user=${path}&limit=1`),
    hasItems(request, `v1/replay/?user=${path}&limit=1`),
    hasItems(request, `v1/map/provider/${path}`),
  ]);
  const slots = `
      <section>
        <h2>${texts.slots}</h2>
        <creneau-slotted-calendar user="${url}" mode="default"></creneau-slotted-calendar>
      </section>`;
  const animations = `
      <section>
        <creneau-animations-slider period="future" user="${url}"></creneau-animations-slider>
      </section>`;
  const replays = `
      <section>
        <creneau-replay-list id="replays" provider="${url}"></creneau-replay-list>
        <creneau-pager for="replays"></creneau-pager>
      </section>`;
  const map = `
      <section>
        <h2>${texts.place}</h2>
        <creneau-provider-map provider="${url}"></creneau-provider-map>
      </section>`;
  const main = `
      <h1 class="hidden-heading">${attribute(user.fullName)}, ${attribute(user.city.name)}</h1>
      <creneau-provider-card provider="${url}"></creneau-provider-card>${hasSlots ? slots : ''}
      <section>
        <creneau-offers-list id="offers" provider="${url}"></creneau-offers-list>
        <creneau-pager for="offers"></creneau-pager>
      </section>${hasAnimations ? animations : ''}${hasReplays ? replays : ''}${hasPlaces ? map : ''}`;
  return site(request, reply, { title: `${user.fullName} · Créneau`, main });
}

/** The terms that a provider's customers agree to before they pay. */
export async function terms(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts } = visitorOf(request);
  const user = await readProvider(request, urlOf(request));
  if (!user) return notFound(request, reply);
  const sections = texts.terms.map(
    ([heading, text]) => `
      <h2>${heading}</h2>
      <p>${text}</p>`,
  );
  const main = `
      <div class="prose">
      <h1>${texts.termsTitle}</h1>
      <p class="under">${providerLink({ url: user.url, name: user.fullName })}, ${attribute(user.city.name)}</p>${sections.join('')}
      </div>`;
  return site(request, reply, { title: `${texts.termsTitle} · ${user.fullName}`, main });
}
