import { KNOWN_CALLS } from '../first-calls.ts';
import { own } from '../shared/base/own.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { hasTree } from '../shared/element/painting/made-view.ts';
import type { Registry } from '../shared/page/registry.ts';
import { findApi, findSetting } from '../shared/page/settings.ts';

/** The attributes of the widgets that partner pages show first. */
const FIRST_ATTRIBUTES = ['event', 'user', 'mode', 'weeks', 'query', 'view', 'provider', 'limit', 'page'];

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
  const name = element.localName.slice(8);
  const { url, token } = findApi(element, page);
  const { getAttribute, contains } = unclobbered(element);
  const { querySelectorAll, activeElement, documentElement } = unclobbered(document);
  const isOwn = (each: string) => own(element as object as Readonly<Record<string, unknown>>, each);
  const isOfPage = !getAttribute('event') && !getAttribute('user') && location.search;
  if (!url || token || hasTree(element) || contains(activeElement) || isOfPage || FIRST_ATTRIBUTES.some(isOwn))
    return null;
  const start = `${url}/v1/first/${name}?`;
  const isOf = ({ href }: HTMLLinkElement) =>
    href.startsWith(start) &&
    FIRST_ATTRIBUTES.every((each) => new URL(href).searchParams.get(each) === getAttribute(each));
  const line = [...querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].find(isOf);
  if (line) return { url, address: line.href, isPreloaded: true };
  if (!own(KNOWN_CALLS, name) || page.script?.dataset['first'] === undefined) return null;
  const given = FIRST_ATTRIBUTES.map((each) => [each, getAttribute(each)] as const);
  const settings = (['lang', 'time-zone', 'theme'] as const).map(
    (each) => [each, findSetting(element, each, page)?.[0] ?? (each === 'lang' && documentElement.lang)] as const,
  );
  const query = [...given, ...settings].filter(([, value]) => value) as [string, string][];
  return { url, address: `${start}${new URLSearchParams(query)}`, isPreloaded: false };
}
