import type { FastifyReply, FastifyRequest } from 'fastify';
import { site } from './site.ts';
import type { Texts } from './texts.ts';
import { visitorOf } from './visitor.ts';

/** The marketplace's home page: search, categories, the next animations, and the newest events. */
export function home(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts } = visitorOf(request);
  const main = `
      <section class="hero">
        <img src="/hero.svg" alt="" width="1200" height="400" fetchpriority="high">
        <h1>${texts.home}</h1>
        <p class="lead">${texts.lead}</p>
        <creneau-search></creneau-search>
      </section>
      <section>
        <creneau-animations-slider period="next"></creneau-animations-slider>
        <p class="links"><a href="/animation/">${texts.allAnimations}</a></p>
      </section>
      <section class="categories">
        <h2>${texts.categories}</h2>
        <creneau-category-list param="home"></creneau-category-list>
      </section>
      ${request.server.site.isDemo ? padel(texts) : ''}
      <p class="more"><a class="call" href="/event/list/">${texts.allEvents}</a></p>
      <creneau-popups></creneau-popups>`;
  return site(request, reply, { title: 'Créneau', main });
}

/** An offer of the sample. */
function padel(texts: Texts): string {
  return `<section>
        <div class="section-head"><h2>${texts.padel}</h2><a href="/slotted/padel-duo">${texts.allSlots}</a></div>
        <creneau-slotted-calendar event="padel-duo" mode="picker"></creneau-slotted-calendar>
      </section>`;
}
