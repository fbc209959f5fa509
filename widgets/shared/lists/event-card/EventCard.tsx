import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { truncate } from '../../../../core/text/truncate.ts';
import { siteAddress } from '../../page/site-address.ts';
import { useEnvironment, useMessages, useSetting } from '../../view/environment.ts';
import { Picture } from '../Picture.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { PriceArea } from './EventPrice.tsx';
import { EventWhen } from './EventWhen.tsx';
import { eventAddress } from './event-address.ts';
import { MapButton, type OnMap } from './MapButton.tsx';
import { messages } from './messages.ts';

/** The longest title, in graphemes (S-constants). */
const TITLE_LIMIT = 55;

/** An event's card. The title's link covers the whole card; links to the provider and to other dates are above it. */
export function EventCard({
  event,
  isFirst = false,
  onMap,
}: {
  readonly event: CatalogueEvent;
  /** Whether it is visible without scrolling. */
  readonly isFirst?: boolean;
  /** Undefined without a map. */
  readonly onMap?: OnMap;
}): ReactNode {
  const siteUrl = useSetting('siteUrl');
  const { guard } = useEnvironment();
  const { id, title, picture, sport, provider, type } = event;
  const look = `event ${type}${onMap?.isShown(id) ? ' selected' : ''}`;
  const enter = () => guard(() => onMap?.pointAt(id, true));
  const leave = () => guard(() => onMap?.pointAt(id, false));
  const pointing = onMap && { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
  return (
    <article className={look} part={look} {...pointing}>
      <div className="event-picture">
        <Picture src={picture.medium} size="medium" isFirst={isFirst} />
        {sport && (
          <p className="event-sport">
            <span className="tag">{sport.name}</span>
          </p>
        )}
      </div>
      <div className="event-body">
        <h3 className="event-title" part="event-title">
          <SiteLink className="event-link" href={eventAddress(event, siteUrl)}>
            {truncate(title, TITLE_LIMIT)}
          </SiteLink>
        </h3>
        {provider && (
          <p className="event-provider muted">
            <SiteLink className="on-top" part="provider-link" href={siteAddress('user', provider.url, siteUrl).href}>
              {provider.name}
            </SiteLink>
            {provider.city !== null && <span>{` · ${provider.city}`}</span>}
          </p>
        )}
        <EventWhen event={event} />
        <EventFoot event={event} />
      </div>
      {onMap && <MapButton event={event} onMap={onMap} />}
    </article>
  );
}

/** The last line of a card: what the event costs, and how many places are left. */
function EventFoot({ event }: { readonly event: CatalogueEvent }): ReactNode {
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
