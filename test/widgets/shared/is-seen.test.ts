import { expect, it } from 'vitest';
import { isSeen } from '../../../widgets/shared/base/is-seen.ts';

it.each([
  ['is seen if it is rendered', true, 'visible', true],
  ['is not seen if it is not rendered', false, 'visible', false],
  ['is not seen if it is invisible', true, 'hidden', false],
])('D-one-checkout: an element %s', (_, hasPlace, visibility, is) => {
  const element = document.createElement('creneau-checkout');
  element.style.visibility = visibility;
  element.getClientRects = () => ({ length: hasPlace ? 1 : 0 }) as DOMRectList;
  document.body.append(element);
  expect(isSeen(element)).toBe(is);
});

it('D-boxless: an element without a box of its own is seen where its parent is', () => {
  const parent = document.body.appendChild(document.createElement('div'));
  const element = parent.appendChild(document.createElement('creneau-checkout'));
  element.style.display = 'contents';
  element.getClientRects = () => [] as unknown as DOMRectList;
  for (const is of [true, false]) {
    parent.getClientRects = () => ({ length: is ? 1 : 0 }) as DOMRectList;
    expect(isSeen(element)).toBe(is);
  }
});
