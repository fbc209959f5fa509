import type { ReactNode } from 'react';
import { useMessages } from '../../view/environment.ts';
import { messages } from './messages.ts';

/** Empty cards of the usual size, with the lines of a card. */
export function EventCardsSkeleton({ count }: { readonly count: number }): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="event-cards" role="status" aria-label={t('loading')}>
      <div className="event-grid">
        {[...new Array(count).keys()].map((card) => (
          <div key={card} className="event">
            <div className="picture medium skeleton" />
            <div className="event-body">
              <p className="event-title skeleton line" />
              <p className="event-provider skeleton line" />
              <div className="event-when">
                <p className="skeleton line" />
              </div>
              <p className="event-foot">
                <span className="event-price">
                  <span className="amount skeleton line" />
                </span>
              </p>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
