import type { FastifyReply, FastifyRequest } from 'fastify';
import { originsOf } from '../origins.ts';

/** A QA page: our own scripts and sheets, and frames of the same server. */
interface QaPage {
  readonly title: string;
  /** A module of `client/`. */
  readonly module: string;
  /** Trusted. */
  readonly body: string;
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

/** Responds with a QA page; `data-now` of its body is the API's time in milliseconds since 1970. */
export function qaPage(request: FastifyRequest, reply: FastifyReply, { title, module, body }: QaPage): FastifyReply {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Créneau QA</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/qa/qa.css">
    <script type="module" src="/qa/client/${module}"></script>
  </head>
  <body data-now="${request.server.clock.now()}">
    <header class="bar">
      <p class="name"><a href="/qa/">Créneau QA</a></p>
      <nav aria-label="Pages">
        ${link('/qa/', 'Elements', module === 'main.ts')}
        ${link('/qa/gallery/', 'Gallery', module === 'gallery.ts')}
        <a href="/api/openapi.json">OpenAPI</a>
        <a href="/qa/custom-elements.json">custom-elements.json</a>
        <a href="/">Marketplace</a>
      </nav>
    </header>
    ${body}
  </body>
</html>
`;
  reply.header('content-security-policy', POLICY).header('cache-control', 'no-cache');
  return reply.type('text/html; charset=utf-8').send(page);
}

/** The address of the same page on the origin that stage and scripts share; null if it was requested there. */
export function homeOf(request: FastifyRequest): string | null {
  const { bundle, site } = originsOf(request);
  return site === bundle ? null : `${bundle}${request.url}`;
}

function link(to: string, name: string, isHere: boolean): string {
  return `<a href="${to}"${isHere ? ' aria-current="page"' : ''}>${name}</a>`;
}
