import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { EventCards } from '../shared/lists/EventCards.tsx';
import { EventCardsSkeleton } from '../shared/lists/EventCardsSkeleton.tsx';
import { Button } from '../shared/ui/Button.tsx';
import { ErrorNote } from '../shared/ui/ErrorNote.tsx';
import { useMessages } from '../shared/widget.ts';
import { Filters } from './Filters.tsx';
import { messages } from './messages.ts';
import { isFiltered } from './model.ts';
import type { EventListStore } from './store.ts';

/** As many as a page has where the tag and the address say nothing else. */
const USUAL = 12;

/** Events as cards, page by page, narrowed down by what the visitor chooses. */
export function EventList({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const { list, isTurning, hasTurned } = useStore(store);
  const turned = hasTurned && !isTurning && list.status === 'loaded' ? list.value : null;
  return (
    <section className="event-list" aria-labelledby="heading">
      <h2 id="heading" className="visually-hidden">
        {t('events')}
      </h2>
      <Filters store={store} />
      {list.status === 'failed' && <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />}
      {list.status === 'loading' && <EventCardsSkeleton count={USUAL} />}
      {list.status === 'loaded' && list.value.items.length === 0 && <Nothing store={store} />}
      {list.status === 'loaded' && list.value.items.length > 0 && (
        <EventCards events={list.value.items} isTurning={isTurning} />
      )}
      <p className="visually-hidden" role="status">
        {turned && t('page', { page: turned.page, lastPage: turned.lastPage })}
      </p>
    </section>
  );
}

function Nothing({ store }: { readonly store: EventListStore }): ReactNode {
  const t = useMessages(messages);
  const isNarrowed = useStore(store, isFiltered);
  return (
    <div className="note" part="empty">
      <p>{t(isNarrowed ? 'none' : 'none at all')}</p>
      {isNarrowed && <Button onPress={store.reset}>{t('reset')}</Button>}
    </div>
  );
}
