import type { FastifyRequest } from 'fastify';
import { languageOfHost } from '../../core/text/language.ts';
import { TEXTS, type Texts } from './texts.ts';

const TOKENS = ['demo-customer', 'demo-subscriber', 'demo-company', 'demo-provider', 'demo-coach', 'demo-admin'];

/** The visitor of a page and their language. */
export interface Visitor {
  readonly lang: 'fr' | 'en';
  readonly texts: Texts;
  /** The user's demo token; empty for a visitor. */
  readonly token: string;
  /** Whether the address names the user (`?as=demo-customer`), rather than the site's cookie. */
  readonly isChosen: boolean;
  /** The tokens of the users to sign in as; empty outside of demo mode. */
  readonly tokens: readonly string[];
}

/**
 * Returns the visitor of a page. Outside of demo mode nobody is signed in, whatever address and cookie say
 * (D-demo-mode).
 */
export function visitorOf(request: FastifyRequest): Visitor {
  const lang = languageOfHost(request.hostname) ?? 'fr';
  if (!request.server.site.isDemo) return { lang, texts: TEXTS[lang], token: '', isChosen: false, tokens: [] };
  const { as: named } = request.query as { readonly as?: unknown };
  const isChosen = named !== undefined;
  const stored = /(?:^|;\s*)as=([\w-]*)/.exec(request.headers.cookie ?? '')?.[1];
  const name = isChosen ? named : stored;
  const token = typeof name === 'string' && TOKENS.includes(name) ? name : '';
  return { lang, texts: TEXTS[lang], token, isChosen, tokens: TOKENS };
}
