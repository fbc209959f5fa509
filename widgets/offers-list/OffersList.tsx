import { type ReactNode, useRef } from 'react';
import type { CatalogueEvent } from '../../core/catalogue/event.ts';
import { isOffering } from '../../core/catalogue/groups.ts';
import type { Provider } from '../../core/catalogue/provider.ts';
import { EventCards } from '../shared/lists/event-card/EventCards.tsx';
import { EventCardsSkeleton } from '../shared/lists/event-card/EventCardsSkeleton.tsx';
import { ListStatus } from '../shared/lists/ListStatus.tsx';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { OffersStore } from './store.ts';

/** The offers of a provider, or a user's bookings, under a heading that says which. */
export function OffersList({ store }: { readonly store: OffersStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const { name, list, limit, provider, isTurning } = state;
  const isOffered = provider !== null && isOffering(provider.groups);
  const named = list.status === 'loaded' ? { 'aria-labelledby': 'heading' } : { 'aria-label': t('list') };
  return (
    <section ref={frame} className="offers" tabIndex={-1} {...named}>
      {name === null && <p className="note">{t('no provider')}</p>}
      {name !== null && list.status === 'loading' && (
        <>
          <div className="skeleton skeleton-heading" />
          <EventCardsSkeleton count={limit} />
        </>
      )}
      {list.status === 'loaded' && provider && (
        <Loaded events={list.value.items} provider={provider} isTurning={isTurning} />
      )}
      {list.status === 'failed' &&
        (list.error.code === 'not-found' ? (
          <p className="note">{t('not found')}</p>
        ) : (
          <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />
        ))}
      <ListStatus state={state} emptyText={t(isOffered ? 'none offered' : 'none booked')} />
    </section>
  );
}

function Loaded({
  events,
  provider,
  isTurning,
}: {
  readonly events: readonly CatalogueEvent[];
  readonly provider: Provider;
  readonly isTurning: boolean;
}): ReactNode {
  const t = useMessages(messages);
  const isOffered = isOffering(provider.groups);
  return (
    <>
      <h2 id="heading" className="title" part="heading">
        {t(isOffered ? 'offered' : 'booked', { name: provider.fullName })}
      </h2>
      {events.length === 0 ? (
        <p className="note">{t(isOffered ? 'none offered' : 'none booked')}</p>
      ) : (
        <EventCards events={events} isTurning={isTurning} />
      )}
    </>
  );
}
