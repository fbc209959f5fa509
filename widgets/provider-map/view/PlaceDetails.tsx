import type { MouseEvent, ReactNode } from 'react';
import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import type { PositionDetails } from '../../shared/api/catalogue/map.ts';
import type { Resource } from '../../shared/api/resource.ts';
import { EventPrice } from '../../shared/lists/event-card/EventPrice.tsx';
import { eventAddress } from '../../shared/lists/event-card/event-address.ts';
import { Picture } from '../../shared/lists/Picture.tsx';
import { SiteLink } from '../../shared/lists/SiteLink.tsx';
import { siteAddress } from '../../shared/page/site-address.ts';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { isPlainClick } from '../../shared/view/is-plain-click.ts';
import { ErrorNote } from '../../shared/view/ui/ErrorNote.tsx';
import { useSiteLink } from '../../shared/view/use-site-link.ts';
import { messages } from '../messages.ts';

interface PlaceDetailsProps {
  readonly position: MapPosition;
  readonly details: Resource<PositionDetails>;
  /** How many events are shown before 'Voir tout'. */
  readonly max: number;
  readonly showAllHref: string;
  /**
   * Shows all events in the page's event list. Returns false without a list; the link then leads to the marketplace's
   * page.
   */
  readonly onShowAll: () => boolean;
  readonly onRetry: () => unknown;
  /** The id of the provider's heading, for an `aria-labelledby`. */
  readonly headingId?: string | undefined;
}

/** A provider at a place and the events there, in a popup or a row of the fallback list. */
export function PlaceDetails(props: PlaceDetailsProps): ReactNode {
  const { siteUrl } = useSettings();
  const { position, details, headingId } = props;
  const { provider } = position;
  const { postalCode, city } = details.status === 'loaded' ? details.value : { postalCode: null, city: null };
  return (
    <div className="place" part="place">
      <div className="place-head">
        <Picture src={provider.picture} size="medium" />
        <div className="place-about">
          <h3 className="place-name" part="place-name" id={headingId}>
            <SiteLink part="provider-link" href={siteAddress('user', provider.url, siteUrl).href}>
              {provider.name}
            </SiteLink>
          </h3>
          <p className="place-city muted" part="place-city">
            {[postalCode, city ?? position.city].filter(Boolean).join(' ')}
          </p>
        </div>
      </div>
      <Events {...props} />
    </div>
  );
}

function Events({ position, details, max, showAllHref, onShowAll, onRetry }: PlaceDetailsProps): ReactNode {
  const t = useMessages(messages);
  const nothingElement = <p className="muted">{t('none here')}</p>;
  switch (details.status) {
    case 'loading':
      return <EventsSkeleton count={Math.min(position.events.length, max)} hasMore={position.events.length > max} />;
    case 'failed':
      if (details.error.code === 'not-found') return nothingElement;
      return <ErrorNote title={t('events failed')} error={details.error} onRetry={onRetry} />;
    case 'loaded': {
      const { events } = details.value;
      if (events.length === 0) return nothingElement;
      // The details have at most a hundred events, but the position has the ids of all events.
      const count = Math.max(events.length, position.events.length);
      return (
        <>
          <ul className="place-events" part="place-events">
            {events.slice(0, max).map((event) => (
              <li key={event.id}>
                <PlaceEvent event={event} />
              </li>
            ))}
          </ul>
          {count > max && <ShowAllLink href={showAllHref} onPress={onShowAll} />}
        </>
      );
    }
  }
}

/** Placeholders for the events of a place, in their final size. */
function EventsSkeleton({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="place-events" role="status" aria-label={t('loading events')}>
      {[...new Array(count).keys()].map((event) => (
        <div key={event} className="place-event">
          <div className="picture mini skeleton" />
          <div className="place-event-body">
            <div className="skeleton skeleton-title" />
            <div className="skeleton skeleton-price" />
          </div>
        </div>
      ))}
      {hasMore && <div className="skeleton skeleton-all" />}
    </div>
  );
}

/** An event of a place in two lines; the link of its title covers both. */
function PlaceEvent({ event }: { readonly event: CatalogueEvent }): ReactNode {
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

/**
 * The link 'Voir tout'. A plain click shows the provider's events in the page's list; if there is none, the link leads
 * to the marketplace's list.
 */
function ShowAllLink({
  href,
  onPress,
}: {
  readonly href: string;
  /** Shows all events in the list; returns false without a list on the page. */
  readonly onPress: () => boolean;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const toSite = useSiteLink(href);
  const follow = (click: MouseEvent<HTMLAnchorElement>) =>
    guard(() => {
      if (isPlainClick(click) && onPress()) click.preventDefault();
      else toSite.onClick?.(click);
    });
  const link = { ...toSite, onClick: follow };
  return (
    <a {...link} className="link show-all" part="show-all">
      {t('show all')}
    </a>
  );
}
