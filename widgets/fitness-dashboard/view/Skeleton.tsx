import type { ReactNode } from 'react';
import { ACTIVITIES } from '../../../core/fitness/figures.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** An empty dashboard, as high as one with the charts of a week. */
export function Skeleton(): ReactNode {
  return (
    <>
      <ChartsSkeleton />
      <div className="lifetime">
        <div className="skeleton skeleton-title" />
        <div className="tiles">
          {ACTIVITIES.map((activity) => (
            <div key={activity} className="skeleton skeleton-tile" />
          ))}
        </div>
      </div>
    </>
  );
}

/** The skeleton of the charts alone. */
export function ChartsSkeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="figures one" role="status" aria-label={t('loading')}>
      <div className="skeleton skeleton-panel" />
      <div className="skeleton skeleton-table" />
    </div>
  );
}
