import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAnimations } from './content/animations.ts';
import { attempt } from './content/catalogue.ts';
import { readCategories } from './content/lists.ts';
import { readOffer, readWeek } from './content/slots.ts';
import { animations } from './fallback/animations.ts';
import { categories } from './fallback/categories.ts';
import { fallback, markup } from './fallback/markup.ts';
import { slots } from './fallback/slots.ts';
import { FALLBACK_TEXTS } from './fallback/texts.ts';
import { HEAD_TEXTS } from './head/texts.ts';
import { originsOf } from './origins.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the marketplace's home page: search, categories, the next animations, and the newest events. */
export async function home(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { texts, lang } = visitorOf(request);
  const [kinds, next, padelSlots] = await Promise.all([
    attempt(request, readCategories),
    attempt(request, (catalogue) => readAnimations(catalogue, 'next')),
    request.server.site.isDemo ? padel(request) : '',
  ]);
  const main = `
      <section class="hero">
        <img src="/hero.svg" alt="" width="1200" height="400" fetchpriority="high">
        <h1>${texts.home}</h1>
        <p class="lead">${texts.lead}</p>
        <creneau-search>${fallback(markup`<a href="/event/list/">${FALLBACK_TEXTS[lang].search}</a>`)}</creneau-search>
      </section>
      <section>
        <creneau-animations-slider period="next">${fallback(next && animations(next.items, 'next', lang))}</creneau-animations-slider>
        <p class="links"><a href="/animation/">${texts.allAnimations}</a></p>
      </section>
      <section class="categories">
        <h2>${texts.categories}</h2>
        <creneau-category-list param="home">${fallback(kinds && categories(kinds, lang))}</creneau-category-list>
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

/** How many rows of a day fit into the calendar of the home page. */
const ROWS = 8;

/** Returns the section with the calendar of an offer of the sample data. */
async function padel(request: FastifyRequest): Promise<string> {
  const { texts, lang } = visitorOf(request);
  const week = await attempt(request, async (catalogue) => {
    const offer = await readOffer(catalogue, 'padel-duo');
    return readWeek(catalogue, offer ? [offer] : []);
  });
  return `<section>
        <div class="section-head"><h2>${texts.padel}</h2><a href="/slotted/padel-duo">${texts.allSlots}</a></div>
        <creneau-slotted-calendar event="padel-duo" mode="picker">${fallback(week && slots(week, lang, { rows: ROWS }))}</creneau-slotted-calendar>
      </section>`;
}
