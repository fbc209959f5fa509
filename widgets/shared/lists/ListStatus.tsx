import type { ReactNode } from 'react';
import { useMessages } from '../view/environment.ts';
import { messages } from './list-status-messages.ts';
import type { PagedState } from './paged-list.ts';

/** Says to those who do not see it what a list has come to by a turn or a filter; what is there first is no news. */
export function ListStatus({
  state: { list, isTurning, hasTurned },
  emptyText,
}: {
  readonly state: PagedState<unknown>;
  readonly emptyText: string;
}): ReactNode {
  const t = useMessages(messages);
  const news = hasTurned && !isTurning && list.status === 'loaded' ? list.value : null;
  return (
    <p className="visually-hidden" role="status">
      {news && (news.items.length === 0 ? emptyText : t('page', { page: news.page, lastPage: news.lastPage }))}
    </p>
  );
}
