/** The settings source of each element that has one. */
const sources = new WeakMap<Element, Element>();

/** The elements that use each settings source. */
const dependents = new WeakMap<Element, Set<Element>>();

const listeners = new WeakMap<Element, () => void>();

/** Gives `element` the settings and page state of `source`: a checkout gets those of the calendar that opened it. */
export function setSettingsSource(element: Element, source: Element): void {
  sources.set(element, source);
  const known = dependents.get(source) ?? new Set();
  dependents.set(source, known.add(element));
  listeners.get(element)?.();
}

/** Returns the element from which `element` takes its settings: its settings source, or itself. */
export function settingsSourceOf(element: Element): Element {
  return sources.get(element) ?? element;
}

/** Calls back when `element` gets a settings source, and when the settings of its source may have changed. */
export function onSourceChange(element: Element, listener: () => void): void {
  listeners.set(element, listener);
}

/** Notifies the elements that have `source` as their settings source, and forgets those that have left the page. */
export function notifyDependents(source: Element): void {
  const known = dependents.get(source);
  for (const element of known ?? []) {
    if (element.isConnected) listeners.get(element)?.();
    else known?.delete(element);
  }
}
