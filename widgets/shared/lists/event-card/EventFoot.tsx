import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { useMessages } from '../../view/environment.ts';
import { PriceArea } from './EventPrice.tsx';
import { messages } from './messages.ts';

/** The last line of a card: what the event costs, and how many places are left. */
export function EventFoot({ event }: { readonly event: CatalogueEvent }): ReactNode {
  const t = useMessages(messages);
  const { placesLeft, isInformation } = event;
  if (isInformation) return null;
  return (
    <p className="event-foot">
      <span className="event-cost">
        <PriceArea event={event} />
      </span>
      {placesLeft !== null && (
        <span
          className={placesLeft === 0 ? 'event-places full' : 'event-places'}
          part={placesLeft === 0 ? 'event-places full' : 'event-places'}
        >
          {placesLeft === 0 ? t('full') : t('places', { count: placesLeft })}
        </span>
      )}
    </p>
  );
}
