import { OTHER_REGISTRY } from '../../shared/page/embedding/other-registry.ts';
import { outcomeText } from './outcome.ts';
import type { Sentences } from './types.ts';

/** Sentences about the script and its files. */
export const scriptSentences: Sentences<
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
