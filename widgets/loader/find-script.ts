import { pasted } from '../../core/text/pasted.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { VERSION } from '../shared/base/version.ts';
import { httpAddress, type ScriptTag } from '../shared/page/settings.ts';
import type { GivenSettings } from './given-settings.ts';

/**
 * Returns our script tag, with the address of the loader in the folder of its files: the one that `base` names, the
 * tag's own, or that of the marketplace's server or the API's if the loader was copied under another name
 * (C-data-base). Undefined if there is none. Only a real script element counts.
 */
export function findScript(given: GivenSettings): ScriptTag | undefined {
  const script = findElement();
  const { dataset = {}, nonce, integrity, src = '' } = script ?? {};
  const { base, siteUrl, apiUrl } = { ...dataset, ...given };
  const named = addressOf(base);
  if (base && !named) console.warn(`Créneau: data-base="${base}" is not the address of a folder.`);
  // As if it stood on the tag.
  if (named) dataset['base'] ??= base;
  const isRenamed = !/\/creneau\.js($|[?#])/.test(src);
  const folder = named ?? (isRenamed ? folderAt(addressOf(siteUrl) ?? addressOf(apiUrl)) : null);
  if (folder) return { src: `${folder}/creneau.js`, dataset, nonce, integrity };
  return /^https?:/.test(src) ? script : undefined;
}

const addressOf = (given: string | undefined): string | null => httpAddress(given && pasted(`${given}`));

/** Returns the folder in which a server of ours has the newest files of this major version (C-bundle). */
const folderAt = (address: string | null): string | null =>
  address && new URL(`/creneau/${Number.parseInt(VERSION, 10)}`, address).href;

function findElement(): HTMLScriptElement | undefined {
  const { currentScript, querySelectorAll } = unclobbered(document);
  const all = [...querySelectorAll('script')].filter((script) => script instanceof HTMLScriptElement);
  const scripts = all.filter(({ dataset, src }) => dataset['base'] || /^https?:/.test(src));
  let stack: string | undefined;
  return (
    scripts.find((script) => script === currentScript) ??
    // A module has no `currentScript`, but the call stack names its address. To write a stack takes milliseconds.
    scripts.find(({ src }) => {
      stack ??= new Error().stack ?? '';
      return src && stack.includes(`${src}:`);
    }) ??
    // After a redirect the stack has another address than the tag.
    scripts.find(({ src }) => /\/creneau\.js($|[?#])/.test(src)) ??
    // An optimiser has taken the code out of its tag, or put it into the page.
    scripts.find(({ dataset }) => dataset['base']) ??
    all.find((script) => script === currentScript)
  );
}
