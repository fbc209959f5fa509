import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { setSettingsSource } from '../../shared/element/settings-source.ts';
import { scrollTo } from '../../shared/lists/smooth-scroll.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { useStore } from '../../shared/view/use-store.ts';
import { messages } from '../messages.ts';
import type { EventListStore } from '../store.ts';

/** The list's own map, or an error note if its code failed to load; the cards stay. */
export function MapPane({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const map = useStore(store, (state) => state.map);
  const selected = useStore(store, (state) => state.selected);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected !== null && pane.current) bringIntoSight(pane.current);
  }, [selected]);
  return (
    <div ref={pane} className="event-map" aria-busy={map.status === 'loading'}>
      {map.status === 'failed' ? (
        <ErrorNote title={t('map failed')} error={map.error} onRetry={store.retryMap} />
      ) : (
        <OwnMap />
      )}
    </div>
  );
}

function OwnMap(): ReactNode {
  const { host } = useEnvironment();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const map = ownMap(host);
    place.current?.append(map);
    return () => map.remove();
  }, [host]);
  return <div ref={place} className="event-map-place" />;
}

const maps = new WeakMap<Element, HTMLElement>();

/**
 * Returns the list's own map, with the list's settings. Each list has one map, which is used again whenever it is
 * shown.
 */
function ownMap(list: Element): HTMLElement {
  const map = maps.get(list) ?? document.createElement('creneau-provider-map');
  map.setAttribute('part', 'map');
  maps.set(list, map);
  // Set at each call: a map that has left the page is no longer notified of changes to the list's settings.
  setSettingsSource(map, list);
  return map;
}

/** Scrolls the selected card into view; if the map is above the cards, scrolls to the map. */
function bringIntoSight(pane: HTMLElement): void {
  const cards = pane.parentElement;
  const card = cards?.querySelector('.event.selected:focus-within') ?? cards?.querySelector('.event.selected');
  card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { top, bottom } = pane.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) scrollTo(pane);
}
