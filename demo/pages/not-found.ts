import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../core/text/language.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Returns what a page for unknown addresses says, first in the language of the site. */
export function missing(lang: Language): readonly [first: string, second: string] {
  const french = '<span lang="fr">Cette page n\'existe pas.</span>';
  const english = '<span lang="en">This page does not exist.</span>';
  return lang === 'fr' ? [french, english] : [english, french];
}

/** Sends the page for unknown addresses, in both languages. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { lang, texts } = visitorOf(request);
  const [first, second] = missing(lang);
  const main = `
      <h1>${first}</h1>
      <p class="lead">${second}</p>
      <p class="more"><a class="call" href="/event/list/">${texts.allEvents}</a></p>`;
  return site(request, reply.code(404), { title: '404 · Créneau', main });
}
