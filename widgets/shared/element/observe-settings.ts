import type { Registry } from '../page/registry.ts';
import { SETTING_NAMES } from '../page/settings.ts';

/** Attributes that change a setting from outside the tag: an ancestor's, the script tag's, and `lang`. */
const WATCHED = ['lang', ...SETTING_NAMES.flatMap((name) => [`data-creneau-${name}`, `data-${name}`])];

const watchers = new WeakMap<Node, { readonly listeners: Set<() => void>; readonly observer: MutationObserver }>();

/** Calls back when a setting of `host` may have changed outside its tag; returns a function that stops it. */
export function observeSettings(host: Element, registry: Registry, listener: () => void): () => void {
  const ends = rootsOf(host).map((root) => watch(root, listener));
  registry.listeners.add(listener);
  return () => {
    registry.listeners.delete(listener);
    for (const end of ends) end();
  };
}

/** The trees of the element's ancestors: its own, and those around its shadow trees. */
function rootsOf(host: Element): readonly Node[] {
  const root = host.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

/** One observer for each tree, however many widgets are in it. */
function watch(root: Node, listener: () => void): () => void {
  const known = watchers.get(root);
  const listeners = known?.listeners ?? new Set<() => void>();
  const observer =
    known?.observer ??
    new MutationObserver(() => {
      for (const each of [...listeners]) each();
    });
  if (!known) {
    watchers.set(root, { listeners, observer });
    observer.observe(root, { subtree: true, attributeFilter: WATCHED });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer.disconnect();
    watchers.delete(root);
  };
}
