/** The elements that have pages (C-lists). */
const LISTS = ['event-list', 'offers-list', 'animations-slider', 'order-history', 'membership-list', 'replay-list']
  .map((name) => `creneau-${name}`)
  .join();

/** Lists and pagers that live: those in a shadow tree are found by no selector. */
const live = new Set<Element>();

/** Has a list or a pager found by all of the page, in whatever tree it stands, until it is gone. */
export function register(element: Element, signal: AbortSignal, onGone?: () => void): void {
  live.add(element);
  // A life also ends where the element only begins another.
  const look = () => {
    if (element.isConnected) return;
    live.delete(element);
    onGone?.();
  };
  signal.addEventListener('abort', () => queueMicrotask(look));
}

/** The list that a pager turns: the one whose id it names, else the nearest before it. */
export function listOf(pager: Element): Element | null {
  const root = pager.getRootNode() as Document | ShadowRoot;
  const id = Reflect.get(pager, 'for') ?? pager.getAttribute('for');
  if (typeof id === 'string' && id !== '') return root.getElementById?.(id) ?? document.getElementById(id);
  const before = [...root.querySelectorAll(LISTS)].filter(
    (list) => pager.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return before.at(-1) ?? null;
}

/** The pager that turns a list; null where its pages are not in the address. */
export function pagerOf(list: Element): Element | null {
  return allOf('creneau-pager', list).find((pager) => listOf(pager) === list) ?? null;
}

/** The other lists of the page that keep something in the address: filters, or the page that a pager turns. */
export function othersInAddress(list: Element): readonly Element[] {
  const all = new Set<Element | null>(allOf('creneau-event-list', list));
  for (const pager of allOf('creneau-pager', list)) all.add(listOf(pager));
  return [...all].filter((other) => other !== null && other !== list) as Element[];
}

/** What is in the page or in the tree of `near`, alive or not yet, and what lives elsewhere. */
function allOf(tag: string, near: Element): readonly Element[] {
  const root = near.getRootNode();
  const trees = root instanceof ShadowRoot ? [document, root] : [document];
  const elsewhere = [...live].filter((element) => element.localName === tag && element.isConnected);
  return [...new Set([...trees.flatMap((tree) => [...tree.querySelectorAll(tag)]), ...elsewhere])];
}
