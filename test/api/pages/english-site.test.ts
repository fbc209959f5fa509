import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageOfHost } from '../../../core/text/language.ts';
import type { Services } from '../../../demo/api/service-types.ts';
import { readEnvironment } from '../../../demo/environment.ts';
import { englishSite, hostBeside } from '../../../demo/pages/origins.ts';
import { createServer } from '../../../demo/server.ts';
import { fc } from '../../fixtures/data/properties.ts';
import { type OwnDatabase, openOwnDatabase } from '../../fixtures/server/databases.ts';

/** The host name and port of an origin. */
const hostOf = (origin: string) => new URL(origin).host;

describe('D-english-site: the address of the English site', () => {
  it.each([
    ['https://marketplace.example', 'https://en.marketplace.example'],
    ['https://www.marketplace.example', 'https://en.marketplace.example'],
    ['https://WWW.Marketplace.example:8443', 'https://en.marketplace.example:8443'],
    ['https://reservation.studio.example', 'https://en.reservation.studio.example'],
    ['https://marketplace.co.uk', 'https://en.marketplace.co.uk'],
    ['https://réserver.example', 'https://en.xn--rserver-bya.example'],
    ['http://localhost:4173', 'http://en.localhost:4173'],
    ['http://www.localhost', 'http://en.localhost'],
    ['https://en.marketplace.example', 'https://en.marketplace.example'],
    ['https://en-gb.marketplace.example', 'https://en-gb.marketplace.example'],
    ['http://192.168.1.20:4173', 'http://192.168.1.20:4173'],
    ['http://[2001:db8::1]:4173', 'http://[2001:db8::1]:4173'],
    ['http://[::ffff:10.0.0.1]', 'http://[::ffff:a00:1]'],
    ['http://creneau:4173', 'http://creneau:4173'],
  ])('the English site of %s is %s', (site, english) => {
    expect(englishSite(new URL(site).origin)).toBe(english);
  });

  it('a link to the English site shows English, unless there can be no other host', () => {
    fc.assert(
      fc.property(fc.webAuthority({ withPort: true, withIPv4: true, withIPv6: true }), (authority) => {
        fc.pre(URL.canParse(`https://${authority}`));
        const { origin } = new URL(`https://${authority}`);
        const english = englishSite(origin);
        const isEnglish = languageOfHost(new URL(english).hostname) === 'en';
        expect(isEnglish || (english === origin && hostBeside(origin, 'en') === null)).toBe(true);
        expect(englishSite(english)).toBe(english);
      }),
    );
  });
});

describe('D-english-site: pages and mails', () => {
  let empty: OwnDatabase;
  beforeAll(async () => {
    empty = await openOwnDatabase();
  });
  afterAll(() => empty?.stop());

  /** What a site with these variables links to, and the language of its pages at a host. */
  async function siteAt(variables: Readonly<Record<string, string>>) {
    const environment = readEnvironment({ DATABASE_URL: empty.url, DEMO: 'off', LOG_LEVEL: 'silent', ...variables });
    const { app } = await createServer(environment);
    const read = async (url: string, origin: string) =>
      (await app.inject({ url, headers: { host: hostOf(origin) } })).body;
    const linksIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, link = '']) => link);
    const mails = (app.catalogue as Services).siteUrl('en');
    const home = await read('/', environment.publicUrl ?? '');
    const found = {
      mails,
      languageThere: /<html lang="(\w+)"/.exec(await read('/order/', mails))?.[1],
      other: linksIn(home, /<a href="([^"]+)\/" lang="en"/g),
      translations: linksIn(home, /hreflang="en" href="([^"]+)\/"/g),
      inSitemap: [
        ...new Set(
          linksIn(await read('/sitemap.xml', environment.publicUrl ?? ''), /hreflang="en" href="(https?:\/\/[^/]+)/g),
        ),
      ],
    };
    await app.close();
    return found;
  }

  it.each([
    [{ PUBLIC_URL: 'https://www.market.example' }, 'https://en.market.example'],
    [
      { PUBLIC_URL: 'https://book.studio.example', PUBLIC_URL_EN: 'https://en-book.studio.example' },
      'https://en-book.studio.example',
    ],
  ])('mails, pages and search engines are led to the English site: %o', async (variables, english) => {
    expect(await siteAt(variables)).toEqual({
      mails: english,
      languageThere: 'en',
      other: [english],
      translations: [english],
      inSitemap: [english],
    });
  });

  it.each([
    [{ PUBLIC_URL: 'http://192.168.1.20:4173' }, 'http://192.168.1.20:4173'],
    [
      { PUBLIC_URL: 'https://book.studio.example', PUBLIC_URL_EN: 'https://book.studio.example' },
      'https://book.studio.example',
    ],
  ])('a site without an English one links to nothing in English, and mails lead to it: %o', async (variables, site) => {
    expect(await siteAt(variables)).toEqual({
      mails: site,
      languageThere: 'fr',
      other: [],
      translations: [],
      inSitemap: [],
    });
  });
});
