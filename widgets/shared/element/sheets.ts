import controls from '../../../styles/controls.css';
import reset from '../../../styles/reset.css';
import tokens from '../../../styles/tokens.css';
import { hasLightDark } from '../base/scheme.ts';

/**
 * By document, one object for each text, shared by all its elements: a sheet belongs to the document it was made in.
 */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Gives an element its sheets: reset, tokens and controls, which every widget has, then its own. */
export function adoptSheets({ shadowRoot, ownerDocument }: Element, css: readonly string[]): void {
  const view = ownerDocument.defaultView;
  // A document without a window, such as that of a template's content, displays nothing and takes no sheets.
  if (!view) return;
  const known = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  (shadowRoot as ShadowRoot).adoptedStyleSheets = [reset, tokens, controls, ...css].map((text) => {
    const sheet = known.get(text) ?? makeSheet(text, view);
    known.set(text, sheet);
    return sheet;
  });
}

function makeSheet(text: string, view: Window): CSSStyleSheet {
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(hasLightDark() ? text : text.replace(LIGHT_DARK, TOLD));
  return sheet;
}

/** In a minified sheet; no colour of ours has commas or brackets but those of `rgb()`. */
const LIGHT_DARK = /light-dark\(([^,()]+(?:\([^)]*\))?), ?([^,()]+(?:\([^)]*\))?)\)/g;

/** The same by the two properties of `.root` of which `data-scheme` empties one. */
const TOLD = 'var(--if-light,$1)var(--if-dark,$2)';
