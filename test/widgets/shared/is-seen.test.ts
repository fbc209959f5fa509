import { describe, expect, it } from 'vitest';
import { isHiddenCopy, isSeen } from '../../../widgets/shared/base/is-seen.ts';

/** An element that is rendered on the page, or is not. */
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

describe('D-one-checkout: visible and hidden elements', () => {
  it.each([
    ['is seen if it is rendered', shown, true],
    ['is not seen if it is not rendered', hidden, false],
    ['is not seen if it is invisible', anElement('creneau-checkout', true, 'hidden'), false],
  ])('an element %s', (_, element, is) => {
    expect(isSeen(element)).toBe(is);
  });

  it.each<[string, HTMLElement, readonly HTMLElement[], boolean]>([
    ['is a hidden copy if another element of its kind is seen', hidden, [hidden, shown], true],
    ['is not a hidden copy if it is seen itself', shown, [hidden, shown], false],
    ['is not a hidden copy if only an element of another kind is seen', hidden, [hidden, other], false],
    ['is not a hidden copy if it is the only one', hidden, [hidden], false],
    ['is not a hidden copy if all are hidden', hidden, [hidden, anElement('creneau-checkout', false)], false],
  ])('an element %s', (_, element, all, is) => {
    expect(isHiddenCopy(element, all)).toBe(is);
  });
});
