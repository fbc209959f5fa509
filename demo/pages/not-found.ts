import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page for unknown addresses, in both languages. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { lang, texts } = visitorOf(request);
  const french = '<span lang="fr">Cette page n\'existe pas.</span>';
  const english = '<span lang="en">This page does not exist.</span>';
  const [first, second] = lang === 'fr' ? [french, english] : [english, french];
  const main = `
      <h1>${first}</h1>
      <p class="lead">${second}</p>
      <p class="more"><a class="call" href="/event/list/">${texts.allEvents}</a></p>`;
  return site(request, reply.code(404), { title: '404 · Créneau', main });
}
