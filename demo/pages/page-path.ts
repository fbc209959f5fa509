import type { PageFolder } from '../../core/catalogue/page-elements.ts';
import { isWholeUrl } from '../../core/text/whole-url.ts';

/**
 * Returns an address of the catalogue if it is a path or an http(s) address that a browser can follow, else null: as in
 * the widgets, no other address becomes a link or a picture (D-payload-addresses).
 */
export function webAddress(text: string | null): string | null {
  return text !== null && isWholeUrl(text) && URL.canParse(text, 'https://any.example') ? text : null;
}

/**
 * Returns the path of a page of this site; a path or a whole address is returned as it is (D-page-address). Any other
 * text is a slug.
 */
export function pagePath(folder: PageFolder, url: string): string {
  return webAddress(url) ?? `/${folder}/${encodeURIComponent(url)}`;
}
