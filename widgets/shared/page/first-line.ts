import { unclobbered } from '../base/unclobbered.ts';
import type { Registry } from './registry.ts';
import { findSetting } from './settings.ts';

/** The attributes of the widgets that partner pages show first. */
export const FIRST_ATTRIBUTES = ['event', 'user', 'mode', 'weeks', 'query', 'view', 'provider', 'limit', 'page'];

/** Returns the address of the element's first view, by its attributes and its settings, at the API with this address. */
export function addressOfView(element: Element, page: Registry, url: string): string {
  const { getAttribute, localName } = unclobbered(element);
  const given = FIRST_ATTRIBUTES.map((each) => [each, getAttribute(each)] as const);
  const { lang } = unclobbered(document).documentElement;
  const settings = (['lang', 'time-zone', 'theme'] as const).map(
    (each) => [each, findSetting(element, each, page)?.[0] ?? (each === 'lang' && lang)] as const,
  );
  const query = [...given, ...settings].filter(([, value]) => value) as [string, string][];
  return `${url}/v1/first/${localName.slice(8)}?${new URLSearchParams(query)}`;
}

/** Whether a line of the page preloads the first view of this element, whose API has this address. */
export function isLineOf({ href }: HTMLLinkElement, element: Element, url: string): boolean {
  const { getAttribute, localName } = unclobbered(element);
  return (
    href.startsWith(`${url}/v1/first/${localName.slice(8)}?`) &&
    FIRST_ATTRIBUTES.every((each) => new URL(href).searchParams.get(each) === getAttribute(each))
  );
}
