import { languageOfHost, parseLanguage } from '../../../core/text/language.ts';
import { FIRST_CALLS, KNOWN_CALLS } from '../../first-calls.ts';
import { attributeOf } from '../../shared/base/attribute-of.ts';
import { own } from '../../shared/base/own.ts';
import { readSettings } from '../../shared/page/element-settings.ts';
import type { Registry } from '../../shared/page/registry.ts';
import { findApi, findSetting, writtenApi } from '../../shared/page/settings.ts';
import { type Check, firstOfEach, nameOf, type Page } from '../page.ts';
import { type Outcome, probe } from '../probe.ts';
import type { Problem } from '../problem.ts';
import { tableOf } from './attributes.ts';
import { givenTo } from './references.ts';
import { scriptElement } from './script.ts';

/** A call of the page's first view, and its outcome. */
interface Answered {
  readonly element: Element;
  readonly url: string;
  readonly address: string;
  /** Whether the call is the element's own first call, in contrast to `ANY_PATH`. */
  readonly isOwn: boolean;
  readonly outcome: Outcome;
}

/** A path that every API of ours answers, requested for elements that make no first call. */
const ANY_PATH = 'v1/popups';

/** The headers of a booking, which the server must allow in its answer to the preflight request. */
const OF_BOOKINGS = { 'content-type': 'application/json', 'idempotency-key': 'doctor' };

/** Finds APIs that cannot be called, or that do not know the values in an element's attributes. */
export const checkApi: Check = async (page) => {
  const calls = firstOfEach(
    page.ours.flatMap((element) => callsOf(element, page)),
    ({ address }) => address,
  );
  const answered = await Promise.all(
    calls.map(
      async (call): Promise<Answered> => ({ ...call, outcome: await probe(call.address, { headers: call.headers }) }),
    ),
  );
  const addresses = [...new Set(answered.map(({ url }) => url))];
  const ofAddresses = await Promise.all(
    addresses.map((url) =>
      ofOneApi(
        answered.filter((call) => call.url === url),
        page,
      ),
    ),
  );
  return [...withoutAddress(page), ...ofAddresses.flat()];
};

function withoutAddress({ ours, registry }: Page): readonly Problem[] {
  const [element] = ours.filter((each) => findApi(each, registry).url === null);
  if (!element) return [];
  const written = writtenApi(element, registry);
  return [{ case: 'no-api-address', element, written: written ? String(written) : null }];
}

function callsOf(element: Element, { registry }: Page) {
  const name = nameOf(element) ?? '';
  const { url, token: [token] = [] } = findApi(element, registry);
  if (url === null || typeof token === 'function') return [];
  const firstCalls = own({ ...FIRST_CALLS, ...KNOWN_CALLS }, name);
  // If an attribute has no default, its property counts too: a script may have set only the property.
  const piece = (attribute: string) => {
    const hasDefault = own(tableOf(name), attribute)?.default != null;
    const value = hasDefault ? attributeOf(element, attribute) : givenTo(element, attribute);
    return encodeURIComponent(value ?? '');
  };
  const [path = ANY_PATH] = firstCalls?.(piece).filter(Boolean) ?? [];
  const headers: Record<string, string> = token ? { authorization: `Bearer ${String(token)}` } : {};
  return [{ element, url, address: `${url}/${path}`, isOwn: path !== ANY_PATH, headers }];
}

/** Returns at most one problem if it concerns all calls, else one for each call that failed. */
async function ofOneApi(calls: readonly Answered[], page: Page): Promise<readonly Problem[]> {
  const [unreachable] = calls.filter(({ outcome }) => outcome.case !== 'answered');
  if (unreachable) return [await ofUnreachable(unreachable, page)];
  const problems = (await Promise.all(calls.map((call) => ofOneCall(call, page.registry)))).flat();
  const [ofAll] = problems.filter(({ case: what }) => what !== 'unknown-value' && what !== 'other-language');
  if (ofAll) return [ofAll];
  const oneForLanguages = firstOfEach(problems, (problem) =>
    problem.case === 'unknown-value' ? problem.address : problem.case,
  );
  return [...oneForLanguages, ...(await refusedHeaders(calls[0]))];
}

async function ofUnreachable(call: Answered, { registry }: Page): Promise<Problem> {
  const { element, url, outcome } = call;
  if (outcome.case === 'cors') {
    // If the API is at another path, the CORS headers of this address say nothing about the API; nor do those of the
    // script's host if it has no API.
    if (await hasApiBelow(call)) return { case: 'address-without-api', element, address: url };
    if (!findSetting(element, 'api-url', registry)) return { case: 'default-address', element, address: url };
  }
  return { case: 'api-unreachable', element, address: url, outcome };
}

async function ofOneCall(
  { element, url, address, isOwn, outcome }: Answered,
  page: Registry,
): Promise<readonly Problem[]> {
  if (outcome.case !== 'answered') return [];
  const { status, isJson, language } = outcome;
  if (status >= 500 || status === 429) return [{ case: 'api-failing', element, address, status }];
  if (isJson) {
    if (isOwn && (status === 404 || status === 400)) return [{ case: 'unknown-value', element, address }];
    const { lang } = readSettings(element, page);
    const answered = parseLanguage(language ?? '') ?? lang;
    return answered === lang ? [] : [{ case: 'other-language', element, address: url, lang, answered }];
  }
  return (await hasApiBelow({ url, address }))
    ? [{ case: 'address-without-api', element, address: url }]
    : [{ case: 'not-an-api', element, address: url, status }];
}

/** Whether the path of the API is missing from the address: the same call below `/api` returns JSON. */
async function hasApiBelow({ url, address }: Pick<Answered, 'url' | 'address'>): Promise<boolean> {
  const below = await probe(address.replace(url, `${url}/api`));
  return below.case === 'answered' && below.isJson;
}

async function refusedHeaders(call: Answered | undefined): Promise<readonly Problem[]> {
  if (!call) return [];
  const { element, url, address } = call;
  const outcome = await probe(address, { headers: { ...OF_BOOKINGS, authorization: 'Bearer' } });
  return outcome.case === 'cors' ? [{ case: 'api-refuses-headers', element, address: url }] : [];
}

/**
 * Finds languages that the elements do not offer. The page's own `lang` counts only if no setting and no domain gives
 * an offered language.
 */
export const checkLanguages: Check = ({ ours, all, registry: { configuration, script } }) => {
  const places: readonly (readonly [Element | null, string, unknown])[] = [
    ...ours.map((element) => [element, 'lang', attributeOf(element, 'lang')] as const),
    ...all.map((element) => [element, 'data-creneau-lang', element.getAttribute('data-creneau-lang')] as const),
    [null, 'configure: lang', configuration.lang],
    [scriptElement(script), 'data-lang', script?.dataset['lang']],
  ];
  const given = places.filter(([, , value]) => value);
  const wrong = given.filter(([, , value]) => parseLanguage(String(value)) === null);
  const root = document.documentElement;
  const isPageSilent = given.length > wrong.length || languageOfHost(location.hostname) || ours.length === 0;
  const isPageWrong = !isPageSilent && root.lang !== '' && parseLanguage(root.lang) === null;
  return [...wrong, ...(isPageWrong ? [[root, 'lang', root.lang] as const] : [])].map(
    ([element, name, value]): Problem => ({ case: 'language-not-offered', element, written: `${name}="${value}"` }),
  );
};
