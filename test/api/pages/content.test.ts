import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAnimation, asEvent } from '../../../demo/pages/content/event.ts';
import { animationFields } from '../../../widgets/shared/api/catalogue/animation.ts';
import { listedEvents } from '../../../widgets/shared/api/catalogue/event.ts';
import { type Demo, startDemo } from '../../fixtures/browser/demo.ts';
import { linksIn, type ReadPage, readPage } from '../../fixtures/server/read-page.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo?.stop());

/** What the API returns. */
async function call<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(`${demo.url}/api/${path}`)).json()) as Answer;
}

interface Item {
  readonly title: string;
  readonly url: string;
  readonly type: string;
}

interface List {
  readonly items: readonly Item[];
}

const textIn = ({ document }: ReadPage, selector: string) => document.querySelector(selector)?.textContent ?? '';

const pathOf = (folder: string) => (item: Item) => `/${item.type === 'slotted' ? 'slotted' : folder}/${item.url}`;

describe('D-page-content: the content of an element before its script runs', () => {
  it.each(['', 'city=paris', 'sport=yoga&page=2', 'category=fitness&page=999', 'page=-1', 'page=x'])(
    'the event list has the events of its address: ?%s',
    async (search) => {
      const filters = new URLSearchParams(search);
      const page = filters.get('page');
      filters.delete('page');
      const query = [...filters].map((pair) => pair.join('/')).join('/');
      const { items } = await call<List>(`v1/event/list/${query}${page === null ? '' : `?page=${page}`}`);
      const read = await readPage(demo.url, `/event/list/?${search}`);
      expect(items.length).toBeGreaterThan(0);
      expect(linksIn(read, 'creneau-event-list h3')).toEqual(items.map(pathOf('event')));
    },
  );

  it('an event has its date, price, places and venue, in the language of the site', async () => {
    const [french, english] = await Promise.all([
      readPage(demo.url, '/event/list/?city=paris&sport=yoga'),
      readPage(demo.url, '/event/list/?city=paris&sport=yoga', 'en'),
    ]);
    const card = 'creneau-event-list li:has(a[href$="/event/stage-de-yoga-et-respiration"])';
    expect(textIn(french, card)).toMatch(/Studio Lumière · Paris.*202\d \d\dH\d\d.*18,00\s€.*\d+ places? restantes?/);
    expect(textIn(english, card)).toMatch(/Studio Lumière · Paris.*202\d \d\d:\d\d [AP]M.*€18\.00.*\d+ places? left/);
  });

  it('a list with an unknown filter is empty, and the page says so', async () => {
    const read = await readPage(demo.url, '/event/list/?city=atlantis');
    expect(textIn(read, 'creneau-event-list')).toContain('Aucun événement ne correspond');
    expect(textIn(read, 'creneau-pager')).toBe('');
    expect(read.status).toBe(200);
  });

  it('a pager has links to its pages, which keep the other parameters of the address', async () => {
    const read = await readPage(demo.url, '/event/list/?utm=1&city=paris&page=2');
    const links = linksIn(read, 'creneau-pager');
    expect(links).toContain('/event/list/?utm=1&city=paris&page=1');
    expect(links).toContain('/event/list/?utm=1&city=paris&page=3');
    expect(read.document.querySelector('creneau-pager a[rel="next"]')?.getAttribute('href')).toMatch(/page=3$/);
    expect(read.document.querySelector('creneau-pager [aria-current="page"]')?.textContent).toBe('Page 2');
  });

  it.each(['next', 'future', 'past'])('the slider of %s animations has its first page', async (period) => {
    const { items } = await call<List>(`v1/${period}/events/`);
    const read = await readPage(demo.url, '/animation/');
    expect(items.length).toBeGreaterThan(0);
    const links = new Set(linksIn(read, `#${period} article`));
    expect([...links]).toEqual(expect.arrayContaining(items.map(pathOf('animation'))));
  });

  it('the home page has its categories as links to their events', async () => {
    const categories = await call<readonly { readonly slug: string; readonly name: string }[]>('categories/home');
    const read = await readPage(demo.url, '/');
    expect(linksIn(read, 'creneau-category-list')).toEqual(
      categories.map(({ slug }) => `/event/list/?category=${slug}`),
    );
    expect(read.document.querySelectorAll('creneau-slotted-calendar .slot').length).toBeGreaterThan(20);
  });

  it('a calendar has its first slots for each number of columns, with the places that are left', async () => {
    const read = await readPage(demo.url, '/slotted/padel-duo');
    expect(read.document.querySelectorAll('creneau-slotted-calendar th')).toHaveLength(2 + 3 + 4);
    expect(textIn(read, 'creneau-slotted-calendar')).toMatch(/08h00 – 08h30, 30\smin, (?:Complet|\d places?)/);
  });

  it("a venue's page has its slots, offers, animations, replays and place", async () => {
    const read = await readPage(demo.url, '/user/studio-lumiere?offers-page=2', 'en');
    const { items } = await call<List>('v1/event/list/provider/studio-lumiere?limit=6&page=2');
    expect(linksIn(read, 'creneau-offers-list h3')).toEqual(items.map(pathOf('event')));
    expect(linksIn(read, 'creneau-slotted-calendar')).toContain('/slotted/yoga-doux');
    expect(linksIn(read, 'creneau-pager[for="offers"]')).toContain('/user/studio-lumiere?offers-page=3');
    expect(textIn(read, 'creneau-replay-list')).toContain('min');
    expect(textIn(read, 'creneau-provider-card')).toContain('75010 Paris');
    expect(textIn(read, 'creneau-provider-map')).toContain('75010 Paris');
  });

  it("S-animations-link: the links on a venue's page lead to what they name, that to the animations to the slider", async () => {
    const { document } = await readPage(demo.url, '/user/studio-lumiere');
    const targets = [...document.querySelectorAll('nav.parts a')].map(
      (link) => document.querySelector(link.getAttribute('href') ?? '')?.localName,
    );
    expect(targets).toEqual(['creneau-offers-list', 'h2', 'creneau-animations-slider', 'h2', 'creneau-replay-list']);
  });

  it('memberships are listed with their options, and replays with their length', async () => {
    const memberships = await readPage(demo.url, '/memberships/', 'en');
    expect(textIn(memberships, 'creneau-membership-list')).toMatch(
      /Freedom pass.*3 months.*€159\.30 Instead of €177\.00/,
    );
    const replays = await readPage(demo.url, '/play/');
    expect(replays.document.querySelectorAll('creneau-replay-list h3')).toHaveLength(12);
  });

  it('the pages of an event and an animation have the details of both', async () => {
    const event = await readPage(demo.url, '/event/1');
    expect(textIn(event, 'creneau-event-details')).toMatch(/À propos.*Dates et horaires.*10h00.*12h00.*Lieu/s);
    const animation = await readPage(demo.url, '/animation/1', 'en');
    expect(textIn(animation, 'creneau-event-details')).toMatch(/About.*75010 Paris/s);
  });

  it('D-date-formats: an hour is written 14H05 only on the card of an event', async () => {
    const [list, animations] = await Promise.all(
      ['/event/list/', '/animation/'].map((path) => readPage(demo.url, path)),
    );
    const [upper, lower] = [/\d\dH\d\d/, /\d\dh\d\d/];
    const cards = textIn(list as ReadPage, 'creneau-event-list');
    expect(upper.test(cards)).toBe(true);
    const text = textIn(animations as ReadPage, 'creneau-animations-slider');
    expect([upper.test(text), lower.test(text)]).toEqual([false, true]);
  });

  it('programs that read no shadow trees find the links of a view in the element', async () => {
    const { html } = await readPage(demo.url, '/event/list/?city=paris');
    const [, links = ''] = /<creneau-event-list>.*?<\/template>(.*?)<\/creneau-event-list>/s.exec(html) ?? [];
    const { items } = await call<List>('v1/event/list/city/paris');
    expect(links).toMatch(/^<ul class="fallback">(<li><a href="[^"]+">[^<]+<\/a><\/li>)+<\/ul>$/);
    for (const item of items) expect(links).toContain(`${pathOf('event')(item)}">`);
  });

  it('what is made for a page counts as one request with it, and a token changes nothing of it', async () => {
    const read = (search: string) => readPage(demo.url, `/slotted/yoga-doux${search}`);
    const [visitor, customer] = await Promise.all([read(''), read('?as=demo-customer')]);
    expect(textIn(customer, 'creneau-slotted-calendar')).toBe(textIn(visitor, 'creneau-slotted-calendar'));
  });

  it('a page escapes what people have written', async () => {
    const { html, document } = await readPage(demo.url, "/event/list/?utm=%22%3E'><b>&page=2");
    expect(document.querySelectorAll('creneau-pager a').length).toBeGreaterThan(5);
    expect(html).not.toContain('<b>');
  });
});

describe('D-page-content: the rows of the API', () => {
  it('pages and widgets get the same rows from the API', async () => {
    const events = await call<{ readonly items: Parameters<typeof asEvent>[0][] }>('v1/event/list/?limit=50');
    expect(events.items.map(asEvent)).toEqual(v.parse(listedEvents, events.items));
    const animations = await call<{ readonly items: Parameters<typeof asAnimation>[0][] }>('v1/future/events/');
    expect(animations.items.map(asAnimation)).toEqual(
      animations.items.map((item) => ({
        ...v.parse(animationFields, item),
        sport: item.sport,
      })),
    );
  });
});
