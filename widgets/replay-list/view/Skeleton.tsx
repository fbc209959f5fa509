import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** At most two rows of cards. */
const CARDS = 6;

/** Empty cards in their final size. */
export function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="event-cards" role="status" aria-label={t('loading')}>
      <div className="event-grid">
        {[...new Array(CARDS).keys()].map((card) => (
          <div key={card} className="event">
            <div className="picture medium skeleton" />
            <div className="event-body">
              <p className="event-sport skeleton skeleton-sport" />
              <p className="event-title skeleton" />
              <p className="event-provider skeleton skeleton-provider" />
              <p className="replay-when skeleton" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
