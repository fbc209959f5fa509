/**
 * Puts the focus on an element that has none of its own, without a scroll; Tab goes on from there into it. For so long it is a
 * region of that name, unless it is something by itself.
 */
export function focusTop(element: Element, name: string): void {
  if (!(element instanceof HTMLElement)) return;
  // Not -1: that would have Tab pass over the shadow tree of the element.
  const wanted = {
    tabindex: '0',
    role: 'region',
    ...(!element.hasAttribute('aria-labelledby') && { 'aria-label': name }),
  };
  const lent = Object.entries(wanted).filter(([attribute]) => !element.hasAttribute(attribute));
  for (const [attribute, value] of lent) element.setAttribute(attribute, value);
  // Told only of a focus that leaves the shadow tree as well.
  const takeBack = () => {
    for (const [attribute] of lent) element.removeAttribute(attribute);
  };
  element.addEventListener('focusout', takeBack, { once: true });
  element.focus({ preventScroll: true });
}
