import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, strict } from './answer.ts';
import { attribute, html } from './document.ts';
import { type Head, headOf } from './head/head.ts';
import { originsOf } from './origins.ts';
import { type Visitor, visitorOf } from './visitor.ts';

type Entry = 'events' | 'animations' | 'memberships' | 'replays' | 'orders' | 'fitness';

/** A page of the marketplace; `main` is trusted. */
interface SitePage {
  readonly title: string;
  readonly main: string;
  /** Which entry of the site's menu it belongs to. */
  readonly entry?: Entry;
  /** What search engines are told of it; by default they are asked to leave it out. */
  readonly head?: Head | null;
  /** It frames a document of its own site. */
  readonly hasFrame?: boolean;
}

/** Responds with a page of the marketplace, whose links stay on the same site: the English one stays English. */
export function site(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, main, entry, head = null, hasFrame = false }: SitePage,
): FastifyReply {
  const origins = originsOf(request);
  const visitor = visitorOf(request);
  const { lang, token, texts } = visitor;
  remember(reply, visitor);
  const body = `
    <a class="skip" href="#main">${texts.skip}</a>
    <header class="site">
      <p class="logo"><a href="/">Créneau</a></p>
      <nav aria-label="${texts.menu}">${menu(visitor, entry)}</nav>
      ${users(visitor)}
    </header>
    <main class="site-main" id="main" tabindex="-1">${main}
    </main>
    <footer class="site-foot">
      <p><strong>${texts.business}</strong> ${texts.businessLead}</p>
      <p>${origins.partner === null ? '' : `<a href="${attribute(origins.partner)}/">${texts.partner}</a> <a href="/outbox/">${texts.outbox}</a> `}<a href="${attribute(origins.otherSite + pathOf(request))}" lang="${lang === 'fr' ? 'en' : 'fr'}">${texts.otherLanguage}</a></p>
    </footer>`;
  const script = { 'data-site-url': origins.site, ...(token && { 'data-token': token }) };
  return answer(
    strict(reply, origins, hasFrame),
    html({ title, lang, body, origins, script, head: headOf(head, origins) }),
  );
}

/** The last piece of an address such as `/user/studio-lumiere`. */
export function urlOf(request: FastifyRequest): string {
  return (request.params as { readonly url: string }).url;
}

/** A link to a provider's page. */
export function providerLink({ url, name }: { readonly url: string; readonly name: string }): string {
  return `<a href="/user/${attribute(encodeURIComponent(url))}">${attribute(name)}</a>`;
}

function menu({ texts }: Visitor, entry: SitePage['entry']): string {
  const link = (to: string, name: string, isHere: boolean) =>
    `<a href="${to}"${isHere ? ' aria-current="true"' : ''}>${name}</a>`;
  return [
    link('/event/list/', texts.events, entry === 'events'),
    link('/animation/', texts.animations, entry === 'animations'),
    link('/memberships/', texts.memberships, entry === 'memberships'),
    link('/play/', texts.replays, entry === 'replays'),
    link('/order/', texts.orders, entry === 'orders'),
    link('/fitness/', texts.fitness, entry === 'fitness'),
  ].join(' ');
}

/** The sign-in of demo mode: links that name a user of the sample data. */
function users({ token, tokens, texts }: Visitor): string {
  if (tokens.length === 0) return '';
  const link = (value: string, name: string) =>
    `<a href="?as=${value}"${value === token ? ' aria-current="true"' : ''}>${name}</a>`;
  const links = [link('', texts.visitor), ...tokens.map((value) => link(value, value.slice(5)))];
  return `<nav class="users" aria-label="${texts.users}">${links.join(' ')}</nav>`;
}

/** The chosen user is kept for the site's other pages, which widgets link to as well. */
function remember(reply: FastifyReply, { token, isChosen }: Visitor): void {
  if (isChosen) reply.header('set-cookie', `as=${token}; Path=/; HttpOnly; SameSite=Lax`);
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*/, '');
}
