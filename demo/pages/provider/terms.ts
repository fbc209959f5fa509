import type { FastifyReply, FastifyRequest } from 'fastify';
import { readVenue } from '../content/venue.ts';
import { attribute } from '../document.ts';
import { notFound } from '../not-found.ts';
import { providerLink, site, urlOf } from '../site.ts';
import { visitorOf } from '../visitor.ts';

/** Sends the page with the terms that a provider's customers accept before they pay. */
export async function terms(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts } = visitorOf(request);
  const user = await readVenue(request.server.catalogue, urlOf(request));
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
