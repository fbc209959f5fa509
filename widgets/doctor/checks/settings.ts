import { pasted } from '../../../core/text/pasted.ts';
import { isTimeZone } from '../../../core/time/zone.ts';
import { attributeOf } from '../../shared/base/attribute-of.ts';
import { camelCase } from '../../shared/base/camel-case.ts';
import { nearest } from '../../shared/base/nearest.ts';
import { withScheme } from '../../shared/page/embedding/with-scheme.ts';
import { findApi, SETTING_NAMES, type SettingName } from '../../shared/page/settings.ts';
import { type Check, firstOfEach, nameOf, type Page } from '../page.ts';
import { probe } from '../probe.ts';
import type { Problem } from '../problem.ts';
import { scriptElement } from './script.ts';

const KEYS = SETTING_NAMES.map(camelCase);

/**
 * For each setting, a test of its text and the description of valid values. Tiles and addresses have separate checks.
 */
const VALUES: readonly (readonly [SettingName, (text: string) => boolean, string])[] = [
  ['theme', (text) => /^(?:light|dark|auto)$/i.test(text), 'light, dark or auto'],
  ['time-zone', isTimeZone, 'a time zone such as Europe/London'],
  ['currency', (text) => /^[A-Z]{3}$/i.test(text), 'a currency such as EUR'],
  ['vitals', (text) => /^(?:on|off)$/i.test(text), 'on or off'],
  ['order-event', (text) => /^(?:full|anonymous)$/i.test(text), 'full or anonymous'],
  [
    'consent',
    (text) => text.split(/[\s,]+/).every((word) => /^(?:none|map|payment|video|)$/i.test(word)),
    'none, or a list of map, payment and video',
  ],
];

/** Finds settings that do not exist, and invalid values. */
export const checkSettings: Check = (page) => [
  ...page.all.flatMap(onAncestor),
  ...inConfiguration(page),
  ...onScript(page),
  ...values(page),
];

function onAncestor(element: Element): readonly Problem[] {
  return element
    .getAttributeNames()
    .filter((name) => name.startsWith('data-creneau-'))
    .map((name) => name.slice('data-creneau-'.length))
    .filter((name) => !SETTING_NAMES.some((known) => known === name))
    .map((name) => ({
      case: 'unknown-setting',
      place: 'ancestor',
      element,
      name,
      meant: nearest(name, SETTING_NAMES),
    }));
}

function inConfiguration({ registry: { configuration } }: Page): readonly Problem[] {
  return Object.keys(configuration)
    .filter((name) => !KEYS.includes(name))
    .map((name) => ({ case: 'unknown-setting', place: 'configure', element: null, name, meant: nearest(name, KEYS) }));
}

/**
 * Finds unknown settings on the script tag. Optimisers add other `data-` attributes there, so only a name that is
 * similar to a setting is reported.
 */
function onScript({ registry: { script } }: Page): readonly Problem[] {
  return Object.keys(script?.dataset ?? {})
    .filter((name) => !['base', 'first', 'links'].includes(name) && !KEYS.includes(name))
    .flatMap((name): readonly Problem[] => {
      const meant = nearest(name, SETTING_NAMES);
      const written = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const element = scriptElement(script);
      return meant ? [{ case: 'unknown-setting', place: 'script tag', element, name: written, meant }] : [];
    });
}

function values({ ours, all, registry: { configuration, script } }: Page): readonly Problem[] {
  return VALUES.flatMap(([name, isGood, expected]) => {
    const key = camelCase(name);
    const written = [
      ...ours.map((element) => [element, name, attributeOf(element, name)] as const),
      ...all.map((element) => [element, `data-creneau-${name}`, element.getAttribute(`data-creneau-${name}`)] as const),
      [null, `configure({ ${key} })`, Reflect.get(configuration, key)] as const,
      [scriptElement(script), `data-${name}`, script?.dataset[key] ?? null] as const,
    ];
    return written
      .filter(([, , value]) => typeof value === 'string' && value !== '' && !isGood(pasted(value)))
      .map(([element, at, value]): Problem => {
        return { case: 'bad-value', element, name: at, text: `${JSON.stringify(value)} is not ${expected}` };
      });
  });
}

/** Finds addresses that begin with a host's name, which browsers read as a path of the page. */
export const checkAddresses: Check = ({ ours, all, registry: { configuration, script } }) =>
  (['api-url', 'site-url'] as const).flatMap((name) => {
    const key = camelCase(name) as 'apiUrl' | 'siteUrl';
    const places: readonly (readonly [Element | null, unknown])[] = [
      ...ours.map((element) => [element, attributeOf(element, name)] as const),
      ...all.map((element) => [element, element.getAttribute(`data-creneau-${name}`)] as const),
      [null, configuration[key]],
      [scriptElement(script), script?.dataset[key]],
    ];
    return places.flatMap(([element, value]): readonly Problem[] => {
      const meant = withScheme(value);
      return meant ? [{ case: 'address-without-scheme', element, name, value: String(value), meant }] : [];
    });
  });

/** Elements that show a visitor nothing but a request to sign in. */
const PERSONAL = ['order-history', 'fitness-dashboard', 'studio-day'];

/** Finds tokens that are missing, withheld or refused. */
export const checkTokens: Check = async ({ ours, registry }) => {
  const found = ours.map((element) => ({ element, ...findApi(element, registry) }));
  const written = found.flatMap(({ element, url, token, isTokenWithheld }): readonly Problem[] => {
    if (isTokenWithheld && url) return [{ case: 'token-withheld', element, address: url }];
    return !token && PERSONAL.includes(nameOf(element) ?? '') ? [{ case: 'missing-token', element }] : [];
  });
  const withToken = found.flatMap(({ url, token }) => {
    const [value, owner = null] = token ?? [];
    return url && typeof value === 'string' ? [{ url, value, owner }] : [];
  });
  const each = firstOfEach(withToken, ({ url, value }) => `${url} ${value}`);
  const asked = await Promise.all(
    each.map(async ({ url, value, owner }): Promise<readonly Problem[]> => {
      const outcome = await probe(`${url}/v1/me`, { headers: { authorization: `Bearer ${value}` } });
      const isRefused = outcome.case === 'answered' && outcome.status === 401;
      return isRefused ? [{ case: 'token-refused', element: owner, address: url }] : [];
    }),
  );
  return [...written, ...asked.flat()];
};
