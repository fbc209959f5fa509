/** The settings of contract §2, named as their attributes. */
export type SettingName =
  | 'api-url'
  | 'token'
  | 'lang'
  | 'time-zone'
  | 'currency'
  | 'tiles'
  | 'theme'
  | 'consent'
  | 'site-url'
  | 'partner';

/** A token, or a function that gets one. */
export type Token = string | (() => string | null | Promise<string | null>);

/** What `configure` takes. */
export interface Configuration {
  readonly apiUrl?: string | undefined;
  readonly token?: Token | null | undefined;
  readonly lang?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly currency?: string | undefined;
  readonly tiles?: string | { readonly url: string; readonly attribution: string } | undefined;
  readonly theme?: string | undefined;
  readonly consent?: string | undefined;
  readonly siteUrl?: string | undefined;
  readonly partner?: string | undefined;
}

/** Our script tag. */
export interface ScriptTag {
  readonly src: string;
  readonly dataset: DOMStringMap;
}

/** What holds for the whole page. */
export interface PageSettings {
  readonly configuration: Configuration;
  readonly script: ScriptTag | null;
}

/** A setting's value, and the element that names it where that is the tag or an ancestor of it. */
export type Found = readonly [value: unknown, element?: Element];

/**
 * A setting of `host`: the tag's property or attribute, the nearest ancestor's `data-creneau-…` (through shadow trees),
 * `configure`, the script tag; the first that `accepts` takes (contract §2). With `from` the search starts at that
 * ancestor (or at `configure` for null): what the place that named another setting sees.
 */
export function findSetting(
  host: Element,
  name: SettingName,
  page: PageSettings,
  accepts: (value: unknown) => unknown = Boolean,
  from: Element | null = host,
): Found | undefined {
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof Configuration;
  const places: Found[] = [];
  for (let element = from; element; element = parentOf(element)) {
    if (element === host) places.push([(host as Configuration)[property] ?? host.getAttribute(name), element]);
    places.push([element.getAttribute(`data-creneau-${name}`), element]);
  }
  places.push([page.configuration[property]], [page.script?.dataset[property]]);
  return places.find(([value]) => accepts(value));
}

/** The parent, through the edge of a shadow tree. */
export function parentOf(element: Element): Element | null {
  return element.parentElement ?? (element.parentNode as ShadowRoot | null)?.host ?? null;
}

/** Where an element's calls go, and as whom. */
export interface ApiSetting {
  /** Without a slash at its end; null where nothing names one. */
  readonly url: string | null;
  /** With the tag or ancestor that names it; undefined for a visitor. */
  readonly token: Found | undefined;
  /** A token was set, but for another origin: it is kept back (contract §2). */
  readonly isTokenKept: boolean;
}

/** The API address and the token that may go there: one goes only with the address that its own place sees. */
export function findApi(host: Element, page: PageSettings): ApiSetting {
  const seenFrom = (place: Element | null) => {
    const found = findSetting(host, 'api-url', page, httpAddress, place);
    return found ? httpAddress(found[0]) : page.script && new URL('/api', page.script.src).href;
  };
  const url = seenFrom(host);
  const token = findSetting(host, 'token', page);
  const isTokenKept = !!token && originOf(seenFrom(token[1] ?? null)) !== originOf(url);
  return { url, token: isTokenKept ? undefined : token, isTokenKept };
}

function originOf(url: string | null): string | null {
  return url && new URL(url).origin;
}

/** An http(s) address made absolute, without its last slash, or null. */
export function httpAddress(value: unknown): string | null {
  try {
    const url = new URL(value as string, document.baseURI);
    return value && /^https?:/.test(url.protocol) ? url.href.replace(/\/$/, '') : null;
  } catch {
    return null;
  }
}
