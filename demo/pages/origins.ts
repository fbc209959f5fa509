import type { FastifyRequest } from 'fastify';
import { type Language, languageOfHost } from '../../core/text/language.ts';

/** The origins of the parts of the site. */
export interface Origins {
  /** The script file. */
  readonly bundle: string;
  /** The API in the language of the request: its host name begins as the site's (D-translations). */
  readonly api: string;
  /** The marketplace in the language of the request. */
  readonly site: string;
  /** The marketplace in the other language. */
  readonly otherSite: string;
  /** The marketplace in each language. */
  readonly sites: Readonly<Record<'fr' | 'en', string>>;
  /** The partner's page; only a demo has one. */
  readonly partner: string | null;
}

/** Returns the address of the marketplace in a language, from that of the French one. */
export function siteIn(lang: Language, french: string): string {
  return lang === 'en' ? french.replace('://', '://en.') : french;
}

/**
 * Returns the site's origins: `PUBLIC_URL` if it is set. Otherwise those of this machine, on the port that the request
 * names; the name in the request's Host is then the site's, so that `en.localhost` leads to `en.localhost`, and
 * `en-gb.localhost` to itself.
 */
export function originsOf({ host, hostname, server }: Pick<FastifyRequest, 'host' | 'hostname' | 'server'>): Origins {
  const { publicUrl, isDemo } = server.site;
  const isEnglish = languageOfHost(hostname) === 'en';
  const port = /:(\d+)$/.exec(host)?.[0] ?? '';
  const french = publicUrl ?? `http://${host.replace(/^en(?:-[^.]*)?\./i, '')}`;
  const english = isEnglish && !publicUrl ? `http://${host}` : siteIn('en', french);
  const bundle = publicUrl ?? `http://localhost${port}`;
  return {
    bundle,
    api: isEnglish ? english : bundle,
    site: isEnglish ? english : french,
    otherSite: isEnglish ? french : english,
    sites: { fr: french, en: english },
    partner: isDemo ? bundle.replace('://', '://partner.') : null,
  };
}
