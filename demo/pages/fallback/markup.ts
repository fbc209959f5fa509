import { attribute } from '../document.ts';

/** HTML in which every text has been escaped. */
export interface Markup {
  readonly html: string;
}

type Piece = Markup | string | number | null | readonly Markup[];

export const NOTHING: Markup = { html: '' };

/** Makes HTML from a template. Values are escaped unless they are markup themselves; null becomes nothing. */
export function markup(template: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return { html: String.raw({ raw: template }, ...pieces.map(htmlOf)) };
}

function htmlOf(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'object') return 'html' in piece ? piece.html : piece.map(({ html }) => html).join('');
  return attribute(String(piece));
}

/**
 * Returns the HTML that the server writes into an element, which is shown until the element renders; empty if the data
 * could not be read.
 */
export function fallback(content: Markup | null | undefined): string {
  return content ? markup`<div class="fallback">${content}</div>`.html : '';
}
