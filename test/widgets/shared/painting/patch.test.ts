import { describe, expect, it } from 'vitest';
import { patch } from '../../../../widgets/shared/element/painting/patch.ts';

/** A node with this content. */
function aTree(html: string): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = html;
  return node;
}

const BEFORE = '<p class="title">Yoga</p><button class="slot available">08h00</button>';

describe('D-first-view: a view that is painted again', () => {
  it.each([
    ['the same', BEFORE, [true, true]],
    ['another text', '<p class="title">Padel</p><button class="slot available">08h00</button>', [true, true]],
    ['another state', '<p class="title">Yoga</p><button class="slot refused">08h00</button>', [true, true]],
    ['another element in its place', '<p class="title">Yoga</p><button class="more">Plus</button>', [true, false]],
    ['another tag', '<h3 class="title">Yoga</h3><button class="slot available">08h00</button>', [false, true]],
    [
      'a skeleton in its place',
      '<p class="title loading"></p><button class="slot available">08h00</button>',
      [false, true],
    ],
    ['fewer elements', '<p class="title">Yoga</p>', [true, false]],
    ['more elements', `${BEFORE}<i></i>`, [true, true]],
  ])(
    'a view that is painted again has the new content, and keeps the nodes of elements that remain: %s',
    (_what, after, kept) => {
      const place = aTree(BEFORE);
      const nodes = [...place.children];
      patch(place, aTree(after));
      expect(place.innerHTML).toBe(aTree(after).innerHTML);
      expect(nodes.map((node) => node.parentElement === place)).toEqual(kept);
    },
  );

  it('the mark of a press that is kept for later stays when a view is painted again', () => {
    const place = aTree(BEFORE);
    const slot = place.querySelector('button') as HTMLElement;
    slot.dataset['kept'] = '';
    patch(place, aTree('<p class="title">Yoga</p><button class="slot refused">08h00</button>'));
    expect(slot.outerHTML).toBe('<button class="slot refused" data-kept="">08h00</button>');
  });
});
