export type Scheme = 'light' | 'dark';

/** Whether sheets can ask for the scheme themselves: since Chrome 123, Firefox 120, Safari 17.5. */
export const hasLightDark = () => CSS.supports('color', 'light-dark(#000, #fff)');

/**
 * Returns the colour scheme that is used in an element, by its inner root: its theme's, else that of its surroundings.
 * Without a root, before it is drawn: light.
 */
export function schemeOf(root: Element | null): Scheme {
  if (!root) return 'light';
  // The colour of text: black, white, or what a visitor has chosen in their system.
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(root)
      .columnRuleColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return red + green + blue > 382 ? 'dark' : 'light';
}

/** Calls `onChange` whenever another scheme is used in an element; returns a function that ends this. */
export function followScheme(root: Element, onChange: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as TransitionEvent).propertyName === 'column-rule-color') onChange();
  };
  root.addEventListener('transitionrun', hear);
  return () => root.removeEventListener('transitionrun', hear);
}
