import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { EventCard } from './EventCard.tsx';
import type { OnMap } from './MapButton.tsx';

/** So many may be in sight at first. */
const FIRST = 3;

/** A page of events as cards, three, two or one beside each other by the element's width; dimmed while another page comes. */
export function EventCards({
  events,
  isTurning,
  onMap,
}: {
  readonly events: readonly CatalogueEvent[];
  readonly isTurning: boolean;
  /** Missing where no map shows them. */
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
