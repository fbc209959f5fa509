import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from './content/address.ts';
import { attempt } from './content/catalogue.ts';
import { readMemberships } from './content/lists.ts';
import { elements } from './first/elements.ts';
import { listHead } from './head/list-head.ts';
import { originsOf } from './origins.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of all memberships, which also opens their checkout. */
export async function membershipList(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts } = visitorOf(request);
  const [found, [list, pager]] = await Promise.all([
    attempt(request, (catalogue) => readMemberships(catalogue, pageOf(request))),
    elements(request, [
      { element: 'membership-list', attributes: {} },
      { element: 'pager', attributes: {} },
    ]),
  ]);
  const { page, lastPage } = found ?? { page: 1, lastPage: 1 };
  const main = `
      <h1>${texts.memberships}</h1>
      <p class="lead">${texts.membershipsLead}</p>
      <section>
        ${list}
        ${pager}
      </section>`;
  const head = listHead({
    ...{ path: '/memberships/', description: texts.membershipsLead, page, lastPage },
    ...{ paths: [], origin: originsOf(request).site },
  });
  return site(request, reply, { title: `${texts.memberships} · Créneau`, main, entry: 'memberships', head });
}
