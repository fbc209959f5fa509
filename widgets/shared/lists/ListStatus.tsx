import type { ReactNode } from 'react';
import { useMessages } from '../view/environment.ts';
import { messages } from './messages.ts';
import type { PagedState } from './paged-list.ts';
import { useReturnToCard } from './use-return-to-card.ts';

/**
 * Announces to screen readers the page that a list shows after a page turn or a change of filters; the first page is
 * not announced. Shows the card by which the visitor has left the list.
 */
export function ListStatus({
  state: { list, isTurning, hasTurned },
  emptyText,
  lead = '',
}: {
  readonly state: PagedState<unknown>;
  readonly emptyText: string;
  /** The text that is announced before the page. */
  readonly lead?: string;
}): ReactNode {
  const t = useMessages(messages);
  useReturnToCard(list.status === 'loaded');
  const news = hasTurned && !isTurning && list.status === 'loaded' ? list.value : null;
  return (
    <p className="visually-hidden" role="status">
      {news && (news.items.length === 0 ? emptyText : lead + t('page', { page: news.page, lastPage: news.lastPage }))}
    </p>
  );
}
