import { afterEach, describe, expect, it } from 'vitest';
import { followedList, mapOf } from '../../../../widgets/shared/lists/followed-list.ts';

afterEach(() => document.body.replaceChildren());

function add(tag: string, attributes: Readonly<Record<string, string>> = {}, to: ParentNode = document.body): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  to.append(element);
  return element;
}

const list = (id: string, to?: ParentNode) => add('creneau-event-list', { id }, to);
const map = (attributes?: Readonly<Record<string, string>>, to?: ParentNode) =>
  add('creneau-provider-map', attributes, to);

describe('C-elements: the list that a map follows', () => {
  it('a map follows the list that it names, else the list that contains it, else the first list of the page', () => {
    const first = list('first');
    const second = list('second');
    const inside = map({}, second.attachShadow({ mode: 'open' }));
    const own = map();
    expect([followedList(own, null), followedList(own, 'second'), followedList(own, 'nobody')]).toEqual([
      first,
      second,
      null,
    ]);
    expect([followedList(inside, null), followedList(inside, 'first')]).toEqual([second, first]);
  });

  it('a list is searched for first in the shadow tree of its map', () => {
    list('events');
    const tree = add('my-page').attachShadow({ mode: 'open' });
    const inside = list('events', tree);
    expect(followedList(map({}, tree), 'events')).toBe(inside);
  });
});

describe('D-event-page-map: a map in the shadow tree of another widget', () => {
  it('a map in the shadow tree of a widget follows only the list that it names; in a tree of the page, also the first list', () => {
    const first = list('first');
    const page = add('creneau-event-details').attachShadow({ mode: 'open' });
    const inside = map({}, page);
    expect([followedList(inside, null), followedList(inside, 'first'), mapOf(first)]).toEqual([null, first, null]);
    expect(followedList(map({}, add('my-page').attachShadow({ mode: 'open' })), null)).toBe(first);
  });
});

describe('D-show-on-map: a map that the page has added for a list', () => {
  it('a map of the page belongs to the list that it names, else to the first list, and is never the map inside a list', () => {
    const first = list('first');
    const second = list('second');
    map({}, first.attachShadow({ mode: 'open' }));
    expect([mapOf(first), mapOf(second)]).toEqual([null, null]);
    const unnamed = map({ for: '' });
    const named = map({ for: 'second' });
    expect([mapOf(first), mapOf(second)]).toEqual([unnamed, named]);
  });

  it('D-pasted: a map may name its list with the # of a link', () => {
    const [first, second] = [list('first'), list('second')];
    const named = map({ for: '#second' });
    expect([mapOf(first), mapOf(second)]).toEqual([null, named]);
  });

  it('a map of the page may name its list by a property', () => {
    const first = list('first');
    const second = list('second');
    const own = Object.assign(map(), { for: 'second' });
    expect([mapOf(first), mapOf(second)]).toEqual([null, own]);
  });

  it('a map in a hidden tab does not count', () => {
    const first = list('first');
    Object.assign(map(), { checkVisibility: () => false });
    expect(mapOf(first)).toBeNull();
  });
});
