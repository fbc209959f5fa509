import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAnimation, asEvent } from '../../../demo/pages/content/event.ts';
import { markup } from '../../../demo/pages/fallback/markup.ts';
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
    const card = 'creneau-event-list li:has(a[href="/event/stage-de-yoga-et-respiration"])';
    expect(textIn(french, card)).toMatch(/Studio Lumière · Paris.*202\d \d\dH\d\d18,00\s€ · \d+ places? restantes?/);
    expect(textIn(english, card)).toMatch(/Studio Lumière · Paris.*202\d \d\d:\d\d [AP]M€18\.00 · \d+ places? left/);
  });

  it('a list with an unknown filter is empty, and the page says so', async () => {
    const read = await readPage(demo.url, '/event/list/?city=atlantis');
    expect(textIn(read, 'creneau-event-list')).toBe('Aucun événement ne correspond à ces filtres.');
    expect(textIn(read, 'creneau-pager')).toBe('');
    expect(read.status).toBe(200);
  });

  it('a pager has links to its pages, which keep the other parameters of the address', async () => {
    const read = await readPage(demo.url, '/event/list/?utm=1&city=paris&page=2');
    const links = linksIn(read, 'creneau-pager');
    expect(links).toContain('/event/list/?utm=1&city=paris');
    expect(links).toContain('/event/list/?utm=1&city=paris&page=3');
    expect(read.document.querySelector('creneau-pager a[rel="next"]')?.getAttribute('href')).toMatch(/page=3$/);
    expect(read.document.querySelector('creneau-pager [aria-current="page"]')?.textContent).toBe('2');
  });

  it.each(['next', 'future', 'past'])('the slider of %s animations has its first page', async (period) => {
    const { items } = await call<List>(`v1/${period}/events/`);
    const read = await readPage(demo.url, '/animation/');
    expect(items.length).toBeGreaterThan(0);
    expect(linksIn(read, `#${period} h3`)).toEqual(items.map(pathOf('animation')));
  });

  it('the home page has its categories as links to their events', async () => {
    const categories = await call<readonly { readonly slug: string; readonly name: string }[]>('categories/home');
    const read = await readPage(demo.url, '/');
    expect(linksIn(read, 'creneau-category-list')).toEqual(
      categories.map(({ slug }) => `/event/list/?category=${slug}`),
    );
    expect(linksIn(read, 'creneau-slotted-calendar').length).toBeGreaterThan(20);
  });

  it('a calendar has the slots of a week, with the places that are left', async () => {
    const read = await readPage(demo.url, '/slotted/padel-duo');
    expect(read.document.querySelectorAll('creneau-slotted-calendar h3')).toHaveLength(7);
    expect(textIn(read, 'creneau-slotted-calendar')).toMatch(/08h00 – 08h30 · (?:Complet|\d places?)/);
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
      /Freedom pass.*3 months · €159\.30 instead of €177\.00/,
    );
    const replays = await readPage(demo.url, '/play/');
    expect(replays.document.querySelectorAll('creneau-replay-list h3')).toHaveLength(12);
  });

  it('the pages of an event and an animation have the details of both', async () => {
    const event = await readPage(demo.url, '/event/1');
    expect(textIn(event, 'creneau-event-details')).toMatch(/Dates et horaires.*10h00 – 12h00.*Prix.*Lieu.*À propos/s);
    const animation = await readPage(demo.url, '/animation/1', 'en');
    expect(textIn(animation, 'creneau-event-details')).toMatch(/Dates and times.*Place.*75010 Paris/s);
  });

  it('D-date-formats: an hour is written 14H05 only on the card of an event', async () => {
    const [list, event, animations] = await Promise.all(
      ['/event/list/', '/event/1', '/animation/'].map((path) => readPage(demo.url, path)),
    );
    const [upper, lower] = [/\d\dH\d\d/, /\d\dh\d\d/];
    const cards = textIn(list as ReadPage, 'creneau-event-list');
    expect([upper.test(cards), lower.test(cards)]).toEqual([true, false]);
    for (const text of [
      textIn(event as ReadPage, 'creneau-event-details'),
      textIn(animations as ReadPage, 'creneau-animations-slider'),
    ])
      expect([upper.test(text), lower.test(text)]).toEqual([false, true]);
  });

  it('a page escapes what people have written', async () => {
    expect(markup`<p title="${'"'}">${'<b>'}${null}${markup`<i>${1}</i>`}</p>`.html).toBe(
      '<p title="&quot;">&lt;b&gt;<i>1</i></p>',
    );
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
