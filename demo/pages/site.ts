import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribute, html, settingsOf } from './document.ts';
import { discovery } from './embed/discovery.ts';
import { sheetHints } from './first/links.ts';
import { footer } from './frame/footer.ts';
import { type Entry, header } from './frame/header.ts';
import { type Head, headOf } from './head/head.ts';
import { originsOf } from './origins.ts';
import { sendPage, strict } from './send-page.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** A page of the marketplace; `main` is trusted HTML. */
interface SitePage {
  readonly title: string;
  readonly main: string;
  /** The entry of the site's menu that the page belongs to. */
  readonly entry?: Entry;
  /** What search engines show of the page; without it, they are asked to leave the page out. */
  readonly head?: Head | null;
  /** The names of further scripts of the page. */
  readonly modules?: readonly string[];
  /** Whether the page frames a document of the same site. */
  readonly hasFrame?: boolean;
}

/** Sends a page of the marketplace. Its links stay on the same site, so that the English site stays English. */
export function site(
  request: FastifyRequest,
  reply: FastifyReply,
  { title, main, entry, head = null, modules = [], hasFrame = false }: SitePage,
): FastifyReply {
  const origins = originsOf(request);
  const visitor = visitorOf(request);
  const { lang, token, texts } = visitor;
  remember(reply, visitor);
  const body = `
    <a class="skip" href="#main">${texts.skip}</a>
    ${header(visitor, pathOf(request), entry)}
    <main class="site-main" id="main" tabindex="-1">${main}
    </main>
    ${footer(visitor, origins, pathOf(request))}`;
  const script = { ...settingsOf(origins), ...(token && { 'data-token': token }) };
  const own = ['empty-places', ...(visitor.tokens.length > 0 ? ['sign-in'] : []), ...modules];
  const scripts = own.map((name) => `\n    <script async src="${origins.bundle}/site/${name}.ts"></script>`);
  const inHead = headOf(head, origins) + discovery(title, head, origins) + sheetHints(main) + scripts.join('');
  return sendPage(
    strict(reply, origins, hasFrame ? 'has' : 'none'),
    html({ title, lang, body, origins, script, head: inHead }),
  );
}

/** Returns the last segment of an address such as `/user/studio-lumiere`. */
export function urlOf(request: FastifyRequest): string {
  return (request.params as { readonly url: string }).url;
}

/** Returns a link to a provider's page. */
export function providerLink({ url, name }: { readonly url: string; readonly name: string }): string {
  return `<a href="/user/${attribute(encodeURIComponent(url))}">${attribute(name)}</a>`;
}

/** Stores the chosen user for the site's other pages, because widgets link to them without the user. */
function remember(reply: FastifyReply, { token, isChosen }: Visitor): void {
  if (isChosen) reply.header('set-cookie', `as=${token}; Path=/; HttpOnly; SameSite=Lax`);
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/\?.*/, '');
}
