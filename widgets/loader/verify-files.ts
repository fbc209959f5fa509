import type { BuiltFile } from '../files.ts';
import { unclobbered } from '../shared/base/unclobbered.ts';
import type { ScriptTag } from '../shared/page/settings.ts';
import { trustedScriptUrl } from '../shared/page/trusted-script.ts';

/** Returns a function that does `work` once for each file. After a failure, the next call does the work again. */
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
 * Whether the browser is known to fetch a module again after a failure, as the standard requires: Chromium 156 or
 * later. Chromium 150 keeps the failure of a module until the page is reloaded.
 */
const fetchesModulesAgain = (): boolean => {
  const { userAgentData } = navigator as { readonly userAgentData?: UserAgentData };
  return !!userAgentData?.brands?.some(({ brand, version }) => brand === 'Chromium' && Number(version) >= 156);
};

/** The part of `navigator.userAgentData` that is read. Only Chromium has it, on secure pages only. */
interface UserAgentData {
  readonly brands?: readonly { readonly brand: string; readonly version: string }[];
}

/**
 * Returns a function that fetches files, each listed after its imports, and rejects if a file differs from what was
 * built. Fetched files are in the page's module map, so that their `import()` makes no further request.
 */
export function createVerifier(script: ScriptTag): (files: readonly BuiltFile[]) => Promise<void> {
  const { relList } = unclobbered(document).createElement('link');
  // WebKit does not check the integrity of a preloaded module, and Safari 16 cannot preload modules.
  const isLinked = relList.supports('modulepreload') && !navigator.vendor.startsWith('Apple');
  const isPreloaded = relList.supports('preload') && !(isLinked && fetchesModulesAgain());
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
      // A link that the page removes from its head (Turbo, `document.open`) neither loads nor fails.
      const removal = new MutationObserver(() => element.isConnected || onerror());
      removal.observe(document, { childList: true, subtree: true });
      head.append(element);
    });

  const failed = (href: string) => new Error(`${href} failed or was changed`);

  /**
   * Fetches a file as a preload before it is fetched as a module, if the browser may keep the failure of a module.
   * Chromium 150 also keeps the failure of a preload until the preload is used, so a `modulepreload` with a fragment
   * uses it. Without a preload, a module is compiled on another thread while it loads.
   */
  const preload = once(async ([file, integrity]) => {
    if (!isPreloaded) return;
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
    // The browser checks the integrity of a module script. Its imports are already in the module map, and so were
    // checked too.
    for (const file of files) await verify(file);
  };
}
