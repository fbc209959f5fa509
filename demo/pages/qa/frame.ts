import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribute } from '../document.ts';
import { originsOf } from '../origins.ts';
import type { Words } from './client/words/en.ts';
import { inUi, type Ui, uiOf, WORDS } from './client/words/words.ts';

/** A QA page. It has only our scripts and style sheets, and frames of the same server. */
interface QaPage {
  readonly title: keyof Words['pages'];
  /** The file name of a module in `client/`. */
  readonly module: string;
  /** Returns the HTML of the page's body, which is trusted. */
  readonly body: (words: Words) => string;
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * Sends a QA page. Of its body, `data-now` is the API's time in milliseconds since 1970, `data-english` the origin of
 * the English site.
 */
export function qaPage(request: FastifyRequest, reply: FastifyReply, { title, module, body }: QaPage): FastifyReply {
  const ui = uiOf((request.query as { readonly ui?: unknown }).ui);
  const words = WORDS[ui];
  const { pages } = words;
  const page = `<!doctype html>
<html lang="${ui}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${pages[title]} · Créneau QA</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/qa/qa.css">
    <script type="module" src="/qa/client/${module}"></script>
  </head>
  <body data-now="${request.server.clock.now()}" data-english="${originsOf(request).sites.en}">
    <header class="bar">
      <p class="name"><a href="${inLanguage('/qa/', ui)}">Créneau QA</a></p>
      <nav aria-label="${pages.nav}">
        ${link(inLanguage('/qa/', ui), pages.elements, module === 'main.ts')}
        ${link(inLanguage('/qa/gallery/', ui), pages.gallery, module === 'gallery.ts')}
        <a href="/api/openapi.json">OpenAPI</a>
        <a href="/qa/custom-elements.json">custom-elements.json</a>
        <a href="/">${pages.marketplace}</a>
        ${otherLanguage(request, ui)}
      </nav>
    </header>
    ${body(words)}
  </body>
</html>
`;
  reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
  return reply.type('text/html; charset=utf-8').send(page);
}

/**
 * Returns the address of the requested page on the origin of the stage and the scripts; null if it was requested on
 * that origin.
 */
export function homeOf(request: FastifyRequest): string | null {
  const { bundle, site } = originsOf(request);
  return site === bundle ? null : `${bundle}${request.url}`;
}

function inLanguage(path: string, ui: Ui): string {
  const query = inUi(new URLSearchParams(), ui).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Returns a link to the same page in the other language. The page keeps the link's address up to date. */
function otherLanguage(request: FastifyRequest, ui: Ui): string {
  const other = ui === 'fr' ? 'en' : 'fr';
  const query = inUi(new URLSearchParams(request.url.split('?')[1]), other);
  return `<a id="other-language" lang="${other}" hreflang="${other}" href="?${attribute(query.toString())}">${WORDS[ui].pages.other}</a>`;
}

function link(to: string, name: string, isHere: boolean): string {
  return `<a href="${to}"${isHere ? ' aria-current="page"' : ''}>${name}</a>`;
}
