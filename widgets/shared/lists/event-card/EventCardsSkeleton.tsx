import type { ReactNode } from 'react';
import { useMessages } from '../../view/environment.ts';
import { messages } from './messages.ts';

/** Empty cards in their final size. */
export function EventCardsSkeleton({
  count,
  isOnMap = false,
}: {
  readonly count: number;
  /** Whether the cards will have a map button. */
  readonly isOnMap?: boolean;
}): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="event-cards" role="status" aria-label={t('loading')}>
      <div className="event-grid">
        {[...new Array(count).keys()].map((card) => (
          <div key={card} className="event">
            <div className="picture medium skeleton" />
            <div className="event-body">
              <p className="event-sport skeleton skeleton-sport" />
              <p className="event-title skeleton" />
              <p className="event-provider skeleton skeleton-provider" />
              <div className="event-when skeleton" />
              <p className="event-foot skeleton skeleton-price" />
              {isOnMap && <p className="on-map skeleton" />}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
