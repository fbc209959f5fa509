import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasItems, readProvider } from './catalogue.ts';
import { attribute } from './document.ts';
import { notFound } from './not-found.ts';
import { providerLink, site, urlOf } from './site.ts';
import type { Texts } from './texts.ts';
import { visitorOf } from './visitor.ts';

/** A provider: who they are, what they offer, when, what else there is, and where. Each slot leads to its offer's page. */
export async function provider(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts } = visitorOf(request);
  const user = await readProvider(request, urlOf(request));
  if (!user) return notFound(request, reply);
  const url = attribute(user.url);
  const parts = [offers(texts, url), ...(await furtherParts(request, texts, user.url))];
  const links = parts.map(({ id, name }) => `<a href="#${id}">${name}</a>`);
  const sections = parts.map(({ id, content }) => `<section id="${id}">${content}\n      </section>`);
  const main = `
      <h1 class="hidden-heading">${attribute(user.fullName)}, ${attribute(user.city.name)}</h1>
      <creneau-provider-card provider="${url}"></creneau-provider-card>
      <nav class="parts" aria-label="${texts.onThisPage}">${links.join(' ')}</nav>
      ${sections.join('\n      ')}`;
  return site(request, reply, { title: `${user.fullName} · Créneau`, main });
}

/** A part of a provider's page. */
interface Part {
  readonly id: string;
  readonly name: string;
  readonly content: string;
}

function offers(texts: Texts, url: string): Part {
  return {
    id: 'all-offers',
    name: texts.offers,
    content: `
        <creneau-offers-list id="offers" provider="${url}" limit="6"></creneau-offers-list>
        <creneau-pager for="offers"></creneau-pager>`,
  };
}

/** The parts that not every provider has. */
async function furtherParts(request: FastifyRequest, texts: Texts, provider: string): Promise<readonly Part[]> {
  const url = attribute(provider);
  const path = encodeURIComponent(provider);
  const part = async (call: string, found: Part) => ((await hasItems(request, call)) ? [found] : []);
  const parts = await Promise.all([
    part(`v1/slotted/user/${path}`, {
      id: 'slots',
      name: texts.slots,
      content: `
        <h2>${texts.slots}</h2>
        <creneau-slotted-calendar user="${url}" mode="default"></creneau-slotted-calendar>`,
    }),
    part(`v1/future/events/?user=${path}&limit=1`, {
      id: 'animations',
      name: texts.animations,
      content: `
        <creneau-animations-slider period="future" user="${url}"></creneau-animations-slider>`,
    }),
    part(`v1/map/provider/${path}`, {
      id: 'place',
      name: texts.place,
      content: `
        <h2>${texts.place}</h2>
        <creneau-provider-map provider="${url}"></creneau-provider-map>`,
    }),
    part(`v1/replay/?user=${path}&limit=1`, {
      id: 'all-replays',
      name: texts.replays,
      content: `
        <creneau-replay-list id="replays" provider="${url}"></creneau-replay-list>
        <creneau-pager for="replays"></creneau-pager>`,
    }),
  ]);
  return parts.flat();
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
