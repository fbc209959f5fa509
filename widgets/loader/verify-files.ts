import type { BuiltFile } from '../files.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { trustedScriptUrl } from '../shared/page/trusted-script.ts';

/**
 * Makes a function that fetches files, each listed after its imports, and rejects if one differs from what was built.
 * Fetched files are in the page's module map: their `import()` makes no other request.
 */
export function createVerifier(script: HTMLScriptElement): (files: readonly BuiltFile[]) => Promise<void> {
  const known = new Map<string, Promise<unknown>>();
  const addressOf = (file: string) => new URL(file, script.src).href;
  const add = (tag: 'link' | 'script', properties: object): HTMLElement => {
    const { createElement, head } = unclobbered(document);
    const element = Object.assign(createElement(tag), { nonce: script.nonce }, properties);
    head.append(element);
    return element;
  };

  /** A failure is forgotten, so that a later tag fetches again. */
  const verify = (tag: 'link' | 'script', [file, integrity]: BuiltFile): Promise<unknown> => {
    const href = addressOf(file);
    const fetched =
      known.get(href) ??
      new Promise((onload, reject) => {
        const what = tag === 'link' ? { rel: 'modulepreload', href } : { type: 'module', src: trustedScriptUrl(href) };
        const onerror = () => {
          known.delete(href);
          element.remove();
          reject(new Error(`${href} failed or was changed`));
        };
        const element = add(tag, { ...what, integrity, onload, onerror });
      });
    known.set(href, fetched);
    return fetched;
  };

  return async (files) => {
    const { relList } = unclobbered(document).createElement('link');
    // WebKit does not check the integrity of a preloaded module, and Safari 16 preloads none.
    if (relList.supports('modulepreload') && !navigator.vendor.startsWith('Apple')) {
      await Promise.all(files.map((file) => verify('link', file)));
      return;
    }
    // There the integrity of a module script is checked; its imports are safe because they are in the module map already.
    for (const [file, integrity] of files) {
      const href = addressOf(file);
      if (!known.has(href)) add('link', { rel: 'preload', as: 'script', crossOrigin: '', integrity, href });
    }
    for (const file of files) await verify('script', file);
  };
}
