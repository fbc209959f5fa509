import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

const CARDS = [0, 1, 2];
const OPTIONS = [0, 1];

/** Empty cards of about their final size. */
export function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="event-cards" role="status" aria-label={t('loading')}>
      <div className="event-grid">
        {CARDS.map((card) => (
          <div key={card} className="event">
            <div className="picture medium skeleton" />
            <div className="event-body">
              <p className="event-title skeleton line" />
              <p className="event-provider skeleton line" />
              <div className="options">
                {OPTIONS.map((option) => (
                  <div key={option} className="option skeleton" />
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
