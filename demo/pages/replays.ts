import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from './content/address.ts';
import { attempt } from './content/catalogue.ts';
import { readReplays } from './content/lists.ts';
import { elements } from './first/elements.ts';
import { listHead } from './head/list-head.ts';
import { originsOf } from './origins.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of all replays; the page number is in the address. */
export async function replayList(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts } = visitorOf(request);
  const [found, [list, pager]] = await Promise.all([
    attempt(request, (catalogue) => readReplays(catalogue, null, pageOf(request))),
    elements(request, [
      { element: 'replay-list', attributes: {} },
      { element: 'pager', attributes: {} },
    ]),
  ]);
  const { page, lastPage } = found ?? { page: 1, lastPage: 1 };
  const main = `
      <h1>${texts.replays}</h1>
      <p class="lead">${texts.replaysLead}</p>
      ${list}
      ${pager}`;
  const head = listHead({
    ...{ path: '/play/', description: texts.replaysLead, page, lastPage },
    ...{ paths: [], origin: originsOf(request).site },
  });
  return site(request, reply, { title: `${texts.replays} · Créneau`, main, entry: 'replays', head });
}
