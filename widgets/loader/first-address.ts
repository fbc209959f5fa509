import { KNOWN_CALLS } from '../first-calls.ts';
import { own } from '../shared/base/own.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { hasTree } from '../shared/element/painting/made-view.ts';
import { addressOfView, FIRST_ATTRIBUTES, isLineOf } from '../shared/page/first-line.ts';
import type { Registry } from '../shared/page/registry.ts';
import { findApi } from '../shared/page/settings.ts';

/** Where the first view of an element comes from. */
export interface FirstAddress {
  /** The address of the API. */
  readonly url: string;
  readonly address: string;
  /** Whether the page has a line that preloads it: its author says that the element is seen first. */
  readonly isPreloaded: boolean;
}

/**
 * Returns the address of the first view of an element; null if the page does not say that there is one, by a line that
 * preloads it or by `data-first` on the script tag. It is also null where the element may need another view: for a user,
 * or with properties that a script has set, and for a list if the page's address has a query; and where content of the
 * page in the element has the focus.
 */
export function firstAddress(element: Element, page: Registry): FirstAddress | null {
  const { url, token } = findApi(element, page);
  const { getAttribute, contains, localName } = unclobbered(element);
  const { querySelectorAll, activeElement } = unclobbered(document);
  const isOwn = (each: string) => own(element as object as Readonly<Record<string, unknown>>, each);
  const isOfPage = !getAttribute('event') && !getAttribute('user') && location.search;
  if (!url || token || hasTree(element) || contains(activeElement) || isOfPage || FIRST_ATTRIBUTES.some(isOwn))
    return null;
  const lines = [...querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')];
  const line = lines.find((each) => isLineOf(each, element, url));
  if (line) return { url, address: line.href, isPreloaded: true };
  if (!own(KNOWN_CALLS, localName.slice(8)) || page.script?.dataset['first'] === undefined) return null;
  return { url, address: addressOfView(element, page, url), isPreloaded: false };
}
