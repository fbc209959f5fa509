import type { BuiltFile } from '../files.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import { trustedScriptUrl } from '../shared/page/trusted-script.ts';

/**
 * Makes a function that fetches files, each of which stands after those that it imports, and rejects where one is not
 * what was built. What it has fetched is in the page's module map: `import()` of it makes no other request.
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

  /** A failure is forgotten, so that a later tag asks again. */
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
    // WebKit does not hold a preloaded module against its integrity, and Safari 16 preloads none.
    if (relList.supports('modulepreload') && !navigator.vendor.startsWith('Apple')) {
      await Promise.all(files.map((file) => verify('link', file)));
      return;
    }
    // There a module script is held against its own integrity, but what it imports only by standing in the module map.
    for (const [file, integrity] of files) {
      const href = addressOf(file);
      if (!known.has(href)) add('link', { rel: 'preload', as: 'script', crossOrigin: '', integrity, href });
    }
    for (const file of files) await verify('script', file);
  };
}
