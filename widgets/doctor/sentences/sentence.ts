import type { Language } from '../../../core/text/language.ts';
import type { FindingCase } from '../../shared/page/embedding/finding.ts';
import { misplacedText } from '../../shared/page/embedding/misplaced.ts';
import { OTHER_REGISTRY } from '../../shared/page/embedding/other-registry.ts';
import { unknownNameText } from '../../unknown-name.ts';
import { elementText } from '../element-text.ts';
import type { NoSize, Problem, ProblemOf } from '../problem.ts';
import { outcomeText } from './outcome.ts';

/** A function for each case that returns the text of a problem; `where` is the element's tag as in the source. */
type Sentences<C extends FindingCase> = {
  readonly [K in C]: (problem: ProblemOf<K>, where: string) => string;
};

/** Sentences about settings. */
const settingSentences: Sentences<
  | 'unknown-setting'
  | 'language-not-offered'
  | 'address-without-scheme'
  | 'missing-token'
  | 'token-refused'
  | 'token-withheld'
> = {
  'unknown-setting': ({ place, name, meant }, where) => {
    const written = {
      ancestor: (setting: string) => `data-creneau-${setting}`,
      'script tag': (setting: string) => `data-${setting}`,
      configure: (setting: string) => setting,
    }[place];
    const hint = meant ? `Did you mean ${written(meant)}?` : 'The settings are listed in docs/webmasters.md.';
    return `${written(name)} ${place === 'configure' ? 'in configure(…)' : `on ${where}`} is no setting. ${hint}`;
  },
  'language-not-offered': ({ written }, where) =>
    `${written} of ${where} is a language that is not offered. Write lang="fr" or lang="en" on the elements, or data-lang on the script tag.`,
  'address-without-scheme': ({ name, value, meant }, where) =>
    `${name} "${value}" of ${where} has no scheme: it is taken for a path of this page. Write ${meant}.`,
  'missing-token': (_, where) =>
    `${where} shows the orders or figures of one customer, and there is no token. Write token="…", or call Creneau.configure({ token }).`,
  'token-refused': ({ address }, where) =>
    `the API ${address} refuses the token of ${where} (401): it is wrong or has expired. Get another one; creneau-tokenexpired asks your page for it.`,
  'token-withheld': ({ address }, where) =>
    `the token is not sent to ${address}: it was set for another address. Write it on ${where}, beside api-url.`,
};

/** Sentences about the script and its files. */
const scriptSentences: Sentences<
  | 'failed-file'
  | 'two-versions'
  | 'moved-loader'
  | 'delayed-loader'
  | 'unused-line'
  | 'unwatched-tree'
  | 'other-registry'
> = {
  'failed-file': ({ name, reason, outcome }) => {
    const isThere = outcome?.case === 'answered' && outcome.status < 400;
    const [address = ''] = /https?:\/\/\S+\.js/.exec(reason) ?? [];
    const isRefusedAsScript = isThere || !outcome;
    const why = isRefusedAsScript
      ? "it was changed on its way, or the page's Content-Security-Policy (script-src) refuses it. Copy all files of a version together, unchanged."
      : outcomeText(address, outcome);
    return `the code of ${name} has not come. ${reason}: ${why}`;
  },
  'two-versions': ({ first, ignored }) =>
    `the page has more than one version of the script: ${first} runs, ${ignored.join(', ')} does not. Keep one script tag.`,
  'moved-loader': ({ address }, where) =>
    `${where} is a copy, ${address}, without the files beside it. Write the folder that it came from: data-base="https://…/creneau/1/", or window.Creneau = { base: "https://…/creneau/1/" } before it.`,
  'delayed-loader': ({ seconds }, where) =>
    `${where} was asked for ${seconds} seconds after the page. If an optimiser delays it, exclude creneau.js there.`,
  'unused-line': ({ name, meant }) =>
    meant
      ? `the line that preloads the first view of <creneau-${name}> has an address or attributes that no element takes. Write <link rel="preload" as="fetch" crossorigin href="${meant}">.`
      : `a line preloads the first view of <creneau-${name}>, which is not on the page. Remove the line.`,
  'unwatched-tree': ({ host }, where) =>
    `${where} is in the shadow tree of <${host.localName}>, which the script does not see. Call Creneau.watch(element.shadowRoot).`,
  'other-registry': (_, where) => `${where} ${OTHER_REGISTRY}`,
};

const LISTED = 'All elements are in the reference, docs/elements.md.';

/** Sentences about tags, attributes, and their place on the page. */
const markupSentences: Sentences<
  | 'unknown-tag'
  | 'unknown-name'
  | 'unknown-attribute'
  | 'attribute-without-data'
  | 'bad-value'
  | 'nothing-named'
  | 'unknown-id'
  | 'no-size'
  | 'swallowed'
  | 'over-body'
> = {
  'unknown-tag': ({ name, meant }) =>
    `there is no element <${name}>. ${meant ? `Did you mean <creneau-${meant}>?` : LISTED}`,
  'unknown-name': ({ name }) => unknownNameText(name),
  'unknown-attribute': ({ name, meant, known }, where) => {
    const hint = meant
      ? `Did you mean ${meant}?`
      : `It has ${known.join(', ') || 'none of its own'}, and the settings.`;
    return `${where} has no attribute ${name}. ${hint}`;
  },
  'attribute-without-data': ({ name }, where) =>
    `${name} on ${where} is not read: only attributes that begin with data- go to the element. Write data-${name}.`,
  'bad-value': ({ name, text }, where) => `${name} of ${where}: ${text}.`,
  'nothing-named': ({ attributes }, where) =>
    `${where} names nothing to show. Write ${attributes.map((name) => `${name}="…"`).join(' or ')}.`,
  'unknown-id': ({ id }, where) =>
    `${where}: no element of the page has id="${id}". Write it on the element that is meant.`,
  'no-size': ({ why }, where) => `${where} ${reasonText(why)}`,
  swallowed: ({ what }, where) =>
    `${where} is not closed: what follows it, ${elementText(what)} too, has become its fallback and is not shown. Write ${where}</${where.slice(1).split(/[ >]/, 1).join()}>; HTML does not know <…/>.`,
  'over-body': ({ by }, where) =>
    `${where} is in ${elementText(by)}, over the page: a bank's step at Stripe would lie under it, and is a page of its own. Keep ${elementText(by)} and what it holds in the page while it is closed: the way back from the bank opens it.`,
};

function reasonText(why: NoSize): string {
  switch (why.case) {
    case 'not-displayed':
      return `cannot be seen: ${elementText(why.by)} has display: none. Its code is fetched when it is displayed.`;
    case 'clipped':
      return `cannot be seen: ${elementText(why.by)} around it has no height or width, and hides what is larger. Give it a size, or overflow: visible.`;
    case 'no-room':
      return `cannot be seen: ${elementText(why.by)} has no width. Give it one: the element is as wide as its place.`;
    case 'map-without-height':
      return 'cannot be seen: it has no height. Write creneau-provider-map { display: block; height: 30em } in your style sheet.';
    case 'no-box':
    case 'cut-off':
      return misplacedText(why, elementText);
  }
}

const AS_LINK =
  'Where an editor removes tags, write a link in a paragraph of its own: <a href="https://…/slotted/…#creneau=picker">, and data-links on the script tag.';

/** Sentences about what editors leave of our markup, and where they put elements. */
const leftoverSentences: Sentences<'markup-as-text' | 'rule-as-text' | 'left-link' | 'in-link' | 'saved-element'> = {
  'markup-as-text': (_, where) => `visitors read our markup as text in ${where}: it was escaped. ${AS_LINK}`,
  'rule-as-text': (_, where) =>
    `visitors read a style rule as text in ${where}: the <style> around it was removed. Write style="display: block; min-height: …" on the element in its place.`,
  'left-link': ({ isMarked, where: allowed }, where) => {
    if (!isMarked) return `there is no element on the page, but ${where} leads to the marketplace. ${AS_LINK}`;
    if (!allowed)
      return `${where} should be an element, but nothing says so. Write data-links="main" on the script tag.`;
    return `${where} should be an element, but is outside of data-links="${allowed}", is marked rel="ugc", or its hash says something unknown.`;
  },
  'in-link': ({ link }, where) =>
    `${where} is in a link${link.hasAttribute('data-creneau') ? '' : `, ${elementText(link)}`}: a press on it leaves the page. Put it beside the link, or write data-creneau on a <p> around the link.`,
  'saved-element': (_, where) =>
    `${where} contains an element that was saved with the text, whose attributes are not those of ${where} any more. Remove the element from the text: the script runs in your editor.`,
};

const NAMES: Readonly<Record<Language, string>> = { fr: 'French', en: 'English' };

/** Sentences about the requests that a page makes to servers. */
const apiSentences: Sentences<
  | 'no-api-address'
  | 'api-unreachable'
  | 'api-refuses-headers'
  | 'api-failing'
  | 'address-without-api'
  | 'default-address'
  | 'not-an-api'
  | 'unknown-value'
  | 'other-language'
  | 'blocked-tiles'
> = {
  'no-api-address': ({ written }, where) =>
    written === null
      ? `${where} has no API address. Call configure({ apiUrl: 'https://…' }), or write data-api-url on the script tag.`
      : `api-url "${written}" of ${where} is no http(s) address, so that nothing is called. Write one, such as https://api.example/api.`,
  'api-unreachable': ({ address, outcome }) => `the API ${address} cannot be called: ${outcomeText(address, outcome)}`,
  'api-refuses-headers': ({ address }) =>
    `the API ${address} can be read, but refuses the headers of bookings (CORS). It must send Access-Control-Allow-Headers: authorization, content-type, idempotency-key.`,
  'api-failing': ({ address, status }) =>
    `the API answers ${status} to ${address}. Nothing on this page is wrong: ask who runs it.`,
  'address-without-api': ({ address }) => `${address} is no API, but ${address}/api is. Write ${address}/api.`,
  'default-address': ({ address }) =>
    `no API address is set, and the default, ${address}, cannot be read from this page. Write the address of your API in data-api-url on the script tag.`,
  'not-an-api': ({ address, status }) =>
    `${address} answers (${status}), but not as an API of Créneau does. Write the address of the API in data-api-url.`,
  'unknown-value': ({ address }, where) =>
    `the API does not know what ${where} names: ${address} is not there. Write the last piece of its address on the marketplace, or its number.`,
  'other-language': ({ address, lang, answered }, where) =>
    `${where} is in ${NAMES[lang]}, but the API ${address} sends its texts in ${NAMES[answered]}. Write the API address of the ${NAMES[lang]} site in api-url, and the address of that site in site-url.`,
  'blocked-tiles': ({ address, outcome }, where) =>
    `the map ${where} gets no tiles (${address}): ${outcomeText(address, outcome)}`,
};

const SENTENCES: Sentences<FindingCase> = {
  ...markupSentences,
  ...settingSentences,
  ...apiSentences,
  ...scriptSentences,
  ...leftoverSentences,
};

/** Returns the text of a problem in one line: what is wrong, where, and what to write instead. */
export function sentenceOf(problem: Problem): string {
  const say = SENTENCES[problem.case] as (problem: Problem, where: string) => string;
  return say(problem, problem.element ? elementText(problem.element) : 'the page');
}
