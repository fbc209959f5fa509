import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { EventCards } from '../shared/lists/event-card/EventCards.tsx';
import { EventCardsSkeleton } from '../shared/lists/event-card/EventCardsSkeleton.tsx';
import { ListStatus } from '../shared/lists/ListStatus.tsx';
import { useMessages } from '../shared/view/environment.ts';
import { Button } from '../shared/view/ui/Button.tsx';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { messages } from './messages.ts';
import { isFiltered } from './model.ts';
import type { EventListStore } from './store.ts';
import { Filters } from './view/Filters.tsx';
import { MapPane } from './view/MapPane.tsx';
import { ViewToggle } from './view/ViewToggle.tsx';

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
  const isEmpty = list.status === 'loaded' && list.value.items.length === 0;
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const isShown = (event: number) => event === selected || shown.includes(event);
  const onMap = { isShown, toggle: store.toggleOnMap, pointAt: store.pointAt };
  return (
    <section ref={frame} className="event-list" tabIndex={-1} aria-labelledby="heading">
      <h2 id="heading" className="visually-hidden">
        {t('events')}
      </h2>
      <div className="list-head">
        <Filters store={store} />
        <ViewToggle store={store} />
      </div>
      <div className="list-frame">
        <div className={`list-view ${view}`}>
          {view === 'map' && <MapPane store={store} />}
          <div className="list-cards">
            {list.status === 'failed' && <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />}
            {(list.status === 'loading' || (isEmpty && isTurning)) && <EventCardsSkeleton count={USUAL} isOnMap />}
            {isEmpty && !isTurning && <Nothing store={store} />}
            {list.status === 'loaded' && !isEmpty && (
              <EventCards events={list.value.items} isTurning={isTurning} onMap={onMap} />
            )}
          </div>
        </div>
      </div>
      <ListStatus state={{ list, isTurning, hasTurned }} emptyText={t(hasFilters ? 'none' : 'none at all')} />
    </section>
  );
}

function Nothing({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const hasFilters = useStore(store, isFiltered);
  return (
    <div className="note" part="empty">
      <p>{t(hasFilters ? 'none' : 'none at all')}</p>
      {hasFilters && <Button onPress={store.reset}>{t('reset')}</Button>}
    </div>
  );
}
