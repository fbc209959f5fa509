import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Words } from './client/words/en.ts';
import { qaPage } from './frame.ts';

/**
 * Sends the page that shows every state of the catalogue in the chosen widths, languages and themes.
 * `client/gallery.ts` fills it.
 */
export function gallery(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return qaPage(request, reply, { title: 'gallery', module: 'gallery.ts', body });
}

function body({ pages, gallery: said }: Words): string {
  return `<main class="gallery">
      <h1>${pages.gallery}</h1>
      <p id="summary">${said.lead}</p>
      <form id="filters"></form>
      <p id="count" role="status"></p>
      <section id="failures" aria-labelledby="failures-title" hidden>
        <h2 id="failures-title">${said.failed}</h2>
        <ul></ul>
      </section>
      <div id="frames"></div>
    </main>`;
}
