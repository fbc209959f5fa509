/** Whether an element takes its definition from a registry of its tree, in which the page has not defined our tags. */
export function hasOtherRegistry(element: Element): boolean {
  const { customElementRegistry: own = customElements } = element;
  return own !== customElements && !own?.get(element.localName);
}

/** What is wrong with an element for which this holds. */
export const OTHER_REGISTRY =
  'is in a tree with a custom element registry of its own, in which our tags are not defined. Attach the shadow root without customElementRegistry, or define the tag there: registry.define(tag, customElements.get(tag)).';
