import { beforeAll, describe, expect, it, vi } from 'vitest';
import '../../fixtures/data/marketplace-page.ts';
import { heard, until } from '../../fixtures/data/widget-context.ts';
import { AList, aListElement, aPager } from './a-pager.ts';

beforeAll(() => {
  // With reduced motion, scrolling is immediate.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  window.scrollTo = () => {};
});

const atAddress = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`);
const hasBar = ({ bar }: { readonly bar: unknown }) => bar !== null;

describe('C-lists: a pager and any list element', () => {
  it('S-paged-list: a pager reads the pages of its list at the start and whenever a page has loaded', () => {
    const list = aListElement();
    const { store } = aPager();
    expect(store.getState().bar).toMatchObject({ current: 1, last: 7 });
    list.show(3, 9);
    expect(store.getState().bar).toMatchObject({ current: 3, last: 9 });
  });

  it.each([
    ['nothing', undefined],
    ['no response yet', { page: 1, lastPage: 0, loading: true }],
    ['one page', { page: 1, lastPage: 1, loading: false }],
    ['text', { page: '1', lastPage: '7' }],
    ['not a number', { page: 1, lastPage: Number.NaN }],
    ['null', null],
  ])('a pager shows no bar if its list reports %s', (_, paging) => {
    aListElement().paging = paging;
    expect(aPager().store.getState().bar).toBeNull();
  });

  it('a pager shows no bar for a list that has failed, until it has loaded', () => {
    const list = aListElement();
    const { store } = aPager();
    list.paging = { page: 1, lastPage: 0, loading: false };
    list.dispatchEvent(new CustomEvent('creneau-error', { bubbles: true }));
    expect(store.getState().bar).toBeNull();
    list.show(1);
    expect(store.getState().bar).not.toBeNull();
  });

  it('S-page-bar: a pager shows no bar for a list that starts again, until it has loaded', () => {
    const list = aListElement();
    const { store } = aPager();
    list.loadAfresh(1);
    expect(store.getState().bar).toBeNull();
    list.show(1, 3);
    expect(store.getState().bar).toMatchObject({ current: 1, last: 3 });
  });

  it('events from inside a list, or from another list, are ignored', () => {
    const list = aListElement();
    const { store } = aPager();
    const inner = new AList();
    list.append(inner);
    list.paging = { page: 5, lastPage: 7 };
    inner.show(2);
    aListElement('other').show(2);
    expect(store.getState().bar).toMatchObject({ current: 1 });
  });

  it('the list of a pager without `for` is the nearest list before it', () => {
    const [far, near] = ['far', 'near'].map((id) => {
      const list = document.createElement('creneau-offers-list');
      list.id = id;
      document.body.append(list);
      return Object.assign(list, { paging: { page: 1, lastPage: id === 'far' ? 3 : 5 }, page: 1 });
    });
    const { store } = aPager({ for: null });
    expect(store.getState().bar).toMatchObject({ last: 5 });
    far?.remove();
    near?.remove();
  });

  it('the list of a pager may be added later, be replaced and be removed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { store } = aPager();
    expect([store.getState().bar, warn.mock.calls.length]).toEqual([null, 1]);
    const first = aListElement();
    await until(store, hasBar);
    first.remove();
    await until(store, (state) => !hasBar(state));
    const second = aListElement();
    await until(store, hasBar);
    first.show(4);
    expect(store.getState().bar).toMatchObject({ current: 1 });
    second.show(2);
    expect(store.getState().bar).toMatchObject({ current: 2 });
    warn.mockRestore();
  });

  it('`for` of a pager can change', () => {
    aListElement('a').show(2, 4);
    aListElement('b').show(3, 5);
    const { store, attributes, host } = aPager({ for: 'a' });
    Object.assign(host, { for: 'b' });
    attributes.setState({ for: 'b', pageParam: 'page' });
    expect(store.getState().bar).toMatchObject({ current: 3, last: 5 });
  });
});

describe('S-page-bar: turning to a page', () => {
  it('turning a page sets the parameter and the page of the list; the rest of the address stays', () => {
    atAddress('?a=%20b&c');
    const list = aListElement();
    const { store, host } = aPager();
    const before = history.length;
    store.turn(3);
    expect([location.search, list.page, history.length - before]).toEqual(['?a=%20b&c&page=3', 3, 1]);
    expect(store.addressOf(4)).toBe(`${location.origin}${location.pathname}?a=%20b&c&page=4`);
    expect(host.querySelector('*')).toBeNull();
  });

  it("the bar shows the page that is loading, so that pressing 'next' twice moves two pages", () => {
    aListElement();
    const { store } = aPager();
    store.turn(store.getState().bar?.next ?? 0);
    store.turn(store.getState().bar?.next ?? 0);
    expect(store.getState().bar).toMatchObject({ current: 3 });
  });

  it('C-events: the page does not turn if the event is cancelled', () => {
    const list = aListElement();
    const { store, host } = aPager();
    const pages = heard(host, 'creneau-pagechange');
    host.addEventListener('creneau-pagechange', (event) => event.preventDefault());
    store.turn(3);
    expect([pages, location.search, list.page, store.getState().bar?.current]).toEqual([[{ page: 3 }], '', 1, 1]);
    expect(document.activeElement).toBe(document.body);
  });

  it('turning a page focuses the list, which is not focusable afterwards', () => {
    const list = aListElement();
    const { store } = aPager();
    store.turn(2);
    expect([document.activeElement, list.tabIndex]).toEqual([list, 0]);
    list.blur();
    expect(list.hasAttribute('tabindex')).toBe(false);
  });

  it('a list has a role and a name while it has the focus', () => {
    const list = aListElement();
    const { store } = aPager();
    const told = () => ['role', 'aria-label'].map((name) => list.getAttribute(name));
    store.turn(2);
    expect(told()).toEqual(['region', 'Page 2']);
    list.blur();
    expect(told()).toEqual([null, null]);
    store.turn(3);
    expect(told()).toEqual(['region', 'Page 3']);
  });

  it('a list keeps the role and name that it has', () => {
    const list = aListElement();
    list.setAttribute('role', 'feed');
    list.setAttribute('aria-labelledby', 'title');
    aPager().store.turn(2);
    expect([list.getAttribute('role'), list.hasAttribute('aria-label')]).toEqual(['feed', false]);
    list.blur();
    expect(list.getAttribute('role')).toBe('feed');
  });

  it('a pager may have another parameter, which has a prefix if the page has several lists', () => {
    aListElement('left');
    aListElement('right');
    aPager({ for: 'right' });
    const { store } = aPager({ for: 'left', pageParam: 'p' });
    store.turn(2);
    expect(location.search).toBe('?left-p=2');
  });
});
