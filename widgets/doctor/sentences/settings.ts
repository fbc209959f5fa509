import type { Sentences } from './types.ts';

/** Sentences about settings. */
export const settingSentences: Sentences<
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
