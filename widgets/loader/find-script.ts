import { unclobbered } from '../shared/base/unclobbered.ts';

/** Returns our script tag; undefined if it has left the page before its module runs. Only a real script element counts. */
export function findScript(): HTMLScriptElement | undefined {
  const { currentScript, querySelectorAll } = unclobbered(document);
  if (currentScript instanceof HTMLScriptElement) return currentScript;
  // A module has no `currentScript`, but the call stack names its address.
  const { stack = '' } = new Error();
  const scripts = [...querySelectorAll('script')].filter((script) => script instanceof HTMLScriptElement);
  return (
    scripts.find(({ src }) => src && stack.includes(`${src}:`)) ??
    // After a redirect the stack has another address than the tag.
    scripts.find(({ src }) => /\/creneau\.js($|[?#])/.test(src))
  );
}
