import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../fixtures/data/marketplace-page.ts';
import {
  addressPage,
  beginAt,
  onAddress,
  pageParam,
  paramPrefix,
} from '../../../../widgets/shared/lists/list-address.ts';
import { listOf, pagerOf, register } from '../../../../widgets/shared/lists/list-of.ts';
import { writeParams } from '../../../../widgets/shared/lists/write-params.ts';

/** Adds markup to the page and returns the elements that match these selectors. */
function aDocument(markup: string, ...selectors: readonly string[]): readonly Element[] {
  document.body.innerHTML = markup;
  return selectors.map((selector) => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`Nothing is ${selector}.`);
    return element;
  });
}

const goTo = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`);

let controller = new AbortController();

beforeEach(() => {
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  document.body.innerHTML = '';
  goTo('');
});

const EVENTS = '<creneau-event-list id="e"></creneau-event-list>';
const OFFERS = '<creneau-offers-list id="o"></creneau-offers-list>';
const PAGER = '<creneau-pager></creneau-pager>';

describe('C-lists: the list of a pager', () => {
  it.each([
    ['the nearest list before it', `${EVENTS}${OFFERS}${PAGER}${EVENTS}`, 'o'],
    ['a list that contains it', `<creneau-offers-list id="o">${PAGER}</creneau-offers-list>`, 'o'],
    ['a list deeper in the page', `<div><div>${EVENTS}</div></div><footer>${PAGER}</footer>`, 'e'],
    ['no list, if none is before it', `<div>${PAGER}</div>${EVENTS}`, null],
    ['the list that it names', `${EVENTS}<creneau-pager for="later"></creneau-pager><ul id="later"></ul>`, 'later'],
    [
      'D-pasted: the list that it names with a #',
      `${EVENTS}<creneau-pager for="#later"></creneau-pager><p id="later"></p>`,
      'later',
    ],
    ['no list, if no element has the name', `${EVENTS}<creneau-pager for="nothing"></creneau-pager>`, null],
  ])('a pager belongs to a list: %s', (_, markup, id) => {
    const [pager] = aDocument(markup, 'creneau-pager');
    expect(listOf(pager as Element)?.id ?? null).toBe(id);
  });

  it('in a shadow tree the list of a pager is one of that tree, or one of the page that it names', () => {
    const [host] = aDocument(`${EVENTS}<div id="host"></div>`, '#host');
    const shadow = (host as Element).attachShadow({ mode: 'open' });
    shadow.innerHTML = `${OFFERS}${PAGER}<creneau-pager for="e"></creneau-pager>`;
    const [near, named] = [...shadow.querySelectorAll('creneau-pager')];
    expect([listOf(near as Element)?.id, listOf(named as Element)?.id]).toEqual(['o', 'e']);
  });
});

describe('D-address-state: the names of parameters', () => {
  it.each([
    ['one list', `${EVENTS}${PAGER}`, 'page'],
    ['another name', `${EVENTS}<creneau-pager page-param="p"></creneau-pager>`, 'p'],
    ['no pager', EVENTS, null],
    ['two lists with pagers', `${EVENTS}${PAGER}${OFFERS}${PAGER}`, 'e-page'],
    ['another list without a pager has no parameter', `${OFFERS}${EVENTS}${PAGER}`, 'page'],
    ['two event lists', `${EVENTS}${PAGER}<creneau-event-list></creneau-event-list>`, 'e-page'],
    [
      'without an id there is no prefix',
      `<creneau-event-list class="x"></creneau-event-list>${PAGER}${OFFERS}${PAGER}`,
      'page',
    ],
  ])('the page of a list has its own parameter in the address: %s', (_, markup, param) => {
    const [list] = aDocument(markup, 'creneau-event-list');
    expect(pageParam(list as Element)).toBe(param);
    expect(pagerOf(list as Element) === null).toBe(param === null);
  });

  it('the prefix of parameters is the id of the list if several lists have parameters', () => {
    const [list, other] = aDocument(`${EVENTS}${PAGER}${OFFERS}${PAGER}`, '#e', '#o');
    expect([paramPrefix(list as Element), paramPrefix(other as Element)]).toEqual(['e-', 'o-']);
  });

  it.each([
    ['?page=3', 3, 3],
    ['?page=zero', 1, 1],
    ['?other=3', null, 5],
  ])('the address %s names page %j, so that the list begins at %i', (search, named, first) => {
    const [list] = aDocument(`${EVENTS}${PAGER}`, '#e');
    goTo(search);
    expect([addressPage(list as Element), beginAt(list as Element, 5, controller.signal)]).toEqual([named, first]);
  });

  it('lists and pagers in other trees count once they are connected', () => {
    const [list, host] = aDocument(`${EVENTS}<div id="host"></div>`, '#e', '#host');
    const shadow = (host as Element).attachShadow({ mode: 'closed' });
    shadow.innerHTML = `${OFFERS}${PAGER}<creneau-event-list id="f"></creneau-event-list>`;
    for (const element of shadow.querySelectorAll('*')) register(element, controller.signal);
    const [offers, events] = [shadow.getElementById('o'), shadow.getElementById('f')] as Element[];
    expect([list, offers, events].map((one) => paramPrefix(one as Element))).toEqual(['e-', 'o-', 'f-']);
  });

  it('a list that is added later gets its own names, and does not change those of others', () => {
    const [list] = aDocument(`${EVENTS}${PAGER}`, '#e');
    expect(pageParam(list as Element)).toBe('page');
    document.body.insertAdjacentHTML('beforeend', `${OFFERS}${PAGER}`);
    const later = document.querySelector('#o') as Element;
    expect([pageParam(list as Element), pageParam(later)]).toEqual(['page', 'o-page']);
  });

  it('a list that was removed and added again gets a new prefix', async () => {
    const [list] = aDocument(`${EVENTS}${PAGER}`, '#e');
    beginAt(list as Element, 1, controller.signal);
    (list as Element).remove();
    controller.abort();
    await Promise.resolve();
    document.body.append(list as Element);
    document.body.insertAdjacentHTML('beforeend', `${PAGER}${OFFERS}${PAGER}`);
    expect(pageParam(list as Element)).toBe('e-page');
  });

  it('the prefix is not fixed while the document is still being parsed', () => {
    const reading = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const [list] = aDocument(`${EVENTS}${PAGER}`, '#e');
    expect(paramPrefix(list as Element)).toBe('');
    document.body.insertAdjacentHTML('beforeend', `${OFFERS}${PAGER}`);
    reading.mockRestore();
    expect(paramPrefix(list as Element)).toBe('e-');
  });

  it.each([
    ['no ids', ['', ''], 1],
    ['one id', ['a', 'a'], 1],
    ['an id each', ['a', 'b'], 0],
    ['an id for one of them', ['a', ''], 0],
  ])('two lists with %s cause a warning if they share parameter names', async (_, ids, warnings) => {
    vi.resetModules();
    const fresh = await import('../../../../widgets/shared/lists/list-address.ts');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    aDocument(ids.map((id) => `<creneau-event-list id="${id}"></creneau-event-list>`).join(''));
    for (const list of document.querySelectorAll('creneau-event-list')) fresh.paramPrefix(list);
    const said = warn.mock.calls.filter(([text]) => String(text).includes('share names'));
    warn.mockRestore();
    expect(said).toHaveLength(warnings);
  });

  it.each([
    ['at the page of the tag, if there is a pager', PAGER, 2],
    ['at its own page, without a pager', '', 6],
  ])('a list that is added again at an address without a page begins %s', async (_, pager, page) => {
    const [list] = aDocument(`<creneau-event-list page="2"></creneau-event-list>${pager}`, 'creneau-event-list');
    expect(beginAt(list as Element, 6, controller.signal)).toBe(6);
    const { parentNode, nextSibling } = list as Element;
    (list as Element).remove();
    controller.abort();
    await Promise.resolve();
    parentNode?.insertBefore(list as Element, nextSibling);
    expect(beginAt(list as Element, 6, new AbortController().signal)).toBe(page);
  });

  it('each change adds one history entry, and none if nothing changes; history state and hash stay', () => {
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

  it.each<[string, string, object | null, object | null]>([
    ['of the page', '/list', { own: 1 }, { own: 1 }],
    [
      'that Vue Router keeps',
      '/list?a=1#here',
      { current: '/list?a=1#here', at: 1 },
      { current: '/list?a=1&page=2#here', at: 1 },
    ],
    ['of Vue Router with a base', '/base/list?a=1', { current: '/list?a=1' }, { current: '/list?a=1&page=2' }],
    ['of Vue Router with routes in the fragment', '/list?a=1#/list', { current: '/list' }, { current: '/list' }],
  ])('D-router-state: the history state %s stays, with the address of the entry', (_, address, state, kept) => {
    const { pathname } = location;
    history.replaceState(state, '', address);
    writeParams({ page: '2' });
    expect(history.state).toEqual(kept);
    history.replaceState(null, '', pathname);
  });

  it('a list in a document without an address stores nothing in it and throws nothing', () => {
    const { pushState } = history;
    history.pushState = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(() => writeParams({ page: '2' })).not.toThrow();
    history.pushState = pushState;
    expect(location.search).toBe('');
  });
});

describe('D-address-state: going back and forward', () => {
  it('lists read the address before pagers, whichever was added first, until they are removed', () => {
    const read: string[] = [];
    const [pager, list] = [new AbortController(), new AbortController()];
    onAddress('pager', () => read.push('pager'), pager.signal);
    onAddress('list', () => read.push('list'), list.signal);
    dispatchEvent(new Event('popstate'));
    expect(read).toEqual(['list', 'pager']);
    list.abort();
    dispatchEvent(new Event('popstate'));
    expect(read).toEqual(['list', 'pager', 'pager']);
    pager.abort();
    dispatchEvent(new Event('popstate'));
    expect(read).toHaveLength(3);
  });
});

describe('D-left-parameters: a list that leaves', () => {
  const begin = (id: string) => {
    const list = document.querySelector(`#${id}`) as Element;
    beginAt(list, 1, controller.signal);
    return list;
  };
  const route = (hash: string, search = location.search) =>
    history.pushState(null, '', `${location.pathname}${search}${hash}`);

  it('its parameters leave the address if a link has carried them along to the next route', () => {
    goTo('?other=1&city=paris&view=map&page=3#/a');
    aDocument(EVENTS + PAGER);
    begin('e');
    writeParams({ page: '2' });
    route('#/b');
    dispatchEvent(new Event('popstate'));
    const before = history.length;
    aDocument(OFFERS + PAGER);
    expect(addressPage(begin('o'))).toBeNull();
    expect([location.search, location.hash, history.length - before]).toEqual(['?other=1', '#/b', 0]);
  });

  it.each<[string, string, string, string]>([
    ['the route stays', '#/a', '?city=paris&page=2', OFFERS + PAGER],
    ['the visitor has gone back to another entry', '#/b', '?city=lyon&page=2', OFFERS + PAGER],
    ['it only moves', '#/b', '?city=paris&page=2', ''],
  ])('its parameters stay if %s', (_, hash, search, next) => {
    goTo('?city=paris&page=2#/a');
    const [list = document.body] = aDocument(EVENTS + PAGER, '#e');
    begin('e');
    route(hash, search);
    document.body.innerHTML = next;
    if (next === '') document.body.append(list);
    begin(next === '' ? 'e' : 'o');
    expect(location.search).toBe(search);
  });
});

describe('D-query-names: on a page of another site', () => {
  beforeEach(() => document.documentElement.setAttribute('data-creneau-site-url', 'https://market.example'));

  it('every parameter begins with creneau-, followed by the id; parameters without it are not changed', () => {
    goTo('?page=3&creneau-page=2');
    const [list = document.body] = aDocument(EVENTS + PAGER, '#e');
    expect([paramPrefix(list), pageParam(list), addressPage(list)]).toEqual(['creneau-', 'creneau-page', 2]);
    const [a = list, b = list] = aDocument(EVENTS + PAGER + OFFERS + PAGER, '#e', '#o');
    expect([a, b].map(pageParam)).toEqual(['creneau-e-page', 'creneau-o-page']);
  });

  it('page-param still chooses the name of a parameter', () => {
    const [list = document.body] = aDocument(`${EVENTS}<creneau-pager page-param="seite"></creneau-pager>`, '#e');
    expect([paramPrefix(list), pageParam(list)]).toEqual(['creneau-', 'seite']);
  });
});
