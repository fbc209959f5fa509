import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STATES } from '../states.ts';
import { attribute, html, type Origins, originsOf } from './document.ts';

const TOKENS = ['demo-customer', 'demo-subscriber', 'demo-company', 'demo-provider', 'demo-coach', 'demo-admin'];

/** The demo's pages (contract §6). */
export async function pages(app: FastifyInstance): Promise<void> {
  const css = await readFile(new URL('pages.css', import.meta.url));
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  app.get('/pages.css', (_request, reply) => reply.type('text/css').send(css));
  app.get('/', (request, reply) => {
    return isPartner(request) ? partner(request, reply) : answer(reply, home(request, originsOf(request.host)));
  });
  app.get('/partner/', partner);
  app.get('/slotted/:url', (request: FastifyRequest<{ Params: { url: string } }>, reply) =>
    answer(reply, slotted(request, originsOf(request.host), request.params.url)),
  );
  app.get('/state/:index', state);
}

function isPartner(request: FastifyRequest): boolean {
  return request.hostname.startsWith('partner.');
}

/** A studio's own page: nothing of ours but the script tag and an element, under the strictest policy. */
function partner(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const origins = originsOf(request.host);
  const { event = 'yoga-doux' } = request.query as { readonly event?: string };
  const body = `
    <header class="studio"><p class="logo">Studio Lumière</p><p>Yoga doux au cœur de Lyon</p></header>
    <main class="studio-main">
      <h1>Réservez votre cours</h1>
      <p>Des cours en petit groupe, tous les jours de 8 h à 20 h. Choisissez vos créneaux, la place est gardée pour vous.</p>
      <creneau-slotted-calendar event="${attribute(event)}" mode="picker"><a href="${origins.bundle}/slotted/${attribute(encodeURIComponent(event))}">Voir les créneaux</a></creneau-slotted-calendar>
    </main>
    <footer class="studio">12, rue de la Paix, Lyon</footer>`;
  const script = { 'data-partner': 'studio-lumiere' };
  return answer(strict(reply, origins), html({ title: 'Studio Lumière', lang: 'fr', body, origins, script }));
}

/** One state of the catalogue on a page of its own, under the same policy. */
function state(request: FastifyRequest, reply: FastifyReply): FastifyReply {
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

function home(request: FastifyRequest, origins: Origins): string {
  const body = `
    <header class="site"><p class="logo">Créneau</p><nav>${users(request)}</nav></header>
    <main class="site-main">
      <h1>Des créneaux sur votre site, en une ligne.</h1>
      <p class="lead">Un script, un élément. Vos visiteurs choisissent, réservent et reviennent, sans quitter votre page.</p>
      <p><a href="${origins.partner}/">Voir la page d'un partenaire</a> · <a href="/slotted/padel-duo${as(request)}">Padel en duo</a></p>
      <creneau-slotted-calendar event="yoga-doux" mode="picker"${tokenOf(request)}></creneau-slotted-calendar>
    </main>`;
  return html({ title: 'Créneau', lang: languageOf(request), body, origins });
}

function slotted(request: FastifyRequest, origins: Origins, url: string): string {
  const body = `
    <header class="site"><p class="logo"><a href="/">Créneau</a></p><nav>${users(request)}</nav></header>
    <main class="site-main">
      <creneau-slotted-calendar event="${attribute(url)}" mode="picker"${tokenOf(request)}></creneau-slotted-calendar>
    </main>`;
  return html({ title: 'Créneau', lang: languageOf(request), body, origins });
}

/** The demo's log-in: links that name a user of the sample data. */
function users(request: FastifyRequest): string {
  const chosen = userOf(request);
  const link = (token: string, name: string) =>
    `<a href="?as=${token}"${token === chosen ? ' aria-current="true"' : ''}>${name}</a>`;
  return [link('', 'visiteur'), ...TOKENS.map((token) => link(token, token.slice(5)))].join(' ');
}

function userOf(request: FastifyRequest): string {
  const { as: name } = request.query as { readonly as?: unknown };
  return typeof name === 'string' && TOKENS.includes(name) ? name : '';
}

function as(request: FastifyRequest): string {
  return userOf(request) && `?as=${userOf(request)}`;
}

function tokenOf(request: FastifyRequest): string {
  return userOf(request) && ` token="${userOf(request)}"`;
}

function languageOf(request: FastifyRequest): 'fr' | 'en' {
  return request.hostname.startsWith('en.') ? 'en' : 'fr';
}

/** What the widgets need of a page's policy, and no more. */
function strict(reply: FastifyReply, { bundle }: Origins): FastifyReply {
  const policy = [
    "default-src 'none'",
    `script-src ${bundle}`,
    `connect-src ${bundle}`,
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types creneau',
  ];
  return reply.header('content-security-policy', policy.join('; '));
}

function answer(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
