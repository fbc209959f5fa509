import type { Token } from '../../../core/session/state.ts';
import { pasted } from '../../../core/text/pasted.ts';
import { attributeOf } from '../base/attribute-of.ts';
import { camelCase } from '../base/camel-case.ts';
import { onPage } from '../base/on-page.ts';
import { own } from '../base/own.ts';
import { unclobbered } from '../base/unclobbered.ts';

/** The names of the settings (C-settings), written as attributes. */
export const SETTING_NAMES = [
  'api-url',
  'token',
  'lang',
  'time-zone',
  'currency',
  'tiles',
  'theme',
  'consent',
  'site-url',
  'partner',
  'vitals',
  'order-event',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];

/** `auto` follows the visitor's device. */
export type Theme = 'light' | 'dark' | 'auto';

/** The tiles of a map. */
export interface Tiles {
  /**
   * The address of a tile, with `{z}`, `{x}` and `{y}`; `{theme}` stands for `light` or `dark`, `{ratio}` for `@2x` on
   * sharp screens.
   */
  readonly url: string;
  /** The attribution of the tiles, as text or with a link in HTML; by default their host. */
  readonly attribution?: string | undefined;
  /** The deepest zoom that has tiles, at most 18, which is the default. */
  readonly maxZoom?: number | undefined;
  /** The values of `{s}` in the address, as letters or as a list; by default a, b and c. */
  readonly subdomains?: string | readonly string[] | undefined;
  /** Whether rows are counted from the south, as in TMS. */
  readonly tms?: boolean | undefined;
}

/** The settings, as `configure` takes them. A key given as undefined is unset. */
export interface Configuration {
  /** The address of the API. With the script tag it defaults to `/api` on the script's origin. */
  readonly apiUrl?: string | undefined;
  /** The token of a signed-in customer, or a function that returns one or a promise of one; missing for a visitor. */
  readonly token?: Token | null | undefined;
  /** The language, `fr` or `en`; by default that of the page. */
  readonly lang?: string | undefined;
  /** The time zone in which hours are shown, such as `Europe/London`; by default `Europe/Paris`. */
  readonly timeZone?: string | undefined;
  /** The currency of amounts to which the API gives none, such as `EUR`. */
  readonly currency?: string | undefined;
  /** The pictures of a map: an address with `{z}`, `{x}` and `{y}`, or an object; by default OpenStreetMap's. */
  readonly tiles?: string | Tiles | undefined;
  /** The theme; by default `auto`. */
  readonly theme?: Theme | undefined;
  /**
   * What the visitor has consented to: `none`, or a list of `map payment video`; by default all, or none on a page that
   * listens to `creneau-consentrequired`.
   */
  readonly consent?: string | undefined;
  /** The address of the marketplace, to which links lead; with the script tag it defaults to the script's origin. */
  readonly siteUrl?: string | undefined;
  /** The name of your site, which is kept with each order. */
  readonly partner?: string | undefined;
  /** Whether elements report their own figures by `creneau-vitals`: `on`, or `off`, which is the default. */
  readonly vitals?: 'on' | 'off' | undefined;
  /**
   * What the event `creneau-order` says: `full`, which is the default, or `anonymous`, without the buyer's and the
   * recipient's name and address.
   */
  readonly orderEvent?: 'full' | 'anonymous' | undefined;
}

/** Our script tag. */
export interface ScriptTag {
  readonly src: string;
  readonly dataset: DOMStringMap;
  readonly nonce?: string | undefined;
  readonly integrity?: string | undefined;
}

/** The settings of the whole page. */
export interface PageSettings {
  readonly configuration: Configuration;
  readonly script: ScriptTag | null;
}

/** A setting's value, and the tag or ancestor that sets it; null if it is set elsewhere. */
export type Found = readonly [value: unknown, element: Element | null];

/**
 * Finds a setting of `host`. The tag's property or attribute, `data-creneau-…` of the nearest ancestors (through shadow
 * trees), `configure` and the script tag are searched for the first value that `accepts` accepts (C-settings-order).
 * With `from`, the search starts at that ancestor, or at `configure` for null. `findApi` uses this to search `api-url`
 * from the place that sets the token, so that an address of another origin nearer to the element does not get the
 * token.
 */
export function findSetting(
  host: Element | null,
  name: SettingName,
  pageSettings: PageSettings,
  accepts: (value: unknown) => unknown = Boolean,
  from: Element | null = host,
): Found | undefined {
  const property = camelCase(name) as keyof Configuration;
  const places: Found[] = [];
  for (let element = from; element; element = parentOf(element)) {
    if (element === host) places.push([propertyOf(host, property) ?? attributeOf(host, name), element]);
    places.push([unclobbered(element).getAttribute(`data-creneau-${name}`), element]);
  }
  places.push([own(pageSettings.configuration, property), null], [own(pageSettings.script?.dataset, property), null]);
  return places
    .map(([value, element]) => [typeof value === 'string' ? pasted(value) : value, element] as const)
    .find(([value]) => accepts(value));
}

/**
 * Returns the value of a setting's property: from the widget's class, or as the page has set it before the class was
 * defined.
 */
function propertyOf(host: Element, property: keyof Configuration): unknown {
  const element: Configuration = host as object;
  if (customElements.get(host.localName)) return element[property];
  return own(element, property) ?? own(element as Readonly<Record<string, unknown>>, property.toLowerCase());
}

/** Returns the parent of an element; at the top of a shadow tree, the tree's host. */
export function parentOf(element: Element): Element | null {
  const { parentElement, parentNode } = unclobbered(element);
  return parentElement ?? (parentNode instanceof ShadowRoot ? parentNode.host : null);
}

/** The API address of an element's calls, and their token. */
export interface ApiSetting {
  /** The address without a slash at its end; null if none is set, or if the value is not an address. */
  readonly url: string | null;
  /** The token, and the tag or ancestor that sets it; undefined for a visitor. */
  readonly token: Found | undefined;
  /**
   * Whether a token is withheld: it was set for another origin, or there is no address to send it to (C-token-scope).
   */
  readonly isTokenWithheld: boolean;
}

/**
 * Returns the API address and the token that may be sent there: only a token that is set in a place with an API address
 * of the same origin.
 */
export function findApi(host: Element, pageSettings: PageSettings): ApiSetting {
  const url = apiUrlAt(host, pageSettings) ?? null;
  const token = findSetting(host, 'token', pageSettings, (value) => value && !isTextOfCode(value));
  const isTokenWithheld = !!token && (!url || originOf(apiUrlAt(host, pageSettings, token[1])) !== originOf(url));
  return { url, token: isTokenWithheld ? undefined : token, isTokenWithheld };
}

/** Returns the marketplace's address at an element, or that of the whole page; empty if there is none. */
export function siteUrlAt(host: Element | null, pageSettings: PageSettings): string {
  const [value] = findSetting(host, 'site-url', pageSettings, httpAddress) ?? [];
  const { script } = pageSettings;
  return httpAddress(value ?? (script && new URL('/', script.src).href)) ?? '';
}

/** Returns the value that is set as the API address of `host`, valid or not; undefined if none is set. */
export function writtenApi(host: Element, pageSettings: PageSettings): unknown {
  return findSetting(host, 'api-url', pageSettings)?.[0];
}

/**
 * Whether a value is the text of a function or an object: frameworks convert these to text for an element that is not
 * defined yet.
 */
export function isTextOfCode(value: unknown): boolean {
  return typeof value === 'string' && /^\s*(?:\(|\w+\s*=>|async\b|function\b|\[object )/.test(value);
}

/** Whether an API has the same origin as the API that `configure` or the script tag sets; true if they set none. */
export function isApiOfPage(url: string, pageSettings: PageSettings): boolean {
  const address = apiUrlAt(null, pageSettings);
  return address === undefined || originOf(address) === originOf(url);
}

/**
 * Returns the API address that applies at `place`: an ancestor of `host`, `host` itself, or null for `configure`;
 * undefined if none is set. An invalid address is returned as null, so that no other server gets the calls and the token
 * that are meant for it.
 */
function apiUrlAt(
  host: Element | null,
  pageSettings: PageSettings,
  place: Element | null = host,
): string | null | undefined {
  const found = findSetting(host, 'api-url', pageSettings, Boolean, place);
  if (found) return httpAddress(found[0]);
  return pageSettings.script ? new URL('/api', pageSettings.script.src).href : undefined;
}

function originOf(url: string | null | undefined): string | null {
  return url ? new URL(url).origin : null;
}

/**
 * Text that a template or a script leaves in an address if a value is missing: `{{API}}`, `${api}`, `<?= $api ?>`,
 * `%API%`, `undefined/api`.
 */
const UNFILLED = /[{}<>]|%(?![\da-f]{2})|^(?:undefined|null|\[object )/i;

/** Returns an http(s) address, resolved on the page and without a slash at its end; null if it is invalid. */
export function httpAddress(value: unknown): string | null {
  try {
    const url = onPage(value as string);
    // Some browsers encode invalid characters in a host, such as a space; others refuse the address.
    const isWeb = /^https?:\/\/[^%/]+(?:\/|$)/.test(url.href);
    return value && isWeb && !UNFILLED.test(`${value}`) ? url.href.replace(/\/$/, '') : null;
  } catch {
    return null;
  }
}
