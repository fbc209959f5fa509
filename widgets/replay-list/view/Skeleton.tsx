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
              <p className="event-title skeleton line" />
              <p className="event-provider skeleton line" />
              <p className="replay-when skeleton line" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
