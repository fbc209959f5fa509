import { describe, expect, it } from 'vitest';
import { linkHeight } from '../../core/catalogue/link-height.ts';
import { embedPath, linkedElement, linkTo } from '../../core/catalogue/page-elements.ts';
import { HEIGHTS, PHONE, WIDE } from '../../demo/states/heights.ts';

/** Returns the element of a link. */
function read(link: string) {
  const { pathname, searchParams, hash } = new URL(link, 'https://marketplace.example');
  const [query, words] = [searchParams, new URLSearchParams(hash.slice(1))].map((each) => Object.fromEntries(each));
  return linkedElement(pathname.slice(1), query ?? {}, words ?? {});
}

/** A link, the element that it stands for, and its attributes. */
const LINKS = [
  ['slotted/yoga-doux#creneau', 'slotted-calendar', { event: 'yoga-doux' }],
  ['slotted/yoga-doux#creneau=picker', 'slotted-calendar', { event: 'yoga-doux', mode: 'picker' }],
  ['event/gala%20d%C3%A9t%C3%A9#creneau', 'event-details', { event: 'gala dété' }],
  ['animation/zen#creneau&lang=en', 'event-details', { animation: 'zen', lang: 'en' }],
  ['animation/#creneau', 'animations-slider', {}],
  ['user/studio#creneau', 'offers-list', { provider: 'studio' }],
  ['user/studio#creneau=calendar', 'slotted-calendar', { user: 'studio' }],
  ['user/studio#creneau=picker&theme=dark', 'slotted-calendar', { user: 'studio', mode: 'picker', theme: 'dark' }],
  ['user/studio#creneau=card', 'provider-card', { provider: 'studio' }],
  ['event/list/#creneau', 'event-list', {}],
  ['event/list/?city=paris&sport=yoga#creneau', 'event-list', { query: 'city/paris/sport/yoga' }],
  ['event/list/?city=paris#creneau=map&for=events', 'provider-map', { query: 'city/paris', for: 'events' }],
  ['memberships/#creneau', 'membership-list', {}],
] as const;

describe('D-link-form: a link and the element that it stands for', () => {
  it.each(LINKS)('the link %s is a %s, whose link it is', (link, name, attributes) => {
    expect(read(link)).toMatchObject({ name, attributes });
    expect(Object.keys(read(link)?.attributes ?? {}).sort()).toEqual(Object.keys(attributes).sort());
    expect(linkTo(name, attributes)).toBe(link);
  });

  it('the height of a link is the one in its hash, or that of the documents, in wide and in narrow places', () => {
    const links = ['slotted/yoga-doux#creneau=picker', 'slotted/yoga-doux#creneau', 'user/studio#creneau=calendar'];
    expect(links.map((link) => [true, false].map((isWide) => linkHeight(link, isWide)))).toEqual(
      HEIGHTS.filter(({ element }) => element === 'slotted-calendar').map(({ pixels }) => [
        pixels[WIDE],
        pixels[PHONE],
      ]),
    );
    expect(linkHeight('event/list/?city=paris#creneau=map', true)).toBe(448);
    expect(['animation/#creneau&lang=en', 'animation/zen#creneau'].map((link) => linkHeight(link, true))).toEqual([
      600, 960,
    ]);
    expect(linkHeight('event/list/?city=paris#creneau=map&height=500', true)).toBe('500');
    expect(linkTo('slotted-calendar', { event: 'yoga-doux' }, 800)).toBe('slotted/yoga-doux#creneau&height=800');
  });

  it.each([
    'slotted/yoga-doux',
    'slotted/yoga-doux#creneaux',
    'slotted/yoga-doux#creneau=pickr',
    'slotted/yoga-doux#creneau=map',
    'slotted/yoga-doux#creneau=constructor',
    'slotted/yoga-doux#creneau&lang=de',
    'slotted/yoga-doux#creneau&token=demo-customer',
    'slotted/yoga-doux#creneau&api-url=https://other.example',
    'slotted/yoga-doux#creneau&onclick=alert(1)',
    'slotted/yoga-doux#creneau&style=color:red',
    'slotted/yoga-doux#creneau&height=100000',
    'slotted/#creneau',
    'slotted/yoga-doux/friends#creneau',
    'our-slotted/yoga-doux#creneau',
    'slotted/%E0%A4%A#creneau',
    'order/#creneau',
    'terms/studio#creneau',
    '#creneau',
  ])('the link %s stays a link', (link) => {
    expect(read(link)).toBeNull();
  });

  it('the path for frames of other sites has the parameters of the query and of the hash', () => {
    expect(['event/list/?city=paris#creneau=map', 'animation/#creneau&lang=en'].map(embedPath)).toEqual([
      'embed/event/list/?city=paris&creneau=map',
      'embed/animation/?creneau&lang=en',
    ]);
  });

  it.each([
    ['slotted-calendar', { event: 'yoga-doux', mode: 'list' }],
    ['slotted-calendar', { event: 'yoga-doux', weeks: '2' }],
    ['slotted-calendar', {}],
    ['event-list', { view: 'map' }],
    ['order-history', {}],
  ])('no link stands for a %s with %j', (name, attributes) => {
    expect(linkTo(name, attributes)).toBeNull();
  });
});
