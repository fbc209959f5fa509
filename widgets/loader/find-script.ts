import { pasted } from '../../core/text/pasted.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { httpAddress, type ScriptTag } from '../shared/page/settings.ts';

/**
 * Returns our script tag, with the address that the loader was fetched from or that its `data-base` names (C-data-base);
 * undefined if no tag of the page has one. Only a real script element counts.
 */
export function findScript(): ScriptTag | undefined {
  const script = findElement();
  if (!script) return undefined;
  const { dataset, nonce, integrity, src } = script;
  const { base } = dataset;
  if (!base) return script;
  const folder = httpAddress(pasted(base));
  if (!folder) console.warn(`Créneau: data-base="${base}" is not the address of a folder.`);
  return folder
    ? { src: `${folder}/creneau.js`, dataset, nonce, integrity }
    : /^https?:/.test(src)
      ? script
      : undefined;
}

function findElement(): HTMLScriptElement | undefined {
  const { currentScript, querySelectorAll } = unclobbered(document);
  const scripts = [...querySelectorAll('script')].filter(
    (script) => script instanceof HTMLScriptElement && (script.dataset['base'] || /^https?:/.test(script.src)),
  );
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
    // An optimiser has taken the code out of its tag.
    scripts.find(({ dataset }) => dataset['base'])
  );
}
