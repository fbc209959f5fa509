import type { FastifyRequest } from 'fastify';
import { TEXTS, type Texts } from './texts.ts';

const TOKENS = ['demo-customer', 'demo-subscriber', 'demo-company', 'demo-provider', 'demo-coach', 'demo-admin'];

/** Who looks at a page, and in which language. */
export interface Visitor {
  readonly lang: 'fr' | 'en';
  readonly texts: Texts;
  /** A demo token; empty for a visitor without one. */
  readonly token: string;
  /** Carries the user on to another page: `?as=demo-customer`. */
  readonly query: string;
  /** The attribute that signs an element in. */
  readonly tokenAttribute: string;
}

export function visitorOf(request: FastifyRequest): Visitor {
  const lang = request.hostname.startsWith('en.') ? 'en' : 'fr';
  const { as: name } = request.query as { readonly as?: unknown };
  const token = typeof name === 'string' && TOKENS.includes(name) ? name : '';
  return {
    lang,
    texts: TEXTS[lang],
    token,
    query: token && `?as=${token}`,
    tokenAttribute: token && ` token="${token}"`,
  };
}

/** The head of each of the marketplace's pages, with the demo's log-in: links that name a user of the sample data. */
export function header({ token, query, texts }: Visitor): string {
  const link = (value: string, name: string) =>
    `<a href="?as=${value}"${value === token ? ' aria-current="true"' : ''}>${name}</a>`;
  const links = [link('', texts.visitor), ...TOKENS.map((value) => link(value, value.slice(5)))];
  return `
    <header class="site"><p class="logo"><a href="/${query}">Créneau</a></p><nav aria-label="${texts.users}">${links.join(' ')}</nav></header>`;
}
