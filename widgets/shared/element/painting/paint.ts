import type { ReactNode } from 'react';
import { type Subscribe, withContext, withHooks } from './hooks.ts';
import { setLinkListeners } from './link-listeners.ts';
import { setAttribute, setStyle } from './set-attribute.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** An element that JSX creates. */
interface JsxElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A type of a JSX element that is neither a tag nor a function: `memo` and contexts are objects. */
interface ObjectType {
  readonly $$typeof: symbol;
  readonly type?: unknown;
  _currentValue: unknown;
}

type Drawable = (props: object) => ReactNode;

/**
 * Draws a view once without React's renderer: runs the same components and creates the DOM nodes that React would
 * create, for React to adopt once it is loaded. It creates nodes instead of a string, because pages may forbid
 * `innerHTML` (Trusted Types). `onStore` gets the `subscribe` of each store that the view has read. Throws if a
 * component throws, or uses something that only React can draw.
 */
export function paint(view: ReactNode, onStore: (subscribe: Subscribe) => void): DocumentFragment {
  const drawn = document.createDocumentFragment();
  withHooks(onStore, () => draw(view, drawn));
  return drawn;
}

function draw(node: unknown, parent: Node): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (typeof node !== 'object') parent.appendChild(document.createTextNode(String(node)));
  else if (isElement(node)) drawElement(node, parent);
  else if (Symbol.iterator in node) for (const child of node as Iterable<unknown>) draw(child, parent);
  else throw new TypeError('Only React can draw this.');
}

function isElement(node: object): node is JsxElement {
  return 'type' in node && 'props' in node;
}

function drawElement({ type, props }: JsxElement, parent: Node): void {
  if (typeof type === 'string') parent.appendChild(drawTag(type, props, parent));
  else if (typeof type === 'function') draw(drawComponent(type as Drawable, props), parent);
  else if (type === Symbol.for('react.fragment')) draw(props['children'], parent);
  else drawObject(type as ObjectType, props, parent);
}

function drawObject(type: ObjectType, props: JsxElement['props'], parent: Node): void {
  if (type.$$typeof === Symbol.for('react.context')) {
    withContext(type, props['value'], () => draw(props['children'], parent));
  } else if (type.$$typeof === Symbol.for('react.memo')) {
    drawElement({ $$typeof: type.$$typeof, type: type.type, props }, parent);
  } else throw new TypeError('Only React can draw this.');
}

function drawComponent(type: Drawable, props: object): ReactNode {
  const isClass = type.prototype && 'render' in type.prototype;
  return isClass ? (Reflect.construct(type, [props]) as { render(): ReactNode }).render() : type(props);
}

/** Marks the selected option, as React does in markup: a patch takes attributes over, and no property. */
function select({ options }: HTMLSelectElement, value: unknown): void {
  for (const option of options) if (option.value === String(value)) option.setAttribute('selected', '');
}

function drawTag(tag: string, props: JsxElement['props'], parent: Node): Element {
  const kind = tag === 'svg' || parent instanceof SVGElement ? 'svg' : 'html';
  const element = kind === 'svg' ? document.createElementNS(SVG, tag) : document.createElement(tag);
  // The value of a select is one of its options, so that it is set after they are drawn.
  const isSelect = element instanceof HTMLSelectElement;
  for (const [prop, value] of Object.entries(props)) {
    if (!(isSelect && prop === 'value')) setAttribute(element, prop, value, kind);
  }
  if (tag === 'a') setLinkListeners(element, props);
  const { style, children } = props;
  if (style) setStyle(element, style);
  draw(children, element);
  if (isSelect) select(element, props['value']);
  return element;
}
