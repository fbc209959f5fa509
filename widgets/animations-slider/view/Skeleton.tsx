import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** As many empty cards as can be in view, each in its final size. */
export function Skeleton({ isPast }: { readonly isPast: boolean }): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="slides loading" role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((slide) => (
        <div key={slide} className={`animation ${isPast ? 'past' : 'coming'}`}>
          <div className="picture medium skeleton" />
          <div className="body">
            <div className="skeleton skeleton-name" />
            <div className="skeleton skeleton-when" />
            {!isPast && <div className="skeleton skeleton-text" />}
            {!isPast && <div className="skeleton skeleton-button" />}
          </div>
        </div>
      ))}
    </div>
  );
}
