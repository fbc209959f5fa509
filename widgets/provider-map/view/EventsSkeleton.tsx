import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';

/** So many events of a place in their final size. */
export function EventsSkeleton(props: { readonly count: number; readonly hasMore: boolean }): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="place-events" role="status" aria-label={t('loading events')}>
      {[...new Array(props.count).keys()].map((event) => (
        <div key={event} className="place-event">
          <div className="picture mini skeleton" />
          <div className="place-event-body">
            <div className="skeleton skeleton-title" />
            <div className="skeleton skeleton-price" />
          </div>
        </div>
      ))}
      {props.hasMore && <div className="skeleton skeleton-all" />}
    </div>
  );
}
