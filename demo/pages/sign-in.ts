import type { FastifyReply, FastifyRequest } from 'fastify';
import { attribute } from './document.ts';
import { site } from './site.ts';
import { visitorOf } from './visitor.ts';

/** Sends the demo's sign-in page. Each of its users is a link back to the page that the visitor came from. */
export function signIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { texts, token, tokens } = visitorOf(request);
  const { back } = request.query as { readonly back?: unknown };
  const address = addressBack(back);
  const user = (
    value: string,
    { name, role, about }: { readonly name: string; readonly role: string; readonly about: string },
  ) =>
    `<li><a href="${addressAs(address, value)}"${value === token ? ' aria-current="true"' : ''}><strong>${name}</strong> <span>${role}</span> <span>${about}</span></a></li>`;
  const users = tokens.map((value) => user(value, texts.users[value] ?? { name: value, role: '', about: '' }));
  const main = `
      <h1>${texts.signIn}</h1>
      <p class="lead">${texts.signInLead}</p>
      <ul class="sign-in">${users.join('')}</ul>
      ${token ? `<p class="links"><a href="${addressAs(address, '')}">${texts.signOut}</a></p>` : ''}`;
  return site(request, reply, { title: `${texts.signIn} · Créneau`, main });
}

/** Returns `back` if it is a path and query of this site, else the path of the home page. */
function addressBack(back: unknown): string {
  return typeof back === 'string' && /^\/(?:[\w.~%-]+\/)*[\w.~%-]*(?:\?[\w.~%&=+*-]*)?$/.test(back) ? back : '/';
}

/** Returns an address with another user in its query. */
function addressAs(address: string, token: string): string {
  const [path, query] = address.split('?', 2);
  const values = new URLSearchParams(query);
  values.delete('as');
  values.append('as', token);
  return attribute(`${path}?${values}`);
}
