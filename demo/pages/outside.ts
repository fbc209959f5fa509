import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATES } from '../states.ts';
import { attribute, html } from './document.ts';
import { originsOf } from './origins.ts';
import { sendPage, strict } from './send-page.ts';

/** Sends a studio's own page. It has only our script tag and elements, under the strictest policy. */
export function partner(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const origins = originsOf(request);
  const { event, item } = request.query as { readonly event?: unknown; readonly item?: unknown };
  const isWhole = event === undefined && item === undefined;
  const body = `
    <header class="studio"><p class="logo">Studio Lumière</p><p>Yoga doux au cœur de Paris</p></header>
    <main class="studio-main">
      <h1>Réservez votre cours</h1>
      <p>Des cours en petit groupe, tous les jours de 8 h à 20 h. Choisissez vos créneaux, la place est gardée pour vous.</p>
      ${typeof item === 'string' ? purchase(item) : slots(typeof event === 'string' ? event : 'yoga-doux', origins.bundle)}
      ${isWhole ? REST : ''}
    </main>
    <footer class="studio">12, rue de Lancry, Paris</footer>`;
  const script = { 'data-partner': 'studio-lumiere' };
  return sendPage(strict(reply, origins), html({ title: 'Studio Lumière', lang: 'fr', body, origins, script }));
}

/** The rest of the studio's page: its offers and animations, with cards that link to the marketplace, and its map. */
const REST = `
      <p><a href="#animations">Nos animations</a></p>
      <section>
        <h2>Tous nos rendez-vous</h2>
        <creneau-offers-list id="offres" provider="studio-lumiere" limit="6"></creneau-offers-list>
        <creneau-pager for="offres"></creneau-pager>
      </section>
      <section>
        <h2>Où nous trouver</h2>
        <creneau-provider-map provider="studio-lumiere"></creneau-provider-map>
      </section>
      <section>
        <creneau-animations-slider id="animations" period="future" user="studio-lumiere"></creneau-animations-slider>
      </section>`;

/** Returns a calendar in which a visitor chooses slots of one offer: `?event=padel-duo`. */
function slots(event: string, marketplace: string): string {
  const fallback = `<a href="${marketplace}/slotted/${attribute(encodeURIComponent(event))}">Voir les créneaux</a>`;
  return `<creneau-slotted-calendar event="${attribute(event)}" mode="picker">${fallback}</creneau-slotted-calendar>`;
}

/** Returns the checkout for an event, an animation or a membership: `?item=event:1`. */
function purchase(item: string): string {
  return `<creneau-checkout item="${attribute(item)}"></creneau-checkout>`;
}

/**
 * Sends one state of the catalogue, alone on a page with the same policy: `?lang=en&theme=dark`. With `frame=gallery`,
 * the page has separate storage, and a state that shows waiting for the API never gets a response.
 */
export function state(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { index } = request.params as { readonly index: string };
  const found = STATES[Number(index)];
  if (!found) return reply.code(404).type('text/plain').send('There is no such state.');
  const origins = originsOf(request);
  const api = `${origins.bundle}/api${found.fault ? `/${found.fault}` : ''}`;
  const title = `${found.element}: ${found.name}`;
  const body = `<main class="stage"><h1 class="hidden-heading">${title}</h1>${found.markup}</main>`;
  const { lang, theme, frame } = request.query as Readonly<Record<string, unknown>>;
  const script = {
    'data-api-url': api,
    ...((lang === 'fr' || lang === 'en') && { 'data-lang': lang }),
    ...((theme === 'light' || theme === 'dark') && { 'data-theme': theme }),
  };
  const silent = found.fault?.startsWith('~delay-') ? ' data-api="silent"' : '';
  const head = frame === 'gallery' ? `<script src="${origins.bundle}/qa/client/in-gallery.ts"${silent}></script>` : '';
  const page = html({ title, lang: lang === 'en' ? 'en' : 'fr', body, origins, script, head });
  return sendPage(strict(reply, origins), page);
}
