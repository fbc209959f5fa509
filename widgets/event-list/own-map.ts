import { follow } from '../shared/leader.ts';

const maps = new WeakMap<Element, HTMLElement>();

/** The list's own map, which lives by the list's settings; one a list, however often it is shown. */
export function ownMap(list: Element): HTMLElement {
  const known = maps.get(list);
  if (known) return known;
  const map = document.createElement('creneau-provider-map');
  map.setAttribute('part', 'map');
  follow(map, list);
  maps.set(list, map);
  return map;
}
