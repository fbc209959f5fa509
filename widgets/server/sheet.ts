import type { AttributeTable } from '../shared/base/attributes.ts';
import type { AnyStore, WidgetDefinition } from '../shared/element/definition.ts';
import { commonSheets, withToldScheme } from '../shared/element/sheets.ts';

/** The attribute of a server-made root: the width of the element, in px, from which it is shown. */
const MADE = 'data-made';

const SHOWN = `.root[${MADE}][hidden]{display:block!important}`;

/** An inner root measures the element, and a host that shrinks to its content is as wide as if it were not measured. */
const MEASURED = `.root[${MADE}]{container-type:inline-size;flex:0 0 100%}:host{flex-wrap:wrap}:host::before{content:". .";display:block;block-size:0;overflow:hidden;visibility:hidden;font-size:0;word-spacing:9999px}`;

/** Returns the style sheet of an element's server-made view; `widths` are those from which the view is another, in px. */
export function sheetOf({ css }: WidgetDefinition<AttributeTable, AnyStore>, widths: readonly number[]): string {
  const sheet = [...commonSheets, ...css].join('');
  const told = `@supports not (color:light-dark(#000,#fff)){.root{--if-light:initial;--if-dark: ;}${withToldScheme(commonSheets[1])}}`;
  if (widths.length < 2) return sheet + told + SHOWN;
  const hidden = widths.map((from, index) => {
    const next = widths[index + 1];
    const out = `.root[${MADE}="${from}"]>*{display:none!important}`;
    const below = from > 0 ? `@container (width<${from}px){${out}}` : '';
    return below + (next === undefined ? '' : `@container (width>=${next}px){${out}}`);
  });
  return `${sheet}${told}${SHOWN}${MEASURED}${hidden.join('')}`;
}

/** Returns the rules of a minified sheet that may match something in this markup: those all of whose classes are in it. */
export function rulesFor(sheet: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isIn = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
  return sheet
    .replace(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) => {
      // What `:is()` and `:not()` name need not be there.
      const plain = selectors.replace(/\([^()]*\)/g, '');
      return plain.split(',').some(isIn) ? rule : '';
    })
    .replace(/@[^{}]+\{\}/g, '');
}
