import type { ReactNode } from 'react';
import type { CatalogueEvent } from '../../../../core/catalogue/event.ts';
import { truncate } from '../../../../core/text/truncate.ts';
import { siteAddress } from '../../page/site-address.ts';
import { useEnvironment, useMessages, useSettings } from '../../view/environment.ts';
import { Picture } from '../Picture.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { EventPrice } from './EventPrice.tsx';
import { EventWhen } from './EventWhen.tsx';
import { eventAddress } from './event-address.ts';
import { MapButton, type OnMap } from './MapButton.tsx';
import { messages } from './messages.ts';

/** Graphemes of a title (S-constants). */
const TITLE_LIMIT = 55;

/** An event to look at: its title's link is as large as the card, those to its provider and its other dates lie on top. */
export function EventCard({
  event,
  isFirst = false,
  onMap,
}: {
  readonly event: CatalogueEvent;
  /** It is in sight from the beginning. */
  readonly isFirst?: boolean;
  /** Missing where no map shows it. */
  readonly onMap?: OnMap;
}): ReactNode {
  const t = useMessages(messages);
  const { siteUrl } = useSettings();
  const { guard } = useEnvironment();
  const { id, title, picture, sport, provider, type } = event;
  const look = `event ${type}${onMap?.isShown(id) ? ' selected' : ''}`;
  const come = () => guard(() => onMap?.pointAt(id, true));
  const leave = () => guard(() => onMap?.pointAt(id, false));
  const pointing = onMap && { onPointerEnter: come, onPointerLeave: leave, onFocus: come, onBlur: leave };
  return (
    <article className={look} part={look} {...pointing}>
      <Picture src={picture.medium} size="medium" isFirst={isFirst} />
      <div className="event-body">
        <p className="event-sport">{sport && <span className="tag">{sport.name}</span>}</p>
        <h3 className="event-title" part="event-title">
          <SiteLink className="event-link" href={eventAddress(event, siteUrl)}>
            {truncate(title, TITLE_LIMIT)}
          </SiteLink>
        </h3>
        <p className="event-provider muted">
          {provider && (
            <>
              <span>{t('by')}</span>{' '}
              <SiteLink className="on-top" part="provider-link" href={siteAddress('user', provider.url, siteUrl).href}>
                {provider.name}
              </SiteLink>
            </>
          )}
        </p>
        <EventWhen event={event} />
        <EventPrice event={event} />
        {onMap && <MapButton event={event} onMap={onMap} />}
      </div>
    </article>
  );
}
