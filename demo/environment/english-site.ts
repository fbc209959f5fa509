import { isIP } from 'node:net';
import { languageOfHost } from '../../core/text/language.ts';

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
