import { idIn } from '../base/id-in.ts';
import { until } from '../base/until.ts';

/** The elements that have pages (C-lists). */
const LISTS = ['event-list', 'offers-list', 'animations-slider', 'order-history', 'membership-list', 'replay-list']
  .map((name) => `creneau-${name}`)
  .join();

/** The connected lists and pagers, because no selector finds those in a shadow tree. */
const live = new Set<Element>();

/** Makes a list or pager findable from the whole page, whatever tree it is in, until it is removed. */
export function register(element: Element, signal: AbortSignal, onGone?: () => void): void {
  live.add(element);
  // A mount also ends when the element only gets another store.
  const look = () => {
    if (element.isConnected) return;
    live.delete(element);
    onGone?.();
  };
  until(signal, () => queueMicrotask(look));
}

/** Returns the list of a pager: the list that the pager names by its id, or else the nearest list before it. */
export function listOf(pager: Element): Element | null {
  const root = pager.getRootNode() as Document | ShadowRoot;
  const id = idIn(pager);
  if (id !== null) return root.getElementById?.(id) ?? document.getElementById(id);
  const before = [...root.querySelectorAll(LISTS)].filter(
    (list) => pager.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  return before.at(-1) ?? null;
}

/** Returns the pager of a list; null if the list has none, and its page is therefore not in the address. */
export function pagerOf(list: Element): Element | null {
  return allOf('creneau-pager', list).find((pager) => listOf(pager) === list) ?? null;
}

/** Returns the other lists of the page with parameters in the address: filters, or the page of a pager. */
export function othersInAddress(list: Element): readonly Element[] {
  const all = new Set<Element | null>(allOf('creneau-event-list', list));
  for (const pager of allOf('creneau-pager', list)) all.add(listOf(pager));
  return [...all].filter((other) => other !== null && other !== list) as Element[];
}

/**
 * Returns the elements with this tag in the document and in the tree of `near`, upgraded or not, and the registered
 * elements in other trees.
 */
function allOf(tag: string, near: Element): readonly Element[] {
  const root = near.getRootNode();
  const trees = root instanceof ShadowRoot ? [document, root] : [document];
  const elsewhere = [...live].filter((element) => element.localName === tag && element.isConnected);
  return [...new Set([...trees.flatMap((tree) => [...tree.querySelectorAll(tag)]), ...elsewhere])];
}
