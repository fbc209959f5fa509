import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { EventCard } from './EventCard.tsx';
import type { OnMap } from './MapButton.tsx';

/** Cards that may be visible without scrolling. */
const FIRST = 3;

/** A page of events as cards, in three, two or one columns by the element's width; dimmed while another page loads. */
export function EventCards({
  events,
  isTurning,
  onMap,
}: {
  readonly events: readonly CatalogueEvent[];
  readonly isTurning: boolean;
  /** Undefined without a map. */
  readonly onMap?: OnMap;
}): ReactNode {
  return (
    <div className="event-cards">
      <ul className={isTurning ? 'event-grid turning' : 'event-grid'} part="events" aria-busy={isTurning}>
        {events.map((event, index) => (
          <li key={event.id}>
            <EventCard event={event} isFirst={index < FIRST} {...(onMap && { onMap })} />
          </li>
        ))}
      </ul>
    </div>
  );
}
