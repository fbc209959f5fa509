import { onPage } from '../../base/on-page.ts';

/** Props that are not attributes. React adds the listeners; presses from before React is loaded are replayed. */
const SKIPPED = /^(children|key|ref|style|dangerouslySetInnerHTML|suppressHydrationWarning|on[A-Z].*)$/;

/** Attributes whose `true` and `false` are written as words. */
const WORDS = /^(aria-|data-|draggable$|spellcheck$|contenteditable$)/;

/** Props of SVG in camel case for attributes with a hyphen, unlike `viewBox`. */
const HYPHENATED = /^(stroke|fill|clip|stop|text|font|dominant)([A-Z])/;

const ADDRESSES = /^(href|src|action|formaction)$/;

/** Throws if an address is a script: React refuses such an address, so a view that it adopts must not have one. */
function refuseScript(address: string): void {
  if (protocolOf(address) === 'javascript:') throw new TypeError('An address is a script.');
}

/** Returns the protocol of an address as the browser reads it, despite tabs, new lines and upper case. */
function protocolOf(address: string): string | null {
  try {
    return onPage(address).protocol;
  } catch {
    return null;
  }
}

/** An attribute: its name, and whether true and false are written as words. */
interface Attribute {
  readonly name: string;
  readonly isWord: boolean;
}

/** Caches the attribute of each prop, because the nodes of a view repeat the same few props. */
const known = { html: new Map<string, Attribute | null>(), svg: new Map<string, Attribute | null>() };

/** Sets a prop of a JSX element as React does when it creates the element. */
export function setAttribute(element: Element, prop: string, value: unknown, kind: 'html' | 'svg'): void {
  if (value === undefined || value === null) return;
  let attribute = known[kind].get(prop);
  if (attribute === undefined) {
    attribute = attributeOf(prop, kind);
    known[kind].set(prop, attribute);
  }
  if (!attribute) return;
  if (ADDRESSES.test(attribute.name)) refuseScript(String(value));
  if (typeof value === 'boolean' && !attribute.isWord) element.toggleAttribute(attribute.name, value);
  else element.setAttribute(attribute.name, String(value));
}

function attributeOf(prop: string, kind: 'html' | 'svg'): Attribute | null {
  if (SKIPPED.test(prop)) return null;
  const name = nameOf(prop, kind);
  return { name, isWord: WORDS.test(name) };
}

function nameOf(prop: string, kind: 'html' | 'svg'): string {
  if (prop === 'className') return 'class';
  if (prop === 'htmlFor') return 'for';
  if (kind === 'html' || prop === 'tabIndex') return prop.toLowerCase();
  return prop.replace(HYPHENATED, (_, start, next) => `${start}-${next.toLowerCase()}`);
}

/** Sets the properties of a style, including custom properties. */
export function setStyle({ style }: HTMLElement | SVGElement, properties: object): void {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('--')) style.setProperty(name, String(value));
    else Reflect.set(style, name, value);
  }
}
