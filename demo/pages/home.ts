import type { FastifyReply, FastifyRequest } from 'fastify';
import { elements } from './first/elements.ts';
import { HEAD_TEXTS } from './head/texts.ts';
import { originsOf } from './origins.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the marketplace's home page: search, categories, the next animations, and the newest events. */
export async function home(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const [[animations, categories], padelSlots] = await Promise.all([
    elements(request, [
      { element: 'animations-slider', attributes: { period: 'next' } },
      { element: 'category-list', attributes: { param: 'home' } },
    ]),
    request.server.site.isDemo ? padel(request) : '',
  ]);
  const main = `
      <section class="hero">
        <img src="/hero.svg" alt="" width="1200" height="400" fetchpriority="high">
        <h1>${texts.home}</h1>
        <p class="lead">${texts.lead}</p>
        <creneau-search><a href="/event/list/">${texts.search}</a></creneau-search>
      </section>
      <section>
        ${animations}
        <p class="links"><a href="/animation/">${texts.allAnimations}</a></p>
      </section>
      <section class="categories">
        <h2>${texts.categories}</h2>
        ${categories}
      </section>
      ${padelSlots}
      <p class="more"><a class="call" href="/event/list/">${texts.allEvents}</a></p>
      <creneau-popups></creneau-popups>`;
  const { site: url } = originsOf(request);
  const data = [{ '@type': 'WebSite', name: 'Créneau', url: `${url}/`, inLanguage: lang }];
  return site(request, reply, {
    title: HEAD_TEXTS[lang].home,
    main,
    head: { description: texts.lead, address: '/', data },
  });
}

/** Returns the section with the calendar of an offer of the sample data. */
async function padel(request: FastifyRequest): Promise<string> {
  const { texts } = visitorOf(request);
  const attributes = { event: 'padel-duo', mode: 'picker' };
  const [calendar] = await elements(request, [{ element: 'slotted-calendar', attributes }]);
  return `<section>
        <div class="section-head"><h2>${texts.padel}</h2><a href="/slotted/padel-duo">${texts.allSlots}</a></div>
        ${calendar}
      </section>`;
}
