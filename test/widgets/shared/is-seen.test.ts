import { describe, expect, it } from 'vitest';
import { isHiddenCopy, isSeen } from '../../../widgets/shared/base/is-seen.ts';

/** An element that has a place on the page, or has none. */
function anElement(tag: string, hasPlace: boolean, visibility = 'visible'): HTMLElement {
  const element = document.createElement(tag);
  element.style.visibility = visibility;
  element.getClientRects = () => ({ length: hasPlace ? 1 : 0 }) as DOMRectList;
  document.body.append(element);
  return element;
}

const shown = anElement('creneau-checkout', true);
const hidden = anElement('creneau-checkout', false);
const other = anElement('creneau-search', true);

describe('D-one-checkout: an element', () => {
  it.each([
    ['is seen where it has a place on the page', shown, true],
    ['is not seen where it has none', hidden, false],
    ['is not seen where it is invisible', anElement('creneau-checkout', true, 'hidden'), false],
  ])('an element %s', (_, element, is) => {
    expect(isSeen(element)).toBe(is);
  });

  it.each<[string, HTMLElement, readonly HTMLElement[], boolean]>([
    ['is a hidden copy where one of its kind is seen', hidden, [hidden, shown], true],
    ['is none where it is seen itself', shown, [hidden, shown], false],
    ['is none where only another kind is seen', hidden, [hidden, other], false],
    ['is none where it is the only one', hidden, [hidden], false],
    ['is none where all are hidden', hidden, [hidden, anElement('creneau-checkout', false)], false],
  ])('an element %s', (_, element, all, is) => {
    expect(isHiddenCopy(element, all)).toBe(is);
  });
});
