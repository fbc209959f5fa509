import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import type { EventPage } from '../../../core/catalogue/event-page.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { EventCards } from '../../shared/lists/event-card/EventCards.tsx';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** The most cards below the page; the venue's own page shows all offers. */
const MOST = 3;

/** Other open offers of the venue; nothing if there are none, or if they could not be loaded. */
export function Others({
  page,
  others,
}: {
  readonly page: EventPage;
  readonly others: Resource<readonly CatalogueEvent[]> | null;
}): ReactNode {
  const t = useMessages(messages);
  const listed = others?.status === 'loaded' ? others.value : [];
  const events = listed.filter(({ id }) => page.item !== `event:${id}`).slice(0, MOST);
  if (events.length === 0) return null;
  return (
    <section className="others" part="others">
      <h2 className="section-title">{t('others')}</h2>
      <EventCards events={events} isTurning={false} />
    </section>
  );
}
