import { afterEach, describe, expect, it } from 'vitest';
import {
  addressPage,
  firstPage,
  listOf,
  pageParam,
  pagerOf,
  paramPrefix,
  writeParams,
} from '../../../../widgets/shared/lists/list-address.ts';

/** Puts markup on the page and answers what is found in it by these selectors. */
function aDocument(markup: string, ...selectors: readonly string[]): readonly Element[] {
  document.body.innerHTML = markup;
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`Nothing is ${selector}.`);
    return element;
  });
}

const goTo = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`);

afterEach(() => {
  document.body.innerHTML = '';
  goTo('');
});

const EVENTS = '<creneau-event-list id="e"></creneau-event-list>';
const OFFERS = '<creneau-offers-list id="o"></creneau-offers-list>';
const PAGER = '<creneau-pager></creneau-pager>';

describe('contract §3: the list of a pager', () => {
  it.each([
    ['the nearest before it', `${EVENTS}${OFFERS}${PAGER}${EVENTS}`, 'o'],
    ['one that holds it', `<creneau-offers-list id="o">${PAGER}</creneau-offers-list>`, 'o'],
    ['deeper in the page', `<div><div>${EVENTS}</div></div><footer>${PAGER}</footer>`, 'e'],
    ['none', `<div>${PAGER}</div>${EVENTS}`, null],
    ['the one that it names', `${EVENTS}<creneau-pager for="later"></creneau-pager><ul id="later"></ul>`, 'later'],
    ['a name that nothing has', `${EVENTS}<creneau-pager for="nothing"></creneau-pager>`, null],
  ])('%s', (_, markup, id) => {
    const [pager] = aDocument(markup, 'creneau-pager');
    expect(listOf(pager as Element)?.id ?? null).toBe(id);
  });

  it('in a shadow tree it is one of that tree, or one of the page that it names', () => {
    const [host] = aDocument(`${EVENTS}<div id="host"></div>`, '#host');
    const shadow = (host as Element).attachShadow({ mode: 'open' });
    shadow.innerHTML = `${OFFERS}${PAGER}<creneau-pager for="e"></creneau-pager>`;
    const [near, named] = [...shadow.querySelectorAll('creneau-pager')];
    expect([listOf(near as Element)?.id, listOf(named as Element)?.id]).toEqual(['o', 'e']);
  });
});

describe('decisions §11: parameters', () => {
  it.each([
    ['one list', `${EVENTS}${PAGER}`, 'page'],
    ['another name', `${EVENTS}<creneau-pager page-param="p"></creneau-pager>`, 'p'],
    ['no pager', EVENTS, null],
    ['two lists with pagers', `${EVENTS}${PAGER}${OFFERS}${PAGER}`, 'e-page'],
    ['another list without one keeps nothing there', `${OFFERS}${EVENTS}${PAGER}`, 'page'],
    ['two event lists', `${EVENTS}${PAGER}<creneau-event-list></creneau-event-list>`, 'e-page'],
    [
      'without an id there is no prefix',
      `<creneau-event-list class="x"></creneau-event-list>${PAGER}${OFFERS}${PAGER}`,
      'page',
    ],
  ])('%s', (_, markup, param) => {
    const [list] = aDocument(markup, 'creneau-event-list');
    expect(pageParam(list as Element)).toBe(param);
    expect(pagerOf(list as Element) === null).toBe(param === null);
  });

  it('the prefix is the id, where several lists keep something in the address', () => {
    const [list, other] = aDocument(`${EVENTS}${PAGER}${OFFERS}${PAGER}`, '#e', '#o');
    expect([paramPrefix(list as Element), paramPrefix(other as Element)]).toEqual(['e-', 'o-']);
  });

  it.each([
    ['?page=3', 3, 3],
    ['?page=zero', 1, 1],
    ['?other=3', null, 5],
  ])('%s names page %j, so that the list begins at %i', (search, named, first) => {
    const [list] = aDocument(`${EVENTS}${PAGER}`, '#e');
    goTo(search);
    expect([addressPage(list as Element), firstPage(list as Element, 5)]).toEqual([named, first]);
  });

  it('one entry a change, none where nothing changes; state and hash stay', () => {
    history.replaceState({ own: 1 }, '', `${location.pathname}?a=1#here`);
    const before = history.length;
    writeParams({ page: '2', city: null });
    writeParams({ page: '2' });
    expect([location.search, location.hash, history.state, history.length - before]).toEqual([
      '?a=1&page=2',
      '#here',
      { own: 1 },
      1,
    ]);
  });

  it('a document without an address of its own keeps nothing, and nothing is thrown', () => {
    const { pushState } = history;
    history.pushState = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(() => writeParams({ page: '2' })).not.toThrow();
    history.pushState = pushState;
    expect(location.search).toBe('');
  });
});
