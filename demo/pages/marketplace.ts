import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, strict } from './answer.ts';
import { readOffer, readProvider } from './catalogue.ts';
import { attribute, html, originsOf } from './document.ts';
import { header, type Visitor, visitorOf } from './visitor.ts';

/** The marketplace's first page. */
export function home(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const visitor = visitorOf(request);
  const { texts, query, tokenAttribute } = visitor;
  const body = `
      <h1>${texts.home}</h1>
      <p class="lead">${texts.lead}</p>
      <p class="links"><a href="${originsOf(request.host).partner}/">${texts.partner}</a> · <a href="/slotted/padel-duo${query}">Padel duo</a> · <a href="/user/studio-lumiere${query}">Studio Lumière</a> · <a href="/user/bulle-et-sens${query}">Bulle &amp; Sens</a></p>
      <creneau-slotted-calendar event="yoga-doux" mode="picker"${tokenAttribute}></creneau-slotted-calendar>`;
  return site(request, reply, visitor, 'Créneau', body);
}

/** A slotted offer: its title, who offers it, and its slots to pick from. */
export async function slotted(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const visitor = visitorOf(request);
  const offer = await readOffer(request, urlOf(request));
  if (!offer) return notFound(request, reply);
  const { fullName, url, city } = offer.user;
  const owner = `<a href="/user/${attribute(encodeURIComponent(url))}${visitor.query}">${attribute(fullName)}</a>`;
  const body = `
      <h1>${attribute(offer.title)}</h1>
      <p class="under">${visitor.texts.offered(owner)}, ${attribute(city)}</p>
      <creneau-slotted-calendar event="${attribute(offer.url)}" mode="picker"${visitor.tokenAttribute}></creneau-slotted-calendar>`;
  return site(request, reply, visitor, `${offer.title} · ${fullName}`, body);
}

/** A provider: name, city, and the slots of all their offers, each of which leads to its offer's page. */
export async function provider(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const visitor = visitorOf(request);
  const user = await readProvider(request, urlOf(request));
  if (!user) return notFound(request, reply);
  const body = `
      <h1>${attribute(user.fullName)}</h1>
      <p class="under">${attribute(user.city.postalCode)} ${attribute(user.city.name)}</p>
      <creneau-slotted-calendar user="${attribute(user.url)}" mode="default"${visitor.tokenAttribute}></creneau-slotted-calendar>`;
  return site(request, reply, visitor, `${user.fullName} · Créneau`, body);
}

/** What a provider's customers agree to before they pay. */
export async function terms(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const visitor = visitorOf(request);
  const user = await readProvider(request, urlOf(request));
  if (!user) return notFound(request, reply);
  const { texts, query } = visitor;
  const sections = texts.terms.map(
    ([heading, text]) => `
      <h2>${heading}</h2>
      <p>${text}</p>`,
  );
  const body = `
      <h1>${texts.termsTitle}</h1>
      <p class="under"><a href="/user/${attribute(encodeURIComponent(user.url))}${query}">${attribute(user.fullName)}</a>, ${attribute(user.city.name)}</p>${sections.join('')}`;
  return site(request, reply, visitor, `${texts.termsTitle} · ${user.fullName}`, body);
}

/** Any address that there is not, said in both languages. */
export function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const visitor = visitorOf(request);
  const french = '<span lang="fr">Cette page n\'existe pas.</span>';
  const english = '<span lang="en">This page does not exist.</span>';
  const [first, second] = visitor.lang === 'fr' ? [french, english] : [english, french];
  const body = `
      <h1>${first}</h1>
      <p class="lead">${second}</p>
      <p class="links"><a href="/${visitor.query}">Créneau</a></p>`;
  return site(request, reply.code(404), visitor, '404 · Créneau', body);
}

/** A page of the marketplace, whose slots lead to the pages of the same site: the English one stays English. */
function site(request: FastifyRequest, reply: FastifyReply, visitor: Visitor, title: string, main: string) {
  const origins = originsOf(request.host);
  const body = `${header(visitor)}
    <main class="site-main">${main}
    </main>`;
  const script = { 'data-site-url': `http://${request.host}` };
  return answer(strict(reply, origins), html({ title, lang: visitor.lang, body, origins, script }));
}

function urlOf(request: FastifyRequest): string {
  return (request.params as { readonly url: string }).url;
}
