import type { BuiltFile } from '../files.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import type { ScriptTag } from '../shared/page/settings.ts';
import { trustedScriptUrl } from '../shared/page/trusted-script.ts';

/**
 * Makes a function that does `work` once for each file. A failure is forgotten, so that a later request does it again.
 */
const once = (work: (file: BuiltFile) => Promise<unknown>): ((file: BuiltFile) => Promise<unknown>) => {
  const known = new Map<string, Promise<unknown>>();
  return (file) => {
    const [name] = file;
    const working =
      known.get(name) ??
      work(file).catch((error: unknown) => {
        known.delete(name);
        throw error;
      });
    known.set(name, working);
    return working;
  };
};

/**
 * Makes a function that fetches files, each listed after its imports, and rejects if one differs from what was built.
 * Fetched files are in the page's module map: their `import()` makes no other request.
 */
export function createVerifier(script: ScriptTag): (files: readonly BuiltFile[]) => Promise<void> {
  const { relList } = unclobbered(document).createElement('link');
  // WebKit does not check the integrity of a preloaded module, and Safari 16 preloads none.
  const isLinked = relList.supports('modulepreload') && !navigator.vendor.startsWith('Apple');
  const addressOf = (file: string) => new URL(file, script.src).href;
  let failures = 0;

  const fetchBy = (tag: 'link' | 'script', properties: object) =>
    new Promise<unknown>((resolve, reject) => {
      const { createElement, head } = unclobbered(document);
      const onload = (event: unknown) => {
        removal.disconnect();
        resolve(event);
      };
      const onerror = () => {
        removal.disconnect();
        element.remove();
        reject();
      };
      const element = Object.assign(createElement(tag), { nonce: script.nonce, onload, onerror }, properties);
      // A link that the page takes out of its head (Turbo, `document.open`) neither loads nor fails.
      const removal = new MutationObserver(() => element.isConnected || onerror());
      removal.observe(document, { childList: true, subtree: true });
      head.append(element);
    });

  const failed = (href: string) => new Error(`${href} failed or was changed`);

  /**
   * Chromium 150 keeps the failure of a module until the page is reloaded, and that of a preload until something takes
   * it. So a file becomes a module only when its preload has succeeded, and a failed preload is taken by a module of
   * another name.
   */
  const preload = once(async ([file, integrity]) => {
    if (!relList.supports('preload')) return;
    const href = addressOf(file);
    try {
      await fetchBy('link', { rel: 'preload', as: 'script', crossOrigin: '', integrity, href });
    } catch {
      failures += 1;
      fetchBy('link', { rel: 'modulepreload', integrity, href: `${href}#${failures}` }).catch(() => {});
      throw failed(href);
    }
  });

  const verify = once(async ([file, integrity]) => {
    const href = addressOf(file);
    const what = isLinked ? { rel: 'modulepreload', href } : { type: 'module', src: trustedScriptUrl(href) };
    await fetchBy(isLinked ? 'link' : 'script', { ...what, integrity }).catch(() => {
      throw failed(href);
    });
  });

  return async (files) => {
    await Promise.all(files.map((file) => preload(file).then(() => isLinked && verify(file))));
    // The integrity of a module script is checked; its imports are safe because they are in the module map already.
    for (const file of files) await verify(file);
  };
}
