import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHEETS } from '../../core/studio/sheets.ts';
import { attribute } from './document.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of a studio's day, with the import for administrators. Search engines leave it out. */
export function studio(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts, lang } = visitorOf(request);
  const sheets = Object.fromEntries(SHEETS.map(({ id, names }) => [id, names[lang]]));
  const main = `
      <h1>${texts.studio}</h1>
      <p class="lead">${texts.studioLead}</p>
      <noscript><p>${texts.needsScript}</p></noscript>
      <creneau-studio-day></creneau-studio-day>
      <section class="import" id="import" data-sheets="${attribute(JSON.stringify(sheets))}" hidden></section>`;
  return site(request, reply, { title: `${texts.studio} · Créneau`, main, modules: ['studio-import'] });
}
