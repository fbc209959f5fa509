import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { isOffering } from '../../core/catalogue/groups.ts';
import { EventCards } from '../shared/lists/EventCards.tsx';
import { EventCardsSkeleton } from '../shared/lists/EventCardsSkeleton.tsx';
import { ErrorNote } from '../shared/ui/ErrorNote.tsx';
import { useMessages } from '../shared/widget.ts';
import { messages } from './messages.ts';
import type { OffersStore } from './store.ts';

/** What a user offers, or has booked, under a heading that says which. */
export function OffersList({ store }: { readonly store: OffersStore }): ReactNode {
  const t = useMessages(messages);
  const { name, list, limit } = useStore(store);
  if (name === null) return <p className="note">{t('no provider')}</p>;
  if (list.status === 'loading') {
    return (
      <div className="offers">
        <div className="skeleton skeleton-heading" />
        <EventCardsSkeleton count={limit} />
      </div>
    );
  }
  if (list.status === 'loaded') return <Loaded store={store} />;
  if (list.error.code === 'not-found') return <p className="note">{t('not found')}</p>;
  return <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />;
}

function Loaded({ store }: { readonly store: OffersStore }): ReactNode {
  const t = useMessages(messages);
  const { list, provider, isTurning } = useStore(store);
  if (list.status !== 'loaded' || !provider) return null;
  const isOffered = isOffering(provider.groups);
  const { items } = list.value;
  return (
    <section className="offers" aria-labelledby="heading">
      <h2 id="heading" className="title" part="heading">
        {t(isOffered ? 'offered' : 'booked', { name: provider.fullName })}
      </h2>
      {items.length === 0 ? (
        <p className="note">{t(isOffered ? 'none offered' : 'none booked')}</p>
      ) : (
        <EventCards events={items} isTurning={isTurning} />
      )}
    </section>
  );
}
