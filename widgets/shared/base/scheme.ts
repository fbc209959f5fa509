export type Scheme = 'light' | 'dark';

/** Whether style sheets can choose by the scheme with `light-dark()`: since Chrome 123, Firefox 120, Safari 17.5. */
export const hasLightDark = () => CSS.supports('color', 'light-dark(#000, #fff)');

/**
 * Returns the colour scheme of an element, read at its inner root: the scheme of its theme, or else of its
 * surroundings. Without a root, before the element is drawn, returns `light`.
 */
export function schemeOf(root: Element | null): Scheme {
  if (!root) return 'light';
  // The system's colour of text (`canvastext`): black, white, or the colour that a visitor has chosen.
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(root)
      .columnRuleColor.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return red + green + blue > 382 ? 'dark' : 'light';
}

/** Calls `onChange` whenever the scheme of an element changes; returns a function that stops it. */
export function followScheme(root: Element, onChange: () => void): () => void {
  const hear = (event: Event) => {
    if ((event as TransitionEvent).propertyName === 'column-rule-color') onChange();
  };
  root.addEventListener('transitionrun', hear);
  return () => root.removeEventListener('transitionrun', hear);
}
