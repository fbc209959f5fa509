import { unclobbered } from '../shared/base/unclobbered.ts';

/** A node of a view: a text, or an element's tag, its attributes, and its children. */
type ViewNode = string | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...ViewNode[]];

/** The body of `GET v1/first/{element}`. */
export interface FirstAnswer {
  readonly rules: string;
  readonly views: readonly { readonly from: number; readonly tree: ViewNode }[];
  readonly payloads: readonly { readonly path: string; readonly body: unknown }[];
}

/** The elements of views: none of them runs, loads or frames anything but a picture. */
const TAGS =
  /^(a|article|button|circle|d[dlt]|div|ellipse|fieldset|h\d|header|img|input|label|legend|li|line|nav|ol|option|p|path|poly\w+|rect|s|section|select|span|svg|table|t(body|[dhr]|head|ime)|ul)$/;
const REFUSED = /^(on|form|style|ping)/i;
const HTML = 'http://www.w3.org/1999/xhtml';
const SVG = 'http://www.w3.org/2000/svg';

/** Creates the nodes of a view without markup. Throws if something is in it that no view has. */
function create(view: ViewNode): Node {
  const { createElementNS, createTextNode, baseURI } = unclobbered(document);
  const make = (node: ViewNode, space: string): Node => {
    if (typeof node === 'string') return createTextNode(node);
    const [tag, attributes, ...children] = node;
    const inside = tag === 'svg' ? SVG : space;
    if (!TAGS.test(tag)) throw new TypeError(tag);
    const element = createElementNS(inside, tag);
    for (const [name, value] of Object.entries(attributes)) {
      const isScript = /^(href|src)$/i.test(name) && new URL(value, baseURI).protocol === 'javascript:';
      if (REFUSED.test(name) || isScript) throw new TypeError(name);
      element.setAttribute(name, value);
    }
    for (const child of children) element.append(make(child, inside));
    return element;
  };
  return make(view, HTML);
}

/** Shows the view for an element's width in its shadow tree. Throws if `views` is empty. */
export function putUp(element: HTMLElement, { rules, views }: FirstAnswer): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  // The rules make a box of the element, which has a width then.
  const shown = views.findLast(({ from }) => from <= element.offsetWidth) ?? views[0];
  root.append(create(shown?.tree as ViewNode));
}
