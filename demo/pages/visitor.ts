import type { FastifyRequest } from 'fastify';
import { TEXTS, type Texts } from './texts.ts';

const TOKENS = ['demo-customer', 'demo-subscriber', 'demo-company', 'demo-provider', 'demo-coach', 'demo-admin'];

/** Who looks at a page, and in which language. */
export interface Visitor {
  readonly lang: 'fr' | 'en';
  readonly texts: Texts;
  /** A demo token; empty for a visitor without one. */
  readonly token: string;
  /** The address says who it is (`?as=demo-customer`), not the site's cookie. */
  readonly isChosen: boolean;
  /** Who one can be; nobody where this is no demo. */
  readonly tokens: readonly string[];
}

/** Outside of demo mode everybody is a visitor, whatever the address and the cookie say (D-demo-mode). */
export function visitorOf(request: FastifyRequest): Visitor {
  const lang = request.hostname.startsWith('en.') ? 'en' : 'fr';
  if (!request.server.site.isDemo) return { lang, texts: TEXTS[lang], token: '', isChosen: false, tokens: [] };
  const { as: named } = request.query as { readonly as?: unknown };
  const isChosen = named !== undefined;
  const stored = /(?:^|;\s*)as=([\w-]*)/.exec(request.headers.cookie ?? '')?.[1];
  const name = isChosen ? named : stored;
  const token = typeof name === 'string' && TOKENS.includes(name) ? name : '';
  return { lang, texts: TEXTS[lang], token, isChosen, tokens: TOKENS };
}
