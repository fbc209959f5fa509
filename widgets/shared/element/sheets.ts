import controls from '../../../styles/controls.css';
import reset from '../../../styles/reset.css';
import tokens from '../../../styles/tokens.css';

/** One object a page for each text, whatever the number of elements. */
const sheets = new Map<string, CSSStyleSheet>();

/** What an element adopts: the reset, the tokens and the controls of every widget, then its own sheets. */
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
