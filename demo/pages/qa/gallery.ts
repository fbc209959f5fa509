import type { FastifyReply, FastifyRequest } from 'fastify';
import { qaPage } from './frame.ts';

/** Every state of the catalogue in the chosen widths, languages and themes; `client/gallery.ts` fills it in. */
export function gallery(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = `<main class="gallery">
      <h1>Gallery</h1>
      <p id="summary">Each element's main states, as they come about. A frame starts when it comes into sight.</p>
      <form id="filters"></form>
      <p id="count" role="status"></p>
      <div id="frames"></div>
    </main>`;
  return qaPage(request, reply, { title: 'Gallery', module: 'gallery.ts', body });
}
