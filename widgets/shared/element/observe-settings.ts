import type { Registry } from '../page/registry.ts';
import { SETTING_NAMES } from '../page/settings.ts';

/** Attributes outside the tag that change a setting: those of ancestors and of the script tag, and `lang`. */
const WATCHED = ['lang', ...SETTING_NAMES.flatMap((name) => [`data-creneau-${name}`, `data-${name}`])];

interface Watcher {
  readonly listeners: Set<() => void>;
  readonly observer: MutationObserver;
}

const watchers = new WeakMap<Node, Watcher>();

/** Calls back when a setting of `host` may have changed outside its tag; returns a function that stops it. */
export function observeSettings(host: Element, registry: Registry, listener: () => void): () => void {
  const ends = rootsOf(host).map((root) => watch(root, listener));
  registry.listeners.add(listener);
  return () => {
    registry.listeners.delete(listener);
    for (const end of ends) end();
  };
}

/** Returns the element's own tree, and the trees around its shadow trees. */
function rootsOf(host: Element): readonly Node[] {
  const root = host.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

/** Calls back when an attribute changes in the tree of `root`; returns a function that stops it. */
function watch(root: Node, listener: () => void): () => void {
  const { listeners, observer } = watchers.get(root) ?? /* @__NOINLINE__ */ createWatcher(root);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer.disconnect();
    watchers.delete(root);
  };
}

/**
 * Creates one observer for each tree, however many widgets are in it. It is made in a separate function, never inlined:
 * a callback made in the scope of the first listener would keep that listener's element in memory.
 */
function createWatcher(root: Node): Watcher {
  const listeners = new Set<() => void>();
  const observer = new MutationObserver(() => {
    for (const each of [...listeners]) each();
  });
  observer.observe(root, { subtree: true, attributeFilter: WATCHED });
  const watcher = { listeners, observer };
  watchers.set(root, watcher);
  return watcher;
}
