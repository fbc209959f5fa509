import { readParam, withParams } from '../../../core/paging/address.ts';
import { parsePage } from '../../../core/paging/page.ts';

/** The elements that have pages (contract §3). */
const LISTS = ['event-list', 'offers-list', 'animations-slider', 'order-history', 'membership-list', 'replay-list']
  .map((name) => `creneau-${name}`)
  .join();

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
  return pagersAround(list).find((pager) => listOf(pager) === list) ?? null;
}

/** What a list's parameters in the address begin with: its id, where several lists keep something there (decisions §11). */
export function paramPrefix(list: Element): string {
  const others = new Set(pagersAround(list).map(listOf));
  for (const other of treeOf(list).querySelectorAll('creneau-event-list')) others.add(other);
  others.delete(list);
  others.delete(null);
  return list.id && others.size > 0 ? `${list.id}-` : '';
}

/** The name of the parameter that holds a list's page; null where it has no pager. */
export function pageParam(list: Element): string | null {
  const pager = pagerOf(list);
  if (!pager) return null;
  const own = Reflect.get(pager, 'pageParam') || pager.getAttribute('page-param') || 'page';
  return `${paramPrefix(list)}${String(own)}`;
}

/** The page that the address names for a list with a pager; null where it names none. */
export function addressPage(list: Element): number | null {
  const param = pageParam(list);
  const named = param && readParam(location.search, param);
  return named === null ? null : parsePage(named);
}

/** The page at which a list begins: its own, unless the address names one. */
export function firstPage(list: Element, own: number): number {
  return addressPage(list) ?? own;
}

/** Puts parameters into the address as a new entry of the history, or, with null, takes them out. */
export function writeParams(changes: Readonly<Record<string, string | null>>): void {
  const search = withParams(location.search, changes);
  if (search === location.search) return;
  try {
    history.pushState(history.state, '', `${location.pathname}${search}${location.hash}`);
  } catch {
    // A document without an address of its own (srcdoc, data:) keeps none of it.
  }
}

function pagersAround(list: Element): readonly Element[] {
  return [...treeOf(list).querySelectorAll('creneau-pager')];
}

function treeOf(element: Element): Document | ShadowRoot {
  return element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot) : document;
}
