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
export interface Found {
  readonly value: unknown;
  readonly element: Element | null;
}

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
): Found | null {
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as keyof Configuration;
  for (let element = from; element; element = parentOf(element)) {
    const value =
      element === host
        ? (host as unknown as Configuration)[property] || host.getAttribute(name)
        : element.getAttribute(`data-creneau-${name}`);
    if (accepts(value)) return { value, element };
  }
  for (const value of [page.configuration[property], page.script?.dataset[property]]) {
    if (accepts(value)) return { value, element: null };
  }
  return null;
}

/** The parent, through the edge of a shadow tree. */
export function parentOf(element: Element): Element | null {
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
}

/** Where an element's calls go, and as whom. */
export interface ApiSetting {
  /** Without a slash at its end; null where nothing names one. */
  readonly url: string | null;
  readonly token: Token | null;
  /** The tag or ancestor whose token it is; null for the page's. */
  readonly owner: Element | null;
  /** A token was set, but for another origin: it is kept back (contract §2). */
  readonly isTokenKept: boolean;
}

/** The API address and the token that may go there: one goes only with the address that its own place sees. */
export function findApi(host: Element, page: PageSettings): ApiSetting {
  const fallback = page.script && new URL('/api', page.script.src).href;
  const address = (found: Found | null) => (found ? httpAddress(found.value) : fallback);
  const url = address(findSetting(host, 'api-url', page, httpAddress));
  const token = findSetting(host, 'token', page);
  if (!token) return { url, token: null, owner: null, isTokenKept: false };
  const own = address(findSetting(host, 'api-url', page, httpAddress, token.element));
  const isSafe = url !== null && own !== null && new URL(url).origin === new URL(own).origin;
  return {
    url,
    token: isSafe ? (token.value as Token) : null,
    owner: isSafe ? token.element : null,
    isTokenKept: !isSafe,
  };
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
