import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import { EventPrice } from '../../shared/lists/event-card/EventPrice.tsx';
import { eventAddress } from '../../shared/lists/event-card/event-address.ts';
import { Picture } from '../../shared/lists/Picture.tsx';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { useSettings } from '../../shared/view/environment.ts';

/** An event of a place in two lines; its title's link covers it. */
export function PlaceEvent({ event }: { readonly event: CatalogueEvent }): ReactNode {
  const { siteUrl } = useSettings();
  return (
    <article className="place-event" part="place-event">
      <Picture src={event.picture.mini ?? event.picture.medium} size="mini" />
      <div className="place-event-body">
        <h4 className="place-event-title" part="event-title">
          <SiteLink className="place-event-link" href={eventAddress(event, siteUrl)}>
            {event.title}
          </SiteLink>
        </h4>
        <EventPrice event={event} />
      </div>
    </article>
  );
}
