import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATES } from '../states.ts';
import { answer, strict } from './answer.ts';
import { attribute, html, originsOf } from './document.ts';

/** A studio's own page: nothing of ours but the script tag and an element, under the strictest policy. */
export function partner(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const origins = originsOf(request.host);
  const { event: given } = request.query as { readonly event?: unknown };
  const event = typeof given === 'string' ? given : 'yoga-doux';
  const body = `
    <header class="studio"><p class="logo">Studio Lumière</p><p>Yoga doux au cœur de Paris</p></header>
    <main class="studio-main">
      <h1>Réservez votre cours</h1>
      <p>Des cours en petit groupe, tous les jours de 8 h à 20 h. Choisissez vos créneaux, la place est gardée pour vous.</p>
      <creneau-slotted-calendar event="${attribute(event)}" mode="picker"><a href="${origins.bundle}/slotted/${attribute(encodeURIComponent(event))}">Voir les créneaux</a></creneau-slotted-calendar>
    </main>
    <footer class="studio">12, rue de Lancry, Paris</footer>`;
  const script = { 'data-partner': 'studio-lumiere' };
  return answer(strict(reply, origins), html({ title: 'Studio Lumière', lang: 'fr', body, origins, script }));
}

/** One state of the catalogue on a page of its own, under the same policy. */
export function state(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { index } = request.params as { readonly index: string };
  const found = STATES[Number(index)];
  if (!found) return reply.code(404).type('text/plain').send('There is no such state.');
  const origins = originsOf(request.host);
  const api = `${origins.bundle}/api${found.fault ? `/${found.fault}` : ''}`;
  const title = `${found.element}: ${found.name}`;
  const body = `<main class="stage"><h1 class="hidden-heading">${title}</h1>${found.markup}</main>`;
  const page = html({ title, lang: 'fr', body, origins, script: { 'data-api-url': api } });
  return answer(strict(reply, origins), page);
}
