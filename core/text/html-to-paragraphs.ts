import { HIDDEN, htmlToText } from './html-to-text.ts';

/** A tag that separates paragraphs; all items of a list are one paragraph. */
const BLOCK = /<\/?(?:p|div|h[1-6]|section|article|blockquote|table|tr|hr|br|ul|ol)\b[^<>]*>/gi;

/**
 * Converts HTML to its paragraphs, each as plain text on one line (D-html-as-text); an empty list for an empty text.
 */
export function htmlToParagraphs(html: string): readonly string[] {
  return html.replace(HIDDEN, ' ').split(BLOCK).map(htmlToText).filter(Boolean);
}
