import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribute, html, settingsOf } from '../document.ts';
import { elements } from '../first/elements.ts';
import { sheetHints } from '../first/links.ts';
import { headOf } from '../head/head.ts';
import { missing } from '../not-found.ts';
import { originsOf } from '../origins.ts';
import { sendPage, strict } from '../send-page.ts';
import { visitorOf } from '../visitor.ts';
import { embeddable, paramsOf } from './embeddable.ts';

/** Sends the element of a page alone, for frames on other sites: nobody is signed in, and nothing is booked (D-oembed). */
export async function embedded(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { lang, texts } = visitorOf(request);
  const origins = originsOf(request);
  const [, path = '', search = ''] = /^\/embed\/([^?]*)(.*)/s.exec(request.url) ?? [];
  const query = paramsOf(search);
  const { creneau = '', lang: shown, theme } = query;
  const mark = { creneau, ...(shown && { lang: shown }), ...(theme && { theme }) };
  const found = await embeddable(request, path, query, mark);
  const { name: element = '', attributes = {} } = found?.element ?? {};
  // Without a mode, the slots of a calendar are links.
  const { mode: _, ...given } = attributes;
  const [content] = found
    ? await elements(request, [{ element, attributes: given }])
    : [`<p>${missing(lang).join(' ')}</p>`];
  if (!found) reply.code(404);
  const title = found?.title ?? '404 · Créneau';
  const body = `
    <div class="embedded">
      <main>${content}</main>
      <footer><a href="${attribute(`${origins.site}/${found?.link.replace(/#.*/, '') ?? ''}`)}">${texts.seeAndBook}</a></footer>
    </div>`;
  const head = `
    <base target="_top">${headOf(null, origins)}${sheetHints(body)}
    <script defer src="${origins.bundle}/site/embedded.ts"></script>`;
  const page = { title, lang, body, origins, head, script: settingsOf(origins), sheet: `${origins.bundle}/pages.css` };
  return sendPage(strict(reply, origins, 'is'), html(page));
}
