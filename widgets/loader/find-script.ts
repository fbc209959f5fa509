import { pasted } from '../../core/text/pasted.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { VERSION } from '../shared/base/version.ts';
import { httpAddress, type ScriptTag } from '../shared/page/settings.ts';
import type { GivenSettings } from './given-settings.ts';

/**
 * Returns our script tag, or undefined if there is none. Its `src` is the loader's address in the folder of the built
 * files: the folder that `base` names; else the tag's own; or, if the loader was copied under another name, the folder
 * on the server of the marketplace or the API (C-data-base). Only a real script element counts.
 */
export function findScript(given: GivenSettings): ScriptTag | undefined {
  const script = findElement();
  const { dataset = {}, nonce, integrity, src = '' } = script ?? {};
  const { base, siteUrl, apiUrl } = { ...dataset, ...given };
  const named = addressOf(base);
  if (base && !named) console.warn(`Créneau: data-base="${base}" is not the address of a folder.`);
  // `base` of `window.Creneau` has the same effect as `data-base` on the tag.
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
    // A module has no `currentScript`, but its address is in the call stack. The stack is read only here, because that
    // takes milliseconds.
    scripts.find(({ src }) => {
      stack ??= new Error().stack ?? '';
      return src && stack.includes(`${src}:`);
    }) ??
    // After a redirect, the address in the stack differs from the tag's.
    scripts.find(({ src }) => /\/creneau\.js($|[?#])/.test(src)) ??
    // An optimiser may have moved the code to another script, or have inlined it.
    scripts.find(({ dataset }) => dataset['base']) ??
    all.find((script) => script === currentScript)
  );
}
