import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headOf as headText } from '../../../demo/pages/head/head.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { headOf, linksIn, type ReadPage, readPage } from '../../fixtures/server/read-page.ts';

let demo: Demo;
let english: string;
beforeAll(async () => {
  demo = await startDemo();
  english = demo.url.replace('localhost', 'en.localhost');
});
afterAll(() => demo?.stop());

const EVENT = '/event/stage-de-yoga-et-respiration';

/** Pages that search engines may index, each with its canonical address. */
const FOUND = [
  ['/', '/'],
  ['/?utm_source=letter', '/'],
  ['/event/list/', '/event/list/'],
  ['/event/list/?fbclid=1&sport=yoga&city=paris', '/event/list/?city=paris&sport=yoga'],
  ['/event/1', EVENT],
  [EVENT, EVENT],
  ['/animation/', '/animation/'],
  ['/animation/1', '/animation/yoga-en-direct-du-studio'],
  ['/memberships/', '/memberships/'],
  ['/play/?page=2', '/play/?page=2'],
  ['/slotted/yoga-doux', '/slotted/yoga-doux'],
  ['/user/42', '/user/studio-lumiere'],
] as const;

describe('D-page-head: a page that search engines may index', () => {
  it.each(FOUND)(
    'a page that search engines may index has a title, a description and its addresses: %s',
    async (path, address) => {
      const [french, translated] = await Promise.all([readPage(demo.url, path), readPage(demo.url, path, 'en')]);
      for (const [page, site] of [
        [french, demo.url],
        [translated, english],
      ] as const) {
        const head = headOf(page);
        expect(head).toMatchObject({
          canonical: site + address,
          french: demo.url + address,
          english: english + address,
          byDefault: demo.url + address,
          robots: null,
        });
        expect(head.title).toMatch(/.{6} · ./);
        expect(head.description?.length).toBeGreaterThan(40);
        expect(head.description?.length).toBeLessThan(200);
      }
      expect(headOf(french).description).not.toBe(headOf(translated).description);
    },
  );

  it('a page of a list names the pages before and after it', async () => {
    const head = headOf(await readPage(demo.url, '/event/list/?page=2&city=paris'));
    expect(head).toMatchObject({
      title: 'Événements · Paris · page 2 · Créneau',
      canonical: `${demo.url}/event/list/?city=paris&page=2`,
      previous: `${demo.url}/event/list/?city=paris`,
      next: `${demo.url}/event/list/?city=paris&page=3`,
    });
    expect(head.description).toContain('Paris, page 2');
  });

  it('a page number above the last one shows the last page of a list', async () => {
    const { canonical, next } = headOf(await readPage(demo.url, '/play/?page=9999'));
    expect(canonical).toMatch(/\/play\/\?page=\d{1,2}$/);
    expect(next).toBe(null);
  });
});

describe('D-page-head: a page that search engines may not index', () => {
  it.each([
    '/order/',
    '/fitness/',
    '/terms/42',
    '/outbox/',
    '/nothing',
    '/event/nothing',
    '/user/jade-ambassadrice',
    '/event/list/?city=atlantis',
  ])('a page asks search engines not to index it: %s', async (path) => {
    expect(headOf(await readPage(demo.url, path))).toMatchObject({ robots: 'noindex', canonical: null });
  });
});

/** Returns the only object of a type in the structured data of a page. */
const thing = ({ data }: ReadPage, type: string) => data.find((one) => one['@type'] === type);

const VENUE = {
  '@type': 'SportsActivityLocation',
  name: 'Studio Lumière',
  address: { '@type': 'PostalAddress', addressLocality: 'Paris', postalCode: '75010', addressCountry: 'FR' },
  geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
};

describe('D-page-data: the structured data of a page, in the vocabulary of schema.org', () => {
  it('the data of an event have its dates with their offset, its place, its price and its provider', async () => {
    const page = await readPage(demo.url, EVENT);
    expect(thing(page, 'Event')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Stage de yoga et respiration',
      url: demo.url + EVENT,
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+0[12]:00$/),
      eventStatus: 'https://schema.org/EventScheduled',
      location: { ...VENUE, url: `${demo.url}/user/studio-lumiere` },
      organizer: { '@type': 'Organization', name: 'Studio Lumière' },
      image: [expect.stringMatching(/^http.*\/pictures\/yoga-5/)],
      offers: {
        '@type': 'Offer',
        price: '18.00',
        priceCurrency: 'EUR',
        availability: expect.stringMatching(/^https:\/\/schema.org\/(?:InStock|SoldOut)$/),
        url: demo.url + EVENT,
      },
    });
  });

  it('an animation is described as an event', async () => {
    const page = await readPage(demo.url, '/animation/yoga-en-direct-du-studio', 'en');
    expect(thing(page, 'Event')).toMatchObject({ name: 'Yoga live from the studio', location: VENUE });
  });

  it.each(['/user/studio-lumiere', '/slotted/yoga-doux'])('the data of the page %s name its venue', async (path) => {
    expect(thing(await readPage(demo.url, path), 'SportsActivityLocation')).toMatchObject(VENUE);
  });

  it('no text in the structured data can end its script element', () => {
    const data = [{ '@type': 'Event', name: '</script><!--' }];
    const sites = { site: 'https://m.example', sites: { fr: 'https://m.example', en: 'https://en.m.example' } };
    const [block = ''] = /<script type="application\/ld\+json">.*<\/script>/.exec(
      headText({ description: '', address: '/', data }, sites),
    ) ?? [''];
    expect(block.match(/<(?:\/script|!--)/g)).toEqual(['</script']);
    expect(JSON.parse(block.replace(/<[^>]*>/g, ''))).toMatchObject({ name: '</script><!--' });
  });

  it('the data of a list name the pages of what it lists, in its order', async () => {
    const page = await readPage(demo.url, '/event/list/');
    const urls = linksIn(page, 'creneau-event-list h3').map((path) => demo.url + path);
    const listed = thing(page, 'ItemList')?.['itemListElement'] as readonly { readonly url: string }[];
    expect(listed.map(({ url }) => url)).toEqual(urls);
    expect(urls).toHaveLength(12);
  });
});
