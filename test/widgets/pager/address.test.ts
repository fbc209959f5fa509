import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aListElement, aPager } from './a-pager.ts';

beforeAll(() => {
  // With reduced motion, scrolling is immediate.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  window.scrollTo = () => {};
});

const atAddress = (search: string) => history.replaceState(null, '', `${location.pathname}${search}`);

describe('D-address-pager: the page in the address', () => {
  it.each([
    ['?page=4', 4],
    ['?page=0', 1],
    ['?page=x', 1],
    ['?page=', 1],
  ])('the address %s is page %i', (search, page) => {
    atAddress(search);
    const list = aListElement();
    list.page = 2;
    aPager();
    expect(list.page).toBe(page);
  });

  it('without a page in the address, the list keeps its own', () => {
    const list = aListElement();
    list.page = 2;
    aPager();
    expect(list.page).toBe(2);
  });

  it('going back sets the page of the address, or the page of the tag if the address has none', () => {
    const list = aListElement();
    const { store } = aPager();
    store.turn(3);
    list.show(3);
    atAddress('');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(list.page).toBe(1);
  });

  it.each([
    ['the list has loaded', false],
    ['a new list has loaded', true],
  ])('going back undoes a page change of the list itself, even before %s', (_, isAfresh) => {
    const list = aListElement();
    const { store } = aPager();
    history.pushState(null, '', `${location.pathname}?page=2`);
    if (isAfresh) list.loadAfresh(2);
    else {
      list.page = 2;
      list.show(2);
    }
    atAddress('');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(list.page).toBe(1);
    list.show(1);
    expect(store.getState().bar).toMatchObject({ current: 1 });
  });

  it('going forward shows the page in the address, whatever the list has shown meanwhile', () => {
    const list = aListElement();
    aPager();
    history.replaceState(null, '', `${location.pathname}?page=3`);
    dispatchEvent(new PopStateEvent('popstate'));
    list.page = 5;
    dispatchEvent(new PopStateEvent('popstate'));
    expect(list.page).toBe(3);
  });

  it('a page of the address above the last is not fetched again', () => {
    const list = aListElement();
    aPager();
    atAddress('?page=99');
    dispatchEvent(new PopStateEvent('popstate'));
    list.page = 7;
    list.show(7);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(list.page).toBe(7);
  });

  it('a popstate that does not concern the pager does not change the page that the host page has set', () => {
    const list = aListElement();
    aPager();
    list.page = 5;
    atAddress('?x=1');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(list.page).toBe(5);
  });

  it('a removed pager no longer listens', () => {
    const list = aListElement();
    const { store, leave } = aPager();
    leave();
    list.show(3);
    atAddress('?page=4');
    dispatchEvent(new PopStateEvent('popstate'));
    expect([store.getState().bar?.current, list.page]).toEqual([1, 1]);
  });
});
