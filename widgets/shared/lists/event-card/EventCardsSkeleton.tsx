import type { ReactNode } from 'react';
import { useMessages } from '../../view/environment.ts';
import { messages } from './messages.ts';

/** Empty cards, as large as most. */
export function EventCardsSkeleton({ count }: { readonly count: number }): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="event-cards" role="status" aria-label={t('loading')}>
      <div className="event-grid">
        {[...new Array(count).keys()].map((card) => (
          <div key={card} className="event">
            <div className="picture medium skeleton" />
            <div className="event-body">
              <p className="event-title skeleton skeleton-title" />
              <p className="event-provider skeleton skeleton-provider" />
              <div className="event-when skeleton skeleton-when" />
              <p className="event-foot skeleton skeleton-price" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
