import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollTo } from '../../../widgets/shared/lists/smooth-scroll.ts';

afterEach(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('style');
  Reflect.deleteProperty(document.documentElement, 'scrollTo');
});

/** An element with overflowing content, whose top is 100 px below the window's; records where it is scrolled to. */
function aTallBox(style: string) {
  const box = document.createElement('div');
  box.setAttribute('style', style);
  Object.defineProperties(box, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  box.getBoundingClientRect = () => new DOMRect(0, 100, 0, 300);
  box.scrollTop = 40;
  const jumps: unknown[] = [];
  box.scrollTo = (options?: unknown) => void jumps.push(options);
  document.body.append(box);
  return { box, jumps };
}

/** An element whose top is 500 px below the window's. */
function aList(inside: Element | ShadowRoot): Element {
  const list = document.createElement('div');
  list.getBoundingClientRect = () => new DOMRect(0, 500, 0, 10);
  inside.append(list);
  return list;
}

/** Scrolls with reduced motion; returns the positions to which the page jumps. */
function jumpsOfPage(work: () => void): unknown[] {
  const jumps: unknown[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.documentElement.scrollTo = (options?: unknown) => void jumps.push(options);
  work();
  vi.unstubAllGlobals();
  return jumps;
}

describe('S-pagination: the element that is scrolled', () => {
  it.each([
    ['auto', 'overflow-y: auto'],
    ['scroll', 'overflow-y: scroll'],
  ])('the nearest scrollable ancestor is scrolled: %s', (_, style) => {
    const { box, jumps } = aTallBox(style);
    expect(jumpsOfPage(() => scrollTo(aList(box)))).toEqual([]);
    expect(jumps).toEqual([{ top: 440, behavior: 'instant' }]);
  });

  it('the scrollable ancestor is found through the shadow tree and the slot that contain the list', () => {
    const { box, jumps } = aTallBox('overflow-y: auto');
    const host = document.createElement('div');
    box.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    jumpsOfPage(() => scrollTo(aList(shadow)));
    expect(jumps).toEqual([{ top: 440, behavior: 'instant' }]);
  });

  it.each(['overflow-y: visible', 'overflow-y: hidden'])('the page is scrolled if the ancestor has %s', (style) => {
    const { box, jumps } = aTallBox(style);
    expect(jumpsOfPage(() => scrollTo(aList(box)))).toEqual([{ top: 500, behavior: 'instant' }]);
    expect(jumps).toEqual([]);
  });

  it.each([
    ['80px', 0, 420],
    ['80px', 200, 300],
    ['auto', 0, 500],
    ['10%', 0, 500],
    ['nonsense', 0, 500],
  ])(
    'if the page has the scroll padding %s, a list with its edge %i px above is scrolled to %i',
    (padding, offset, top) => {
      document.documentElement.style.setProperty('scroll-padding-top', padding);
      expect(jumpsOfPage(() => scrollTo(aList(document.body), offset))).toEqual([{ top, behavior: 'instant' }]);
    },
  );
});
