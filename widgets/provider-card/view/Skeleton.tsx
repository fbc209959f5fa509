import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** An empty card in its final size. */
export function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="frame">
      <div className="provider" role="status" aria-label={t('loading')}>
        <div className="picture medium skeleton" />
        <div className="about">
          <div className="skeleton skeleton-name" />
          <div className="skeleton skeleton-place" />
        </div>
      </div>
    </div>
  );
}
