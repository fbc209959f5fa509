import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

const CARDS = ['first', 'second', 'third'];

/** Empty cards of about their final size. */
export function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="order-list" role="status" aria-label={t('loading')}>
      {CARDS.map((card) => (
        <div key={card} className="order">
          <p className="skeleton skeleton-title" />
          <p className="skeleton skeleton-line" />
          <p className="skeleton skeleton-actions" />
        </div>
      ))}
    </div>
  );
}
