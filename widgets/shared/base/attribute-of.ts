/** Returns an attribute's name without its hyphens: as frameworks write a property before its element is defined. */
export const joined = (name: string): string => name.replaceAll('-', '');

/**
 * Returns the value of an attribute of one of our tags, also in the spelling of its property: `apiurl` for `api-url`
 * (C-properties).
 */
export const attributeOf = (element: Element, name: string): string | null =>
  element.getAttribute(name) ?? element.getAttribute(joined(name));
