import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

const ROWS = ['first', 'second', 'third'];

/** Empty rows of about their final size. */
export function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="order-list" role="status" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <div key={row} className="order">
          <p className="order-title skeleton">&nbsp;</p>
          <p className="order-what skeleton">&nbsp;</p>
          <p className="order-look leaf skeleton" />
        </div>
      ))}
    </div>
  );
}
