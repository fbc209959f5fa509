import { type Language, languageOfHost, parseLanguage } from '../../../core/text/language.ts';
import { isTimeZone, PARIS } from '../../../core/time/zone.ts';
import { camelCase } from '../base/camel-case.ts';
import { own } from '../base/own.ts';
import { unclobbered } from '../base/unclobbered.ts';
import { warnOnce } from '../base/warn.ts';
import { warnOfQuotes } from './embedding/warn-of-quotes.ts';
import { withScheme } from './embedding/with-scheme.ts';
import { type Registry, registry } from './registry.ts';
import {
  findSetting,
  httpAddress,
  parentOf,
  SETTING_NAMES,
  type SettingName,
  siteUrlAt,
  type Theme,
} from './settings.ts';

/** An element's settings (C-settings), except the API address and token, which `findApi` returns. */
export interface Settings {
  readonly lang: Language;
  readonly timeZone: string;
  /** The currency of amounts for which the API gives none. */
  readonly currency: string | null;
  readonly theme: Theme;
  readonly siteUrl: string;
  readonly partner: string | null;
  /** The source of the map's tiles, as it was set: an address, or an object with its `url`; null for the default. */
  readonly tiles: unknown;
  /** The consents, as they were set: '' for none; null if the setting is missing. */
  readonly consent: string | null;
  /** Whether the element reports its own figures (D-vitals). */
  readonly vitals: boolean;
}

/** Reads an element's settings; warns once about an invalid value, and uses the value of the next place instead. */
export function readSettings(host: Element, page: Registry): Settings {
  const read = <T>(name: SettingName, parse: (value: unknown) => T | null): T | null => {
    const found = findSetting(host, name, page, (value) => {
      // An empty list of consents grants nothing; any other empty value counts as unset.
      if (name === 'consent' ? value === null || value === undefined : !value) return false;
      const isGood = parse(value) !== null;
      if (!isGood && name !== 'lang') warnOnce(`invalid ${name} ${JSON.stringify(value)} is ignored.`);
      return isGood;
    });
    return found ? parse(found[0]) : null;
  };
  for (const name of SETTING_NAMES) {
    warnOfQuotes('the script tag', `data-${name}`, own(page.script?.dataset, camelCase(name)));
  }
  for (const name of ['api-url', 'site-url'] as const) {
    const [value] = findSetting(host, name, page) ?? [];
    const meant = withScheme(value);
    if (meant) warnOnce(`${name} "${value}" has no scheme: it is taken for a path of this page. Write ${meant}.`);
  }
  return {
    lang:
      keptLanguage(host) ??
      read('lang', languageFrom) ??
      languageOfHost(location.hostname) ??
      ancestorLanguage(host) ??
      'fr',
    timeZone: read('time-zone', zoneFrom) ?? PARIS,
    currency: read('currency', (value) => (/^[A-Z]{3}$/i.test(String(value)) ? String(value).toUpperCase() : null)),
    theme: read('theme', themeFrom) ?? 'auto',
    siteUrl: read('site-url', httpAddress) ?? siteUrlAt(host, page),
    partner: read('partner', (value) => String(value).slice(0, 80)),
    tiles: read('tiles', (value) => value),
    consent: read('consent', String),
    vitals: read('vitals', switchFrom) ?? false,
  };
}

/** Returns the address of the marketplace for an element (C-settings). */
export function siteUrlOf(host: Element): string {
  return siteUrlAt(host, registry() ?? { configuration: {}, script: null });
}

function languageFrom(value: unknown): Language | null {
  return typeof value === 'string' ? parseLanguage(value) : null;
}

function zoneFrom(value: unknown): string | null {
  return typeof value === 'string' && isTimeZone(value) ? value : null;
}

function themeFrom(value: unknown): Theme | null {
  const theme = inLowerCase(value);
  return theme === 'light' || theme === 'dark' || theme === 'auto' ? theme : null;
}

function switchFrom(value: unknown): boolean | null {
  const position = inLowerCase(value);
  return position === 'on' || (position === 'off' ? false : null);
}

function inLowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/**
 * The last valid `lang` of each element, from before a translator or a script wrote an unsupported language into it.
 */
const lastLanguage = new WeakMap<Element, Language>();

/** Returns the last valid `lang` of the element, if another value has replaced it. */
function keptLanguage(host: Element): Language | null {
  const language = languageOfElement(host);
  return languageFrom(Reflect.get(host, 'lang')) ? null : language;
}

function ancestorLanguage(host: Element): Language | null {
  const element = parentOf(host);
  return element && (languageOfElement(element) ?? ancestorLanguage(element));
}

function languageOfElement(element: Element): Language | null {
  const written = unclobbered(element).getAttribute('lang');
  if (written === null) return null;
  const known = lastLanguage.get(element) ?? parseLanguage(registry()?.languages?.get(element));
  if (known && isTranslated(element.ownerDocument)) return known;
  const language = parseLanguage(written) ?? known;
  if (language) lastLanguage.set(element, language);
  return language;
}

/** Whether a browser has translated the page. */
function isTranslated({ documentElement }: Document): boolean {
  return /\btranslated-(ltr|rtl)\b/.test(unclobbered(documentElement).className);
}
