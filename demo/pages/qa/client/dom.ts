type Child = Node | string;

/** Creates an element with these properties and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Returns the element with this id; throws if the page has none. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found as T;
}

/** Creates a button that does not submit its form. */
export function button(text: string, press: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button', textContent: text });
  made.addEventListener('click', press);
  return made;
}
