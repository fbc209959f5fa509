import { type ReactNode, useRef } from 'react';
import { EventCards } from '../shared/lists/event-card/EventCards.tsx';
import { EventCardsSkeleton } from '../shared/lists/event-card/EventCardsSkeleton.tsx';
import { ListStatus } from '../shared/lists/ListStatus.tsx';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useInSight } from '../shared/view/use-in-sight.ts';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import { isFiltered, totalOf } from './model.ts';
import type { EventListStore } from './store.ts';
import { ListHead } from './view/ListHead.tsx';
import { MapPane } from './view/MapPane.tsx';

/** The usual number of cards on a page. */
const USUAL = 12;

/** Events as cards, with filters, and in the map view with a map beside them. */
export function EventList({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const list = useStore(store, (state) => state.list);
  const isTurning = useStore(store, (state) => state.isTurning);
  const hasTurned = useStore(store, (state) => state.hasTurned);
  const view = useStore(store, (state) => state.view);
  const selected = useStore(store, (state) => state.selected);
  const shown = useStore(store, (state) => state.shown);
  const hasFilters = useStore(store, isFiltered);
  const total = useStore(store, totalOf);
  const emptyText = t(hasFilters ? 'none' : 'none at all');
  const isEmpty = list.status === 'loaded' && list.value.items.length === 0;
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  useInSight(frame, '.event-map');
  const isShown = (event: number) => event === selected || shown.includes(event);
  const onMap = { isShown, toggle: store.toggleOnMap, pointAt: store.pointAt };
  return (
    <section ref={frame} className="event-list" tabIndex={-1} aria-labelledby="heading">
      <h2 id="heading" className="visually-hidden">
        {t('events')}
      </h2>
      <ListHead store={store} />
      <div className="list-frame">
        <div className={`list-view ${view}`}>
          {view === 'map' && <MapPane store={store} />}
          <div className="list-cards">
            {list.status === 'failed' && <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />}
            {(list.status === 'loading' || (isEmpty && isTurning)) && <EventCardsSkeleton count={USUAL} />}
            {isEmpty && !isTurning && (
              <p className="note" part="empty">
                {emptyText}
              </p>
            )}
            {list.status === 'loaded' && !isEmpty && (
              <EventCards events={list.value.items} isTurning={isTurning} onMap={onMap} />
            )}
          </div>
        </div>
      </div>
      <ListStatus
        state={{ list, isTurning, hasTurned }}
        emptyText={emptyText}
        lead={total === null ? '' : `${t('count', { count: total })}. `}
      />
    </section>
  );
}
