import { idIn } from '../base/id-in.ts';

const LIST = 'creneau-event-list';
const MAP = 'creneau-provider-map';

/**
 * Returns the event list of a map: the list that the map names by its id, or else the list with the map in its shadow
 * tree, or else the first list of the page; null for a map in the shadow tree of another widget.
 */
export function followedList(map: Element, id: string | null): Element | null {
  const root = map.getRootNode() as Document | ShadowRoot;
  if (id !== null) return root.getElementById?.(id) ?? document.getElementById(id);
  const host = root instanceof ShadowRoot ? root.host : null;
  if (host?.localName.startsWith('creneau-')) return host.closest(LIST);
  return host?.closest(LIST) ?? document.querySelector(LIST);
}

/** Returns the first visible map of the page that belongs to a list; null if there is none. */
export function mapOf(list: Element): Element | null {
  const trees = new Set([list.getRootNode() as Document | ShadowRoot, document]);
  const maps = [...trees].flatMap((tree) => [...(tree.querySelectorAll?.(MAP) ?? [])]);
  return maps.find((map) => followedList(map, idIn(map)) === list && isDisplayed(map)) ?? null;
}

/** Whether a map is displayed; false in a hidden tab, for example. Safari before 17.4 cannot check this. */
function isDisplayed(map: Element): boolean {
  return map.checkVisibility?.() ?? true;
}
