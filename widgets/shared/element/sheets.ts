import controls from '../../../styles/controls.css';
import reset from '../../../styles/reset.css';
import tokens from '../../../styles/tokens.css';
import { hasLightDark } from '../base/scheme.ts';

/**
 * The sheets of each document, one for each text, shared by all elements of the document: a sheet works only in the
 * document in which it was created.
 */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The sheets that every widget has: reset, tokens and controls. */
export const commonSheets: readonly [reset: string, tokens: string, controls: string] = [reset, tokens, controls];

/** Gives an element its sheets: reset, tokens and controls, which every widget has, then its own. */
export function adoptSheets({ shadowRoot, ownerDocument }: Element, css: readonly string[]): void {
  const view = ownerDocument.defaultView;
  // A document without a window, such as that of a template's content, displays nothing and takes no sheets.
  if (!view) return;
  const known = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  (shadowRoot as ShadowRoot).adoptedStyleSheets = [...commonSheets, ...css].map((text) => {
    const sheet = known.get(text) ?? makeSheet(text === tokens ? withCheckedValues(text, view) : text, view);
    known.set(text, sheet);
    return sheet;
  });
}

function makeSheet(text: string, view: Window): CSSStyleSheet {
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(hasLightDark() ? text : withToldScheme(text));
  return sheet;
}

/** Returns a sheet that chooses by `data-scheme`, for browsers without `light-dark()`. */
export function withToldScheme(text: string): string {
  return text.replace(LIGHT_DARK, TOLD);
}

/**
 * Matches `light-dark()` in a minified sheet; our colours have commas and brackets only in functions such as `rgb()`.
 */
const LIGHT_DARK = /light-dark\(([^,()]+(?:\([^)]*\))?), ?([^,()]+(?:\([^)]*\))?)\)/g;

/** The same choice with two custom properties of `.root`, of which `data-scheme` empties one. */
const TOLD = 'var(--if-light,$1)var(--if-dark,$2)';

/** Matches one of our colours with its default, in the minified or the written `tokens.css`. */
const COLOUR = /--([\w-]+):\s*var\(\s*--creneau-\1,\s*(light-dark\((#\w+),\s*#\w+\))\s*\)/g;

/**
 * Returns the sheet with values that are checked: a value of the page that is no colour, as a build tool may leave it,
 * has no effect. Each colour passes through a registered property, for which the browser replaces such a value by that of the
 * host, which is ours. Where properties cannot be registered, the sheet stays as it is.
 */
function withCheckedValues(tokens: string, { CSS }: { readonly CSS?: Partial<typeof globalThis.CSS> }): string {
  if (!CSS?.registerProperty) return tokens;
  // A 0 without a unit is a length here, and not in the calculations of our sheets.
  for (const edge of ['top', 'bottom']) {
    register({ name: `--creneau-${edge}`, syntax: '<length>', inherits: true, initialValue: '0px' });
  }
  let ours = '';
  const sheet = tokens.replace(COLOUR, (_, name: string, both: string, initialValue: string) => {
    const checked = `--creneau-checked-${name}`;
    register({ name: checked, syntax: '<color>', inherits: true, initialValue });
    ours += `${checked}:${both};`;
    return `${checked}:var(--creneau-${name},${both});--${name}:var(${checked})`;
  });
  return `:host{${ours}}${sheet}`;

  function register(definition: PropertyDefinition): void {
    try {
      CSS?.registerProperty?.(definition);
    } catch {
      // Another copy of this code has registered it.
    }
  }
}
