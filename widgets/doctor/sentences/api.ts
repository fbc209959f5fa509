import type { Language } from '../../../core/text/language.ts';
import { outcomeText } from './outcome.ts';
import type { Sentences } from './types.ts';

const NAMES: Readonly<Record<Language, string>> = { fr: 'French', en: 'English' };

/** Sentences about the requests that a page makes to servers. */
export const apiSentences: Sentences<
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
