import { until } from '../base/until.ts';

/** How often an element is put back within a second; if the page removes it more often, it stays removed. */
const MOST = 10;

const KEY = Symbol.for('creneau.kept');

/** The elements that we have put into the page, one map for all of our files: the doctor is built apart. */
const kept = keptOn(globalThis as object);

function keptOn(global: { [KEY]?: WeakMap<Element, KeptElement> }): WeakMap<Element, KeptElement> {
  global[KEY] ??= new WeakMap();
  return global[KEY];
}

/** Whether an element was put into the page's own tree by us, not by the page. */
export function isKept(element: Element): boolean {
  return kept.has(element);
}

/** Removes an element that we put into the page's own tree; does nothing for an element of the page. */
export function removeKept(element: Element): void {
  kept.get(element)?.remove();
}

/** An element of ours in the page's own tree. */
export interface KeptElement {
  /** Keeps the element after another host. A browser with `moveBefore` moves it without reloading the frames in it. */
  moveAfter(host: Element): void;
  remove(): void;
}

/**
 * Puts `element` right after `host`, in the host's tree, and puts it back when the page removes it, as a morphing
 * refresh does. It is back before it is unmounted, so it keeps its view, the typed text and the focus.
 */
export function keepAfter(host: Element, element: Element): KeptElement {
  let before = host;
  let tree: Node | null = null;
  let times: readonly number[] = [];
  let focused: HTMLElement | null = null;
  const controller = new AbortController();
  const { signal } = controller;
  const observer = new MutationObserver(putBack);

  function putBack(): void {
    if (!before.isConnected) return;
    observe();
    if (element.parentNode === before.parentNode) return;
    const now = performance.now();
    times = [...times.filter((time) => now - time < 1000), now];
    if (times.length > MOST) {
      controller.abort();
      return;
    }
    put(before, element);
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  }

  /** Observes the host's tree again: the host may have been moved to another tree. */
  function observe(): void {
    const now = before.getRootNode();
    if (now === tree) return;
    tree = now;
    observer.disconnect();
    observer.observe(tree, { childList: true, subtree: true });
  }

  element.addEventListener(
    'focusout',
    (event) => {
      // An element that is removed loses the focus, and is put back in the same task.
      focused = event.composedPath()[0] as HTMLElement;
      setTimeout(() => {
        focused = null;
      });
    },
    { signal },
  );
  until(signal, () => observer.disconnect());
  put(before, element);
  observe();
  const own: KeptElement = {
    moveAfter(other) {
      if (other === before) return;
      before = other;
      put(before, element);
      observe();
    },
    remove() {
      controller.abort();
      element.remove();
    },
  };
  kept.set(element, own);
  return own;
}

function put(host: Element, element: Element): void {
  const parent = host.parentNode as (ParentNode & { moveBefore?(node: Node, child: Node | null): void }) | null;
  const canMove = element.isConnected && host.isConnected && parent !== null && 'moveBefore' in parent;
  if (canMove) parent.moveBefore?.(element, host.nextSibling);
  else host.after(element);
}
