/** How often an element is put back within a second. A page that still takes it away has its way. */
const MOST = 10;

const kept = new WeakSet<Element>();

/** Whether an element was put into the page's own tree by us, not by the page. */
export function isKept(element: Element): boolean {
  return kept.has(element);
}

/** An element of ours in the page's own tree. */
export interface KeptElement {
  /** Keeps it after another host; a browser that can moves it with the frames in it as they are. */
  moveAfter(host: Element): void;
  remove(): void;
}

/**
 * Puts `element` right after `host`, in its tree, and puts it back when the page takes it away, as a morphing refresh
 * does. It is back before it is unmounted: with what it shows, what was typed and the focus.
 */
export function keepAfter(host: Element, element: Element): KeptElement {
  kept.add(element);
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

  /** Observes the host's tree again: the host may have been moved to another one. */
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
      // What is taken away with the focus loses it, and is back in the same task.
      focused = event.composedPath()[0] as HTMLElement;
      setTimeout(() => {
        focused = null;
      });
    },
    { signal },
  );
  signal.addEventListener('abort', () => observer.disconnect());
  put(before, element);
  observe();
  return {
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
}

function put(host: Element, element: Element): void {
  const parent = host.parentNode as (ParentNode & { moveBefore?(node: Node, child: Node | null): void }) | null;
  const canMove = element.isConnected && host.isConnected && parent !== null && 'moveBefore' in parent;
  if (canMove) parent.moveBefore?.(element, host.nextSibling);
  else host.after(element);
}
