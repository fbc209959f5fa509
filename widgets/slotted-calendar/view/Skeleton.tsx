import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** The placeholder of the calendar, in the calendar's final size, until the slots are loaded. */
export function Skeleton({
  columns,
  rows,
  isPicker,
}: {
  readonly columns: number;
  readonly rows: number;
  readonly isPicker: boolean;
}): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="loading" role="status" aria-label={t('loading')}>
      <div className="skeleton skeleton-head" />
      <div className="skeleton skeleton-navigation" />
      {isPicker && <div className="skeleton skeleton-help" />}
      <div className="skeleton-days">
        {numbers(columns).map((column) => (
          <div key={column} className="day">
            <div className={`skeleton skeleton-heading ${isPicker ? '' : 'whole'}`} />
            {numbers(rows).map((row) => (
              <div key={row} className="skeleton skeleton-slot" />
            ))}
          </div>
        ))}
      </div>
      <div className="skeleton skeleton-more" />
      {isPicker && <div className="skeleton skeleton-basket" />}
    </div>
  );
}

function numbers(count: number): readonly number[] {
  return [...new Array(count).keys()];
}
