import controls from '../../../styles/controls.css';
import reset from '../../../styles/reset.css';
import tokens from '../../../styles/tokens.css';

/** One object for each text, shared by all elements of a page. */
const sheets = new Map<string, CSSStyleSheet>();

/** Returns the sheets that an element adopts: reset, tokens and controls, which every widget has, then its own. */
export function sheetsOf(css: readonly string[]): CSSStyleSheet[] {
  return [reset, tokens, controls, ...css].map((text) => {
    const known = sheets.get(text);
    if (known) return known;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
    return sheet;
  });
}
