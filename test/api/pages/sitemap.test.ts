import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitemapIndex } from '../../../demo/pages/sitemap.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { readPage } from '../../fixtures/server/read-page.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo?.stop());

const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

describe('D-sitemap: /sitemap.xml', { tags: ['@long'] }, () => {
  it('the sitemap names every page of the catalogue once, each with its translation', async () => {
    const { html } = await readPage(demo.url, '/sitemap.xml');
    const places = placesIn(html);
    for (const path of [
      '/',
      '/event/list/',
      '/animation/',
      '/memberships/',
      '/play/',
      '/event/stage-de-yoga-et-respiration',
      '/animation/yoga-en-direct-du-studio',
      '/slotted/yoga-doux',
      '/user/studio-lumiere',
    ]) {
      expect(places).toContain(demo.url + path);
    }
    expect(places.length).toBeGreaterThan(2000);
    expect(new Set(places).size).toBe(places.length);
    expect(html).toContain(
      `<xhtml:link rel="alternate" hreflang="en" href="${demo.url.replace('localhost', 'en.localhost')}/play/"/>`,
    );
  });

  it('the sitemap leaves out people who offer nothing, pages that redirect, and pages that are not to be indexed', async () => {
    const places = placesIn((await readPage(demo.url, '/sitemap.xml')).html);
    for (const path of ['/user/jade-ambassadrice', '/event/padel-duo', '/order/', '/fitness/', '/terms/42']) {
      expect(places).not.toContain(demo.url + path);
    }
  });

  it('the sitemap names pages that exist', async () => {
    const places = placesIn((await readPage(demo.url, '/sitemap.xml', 'en')).html);
    for (let at = 0; at < places.length; at += 173) {
      const { pathname } = new URL(places[at] ?? '');
      expect([pathname, (await readPage(demo.url, pathname, 'en')).status]).toEqual([pathname, 200]);
    }
  });

  it('the sitemap is an index if it does not fit into one file, and has no file after the last', async () => {
    expect(placesIn(sitemapIndex(2, { site: 'https://marketplace.example' }))).toEqual([
      'https://marketplace.example/sitemap-1.xml',
      'https://marketplace.example/sitemap-2.xml',
    ]);
    expect((await readPage(demo.url, '/sitemap-1.xml')).status).toBe(200);
    for (const path of ['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-x.xml']) {
      expect([path, (await readPage(demo.url, path)).status]).toEqual([path, 404]);
    }
  });
});

describe('D-sitemap: /robots.txt', { tags: ['@long'] }, () => {
  it('robots.txt names the sitemap of its site, and leaves out the pages of the demo', async () => {
    const { html } = await readPage(demo.url, '/robots.txt', 'en');
    expect(html).toContain(`Sitemap: ${demo.url.replace('localhost', 'en.localhost')}/sitemap.xml`);
    for (const path of ['/qa/', '/state/', '/outbox/']) expect(html).toContain(`Disallow: ${path}\n`);
    expect(html).not.toMatch(/Disallow: \/(?:api|creneau|event|pictures)?\/?\n/);
  });
});
