import { EVENT_FILTERS } from '../../../core/catalogue/event-query.ts';
import { readParam } from '../../../core/paging/address.ts';
import { parsePage } from '../../../core/paging/page.ts';
import { paramName } from '../../../core/paging/param-name.ts';
import { pasted } from '../../../core/text/pasted.ts';
import { attributeOf } from '../base/attribute-of.ts';
import { until } from '../base/until.ts';
import { warnOnce } from '../base/warn.ts';
import { siteUrlOf } from '../page/element-settings.ts';
import { othersInAddress, pagerOf, register } from './list-of.ts';
import { isCarriedAlong, seeAddress, tellOtherRoute, writeParams } from './write-params.ts';

/** The name of the parameter that holds the view of an event list. */
export const VIEW = 'view';

/** The prefix of each list's parameters, which stays the same when another list is added later. */
const prefixes = new WeakMap<Element, string>();

/** Lists that were removed from the page; they may be added again. */
const left = new WeakSet<Element>();

/** The lists of the page, each with the prefix of its parameters, and the name of its page's if it has had a pager. */
const begun = new Map<Element, { readonly prefix: string; readonly page: string | null }>();

/**
 * Returns the prefix of a list's parameters in the address: `creneau-` on pages that are not the marketplace's
 * (D-query-names), and its id if several lists of the page have parameters (D-address-state).
 */
export function paramPrefix(list: Element): string {
  const prefix = paramName(idPrefix(list), location.origin, siteUrlOf(list));
  const known = begun.get(list);
  if (known && list.isConnected) begun.set(list, { ...known, prefix });
  return prefix;
}

function idPrefix(list: Element): string {
  const settled = prefixes.get(list);
  if (settled !== undefined) return settled;
  const others = othersInAddress(list);
  const prefix = list.id && others.length > 0 ? `${list.id}-` : '';
  // While the page is being parsed, another list may follow, so the prefix is not settled yet.
  if (document.readyState === 'loading') return prefix;
  prefixes.set(list, prefix);
  if (others.some((other) => (prefixes.get(other) ?? (other.id && `${other.id}-`)) === prefix)) {
    warnOnce('lists share names in the address: give each its own id.');
  }
  return prefix;
}

/** Returns the name of the parameter that holds a list's page; null if it has no pager. */
export function pageParam(list: Element): string | null {
  const pager = pagerOf(list);
  const name = pager && pagerParam(pager, list);
  const known = begun.get(list);
  if (name && known) begun.set(list, { ...known, page: name });
  return name;
}

/**
 * Returns the name of the parameter that holds the page of a pager's list: `page-param`, to which no `creneau-` is
 * added, or else the usual name.
 */
export function pagerParam(pager: Element, list: Element): string {
  const chosen = Reflect.get(pager, 'pageParam') || pasted(attributeOf(pager, 'page-param') ?? '');
  return chosen ? `${idPrefix(list)}${String(chosen)}` : `${paramPrefix(list)}page`;
}

/** Returns the page that the address names for a list with a pager; null if it names none. */
export function addressPage(list: Element): number | null {
  // The pager of the next list may ask before that list has begun.
  clearLeft();
  const param = pageParam(list);
  const named = param && readParam(location.search, param);
  return named === null ? null : parsePage(named);
}

/** Returns the page in the address, or else the page of the tag. */
export function addressOrTagPage(list: Element): number {
  return addressPage(list) ?? tagPage(list);
}

/**
 * Registers a connected list and returns its first page: the page in the address, or else the page of the tag if the
 * list was removed before and has a pager, or else `own`.
 */
export function beginAt(list: Element, own: number, signal: AbortSignal): number {
  clearLeft();
  seeAddress();
  begun.set(list, { prefix: paramPrefix(list), page: null });
  register(list, signal, () => {
    clearLeft();
    prefixes.delete(list);
    left.add(list);
  });
  // The page to which a pager turned before the list was removed belongs to an earlier address.
  return addressPage(list) ?? (left.delete(list) && pagerOf(list) ? tagPage(list) : own);
}

/**
 * The functions to call when the address changes: first those of lists, then those of pagers, which read what their
 * list shows.
 */
const readers = { list: new Set<() => void>(), pager: new Set<() => void>() };

const ADDRESS_EVENTS = ['popstate', 'DOMContentLoaded'] as const;

/** Calls `read` when the visitor goes back or forward, and once the document is parsed, when all prefixes are fixed. */
export function onAddress(kind: keyof typeof readers, read: () => void, signal: AbortSignal): void {
  readers[kind].add(read);
  for (const name of ADDRESS_EVENTS) addEventListener(name, readAddress);
  until(signal, () => {
    readers[kind].delete(read);
    if (readers.list.size + readers.pager.size > 0) return;
    for (const name of ADDRESS_EVENTS) removeEventListener(name, readAddress);
  });
}

function readAddress(): void {
  tellOtherRoute();
  seeAddress('of the same route');
  for (const read of [...readers.list, ...readers.pager]) read();
}

/**
 * Removes from the address the parameters of lists that have left with their route, as on a site whose routes are in the
 * fragment: the lists of the next route would take them for their own.
 */
function clearLeft(): void {
  const gone = [...begun].filter(([list]) => !list.isConnected);
  if (gone.length === 0) return;
  for (const [list] of gone) begun.delete(list);
  const kept = [...begun].flatMap(namesOf);
  const left = gone.flatMap(namesOf).filter((name) => !kept.includes(name));
  if (isCarriedAlong()) writeParams(Object.fromEntries(left.map((name) => [name, null])), 'replace');
  seeAddress();
}

/** Returns the names of a list's parameters. */
function namesOf([list, { prefix, page }]: readonly [
  Element,
  { readonly prefix: string; readonly page: string | null },
]) {
  const own = list.localName === 'creneau-event-list' ? [...EVENT_FILTERS, VIEW] : [];
  return [...own.map((name) => prefix + name), ...(page === null ? [] : [page])];
}

function tagPage(list: Element): number {
  return parsePage(list.getAttribute('page'));
}
