import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { languageOfHost } from '../../core/text/language.ts';

/** The host of a request, or of an address of the site. */
export type Place = Pick<FastifyRequest, 'host' | 'hostname' | 'server'>;

/** The origins of the parts of the site. */
export interface Origins {
  /** The origin of the script file. */
  readonly bundle: string;
  /** The origin of the API in the language of the request; its host name begins like the site's (D-translations). */
  readonly api: string;
  /** The origin of the marketplace in the language of the request. */
  readonly site: string;
  /** The origin of the marketplace in the other language; null if it has one language. */
  readonly otherSite: string | null;
  /** The origin of the marketplace in each language. */
  readonly sites: Readonly<Record<'fr' | 'en', string>>;
  /** The origin of the partner's page; null outside of demo mode, and if the site can have no other host. */
  readonly partner: string | null;
}

/**
 * Returns the origin of another host of the site, `name.marketplace.example` for `marketplace.example` and for
 * `www.marketplace.example`. Returns null if there can be none: for an address of numbers, or a name without a dot other
 * than `localhost`.
 */
export function hostBeside(origin: string, name: string): string | null {
  const { protocol, hostname, port } = new URL(origin);
  const domain = hostname.replace(/^www\./, '');
  const hasHosts = domain === 'localhost' || (domain.includes('.') && isIP(domain) === 0);
  return hasHosts ? `${protocol}//${name}.${domain}${port && `:${port}`}` : null;
}

/**
 * Returns the origin of the English site of a site (D-english-site). It is the same origin if that is English already, or
 * if there can be no other host.
 */
export function englishSite(origin: string): string {
  if (languageOfHost(new URL(origin).hostname) === 'en') return origin;
  return hostBeside(origin, 'en') ?? origin;
}

/**
 * Returns the site's origins, derived from `PUBLIC_URL` if it is set. Otherwise they are on this machine, at the port
 * of the request, and the site keeps the host name of the request, so that links on `en-gb.localhost` stay there.
 */
export function originsOf({ host, hostname, server }: Place): Origins {
  const { publicUrl, englishUrl, isDemo } = server.site;
  const isEnglish = languageOfHost(hostname) === 'en';
  const port = /:(\d+)$/.exec(host)?.[0] ?? '';
  const french = publicUrl ?? `http://${host.replace(/^en(?:-[^.]*)?\./i, '')}`;
  const english = englishUrl ?? (isEnglish ? `http://${host}` : englishSite(french));
  const bundle = publicUrl ?? `http://localhost${port}`;
  return {
    bundle,
    api: isEnglish ? english : bundle,
    site: isEnglish ? english : french,
    otherSite: french === english ? null : isEnglish ? french : english,
    sites: { fr: french, en: english },
    partner: isDemo ? hostBeside(bundle, 'partner') : null,
  };
}
