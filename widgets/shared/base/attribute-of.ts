/**
 * Returns an attribute's name without its hyphens: frameworks write a property as such an attribute while its element
 * is not defined.
 */
export const joined = (name: string): string => name.replaceAll('-', '');

/**
 * Returns the value of an attribute of one of our tags, also in the spelling of its property: `apiurl` for `api-url`
 * (C-properties).
 */
export const attributeOf = (element: Element, name: string): string | null =>
  element.getAttribute(name) ?? element.getAttribute(joined(name));
