import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOf } from './content/address.ts';
import { attempt } from './content/catalogue.ts';
import { readMemberships } from './content/lists.ts';
import { fallback } from './fallback/markup.ts';
import { memberships } from './fallback/memberships.ts';
import { pager } from './fallback/pager.ts';
import { listHead } from './head/list-head.ts';
import { originsOf } from './origins.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the page of all memberships, which also opens their checkout. */
export async function membershipList(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const found = await attempt(request, (catalogue) => readMemberships(catalogue, pageOf(request)));
  const { items, page, lastPage } = found ?? { items: [], page: 1, lastPage: 1 };
  const main = `
      <h1>${texts.memberships}</h1>
      <p class="lead">${texts.membershipsLead}</p>
      <section>
        <creneau-membership-list>${fallback(found && memberships(items, lang))}</creneau-membership-list>
        <creneau-pager>${fallback(pager({ page, lastPage }, { address: request.url, param: 'page' }, lang))}</creneau-pager>
      </section>`;
  const head = listHead({
    ...{ path: '/memberships/', description: texts.membershipsLead, page, lastPage },
    ...{ paths: [], origin: originsOf(request).site },
  });
  return site(request, reply, { title: `${texts.memberships} · Créneau`, main, entry: 'memberships', head });
}
