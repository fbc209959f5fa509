/**
 * Focuses an element that is not focusable by itself, without scrolling; Tab continues inside it. While the element has
 * the focus, it is a region labelled `name`; a role or a label that it already has is kept.
 */
export function focusTop(element: Element, name: string): void {
  if (!(element instanceof HTMLElement)) return;
  // Not -1, with which Tab would skip the element's shadow tree.
  const wanted = {
    tabindex: '0',
    role: 'region',
    ...(!element.hasAttribute('aria-labelledby') && { 'aria-label': name }),
  };
  const lent = Object.entries(wanted).filter(([attribute]) => !element.hasAttribute(attribute));
  for (const [attribute, value] of lent) element.setAttribute(attribute, value);
  // Moving the focus within the shadow tree fires no `focusout` on the element.
  const takeBack = () => {
    for (const [attribute] of lent) element.removeAttribute(attribute);
  };
  element.addEventListener('focusout', takeBack, { once: true });
  element.focus({ preventScroll: true });
}
