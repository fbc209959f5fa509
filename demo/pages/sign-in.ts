import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribute } from './document.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** The demo's sign-in: its users, each a link back to the page that the visitor came from. */
export function signIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts, token, tokens } = visitorOf(request);
  const { back } = request.query as { readonly back?: unknown };
  const path = attribute(pathBack(back));
  const user = (
    value: string,
    { name, role, about }: { readonly name: string; readonly role: string; readonly about: string },
  ) =>
    `<li><a href="${path}?as=${value}"${value === token ? ' aria-current="true"' : ''}><strong>${name}</strong> <span>${role}</span> <span>${about}</span></a></li>`;
  const users = tokens.map((value) => user(value, texts.users[value] ?? { name: value, role: '', about: '' }));
  const main = `
      <h1>${texts.signIn}</h1>
      <p class="lead">${texts.signInLead}</p>
      <ul class="sign-in">${users.join('')}</ul>
      ${token ? `<p class="links"><a href="${path}?as=">${texts.signOut}</a></p>` : ''}`;
  return site(request, reply, { title: `${texts.signIn} · Créneau`, main });
}

/** A path of this site, without its query; anything else is the home page. */
function pathBack(back: unknown): string {
  return typeof back === 'string' && /^\/(?:[\w.~%-]+\/?)*$/.test(back) ? back : '/';
}
