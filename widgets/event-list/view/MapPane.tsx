import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { scrollTo } from '../../shared/lists/smooth-scroll.ts';
import { useEnvironment, useMessages } from '../../shared/view/environment.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { messages } from '../messages.ts';
import type { EventListStore } from '../store.ts';
import { ownMap } from './own-map.ts';

/** The list's own map; where its code cannot be had, that is said, and the cards stay. */
export function MapPane({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const { map, selected } = useStore(store);
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

/** Beside the cards the map stays where the pressed one is; above them it is scrolled to. */
function bringIntoSight(pane: HTMLElement): void {
  const cards = pane.parentElement;
  const card = cards?.querySelector('.event.selected:focus-within') ?? cards?.querySelector('.event.selected');
  card?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { top, bottom } = pane.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) scrollTo(pane);
}
