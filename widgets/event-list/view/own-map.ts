import { setSettingsSource } from '../../shared/element/settings-source.ts';

const maps = new WeakMap<Element, HTMLElement>();

/** The list's own map, which lives by the list's settings; one a list, however often it is shown. */
export function ownMap(list: Element): HTMLElement {
  const map = maps.get(list) ?? document.createElement('creneau-provider-map');
  map.setAttribute('part', 'map');
  maps.set(list, map);
  // Anew each time: who has left the page follows nobody.
  setSettingsSource(map, list);
  return map;
}
