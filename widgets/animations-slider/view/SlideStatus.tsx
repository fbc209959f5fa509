import type { ReactNode } from 'react';
import type { ListPage } from '../../../core/paging/list-page.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from '../messages.ts';
import type { Position } from '../model.ts';

/** Announces which animations are in view. */
export function SlideStatus({
  position,
  page,
}: {
  readonly position: Position;
  readonly page: ListPage<unknown>;
}): ReactNode {
  const t = useMessages(messages);
  const count = page.items.length;
  const first = Math.min(count, position.first + 1);
  const last = Math.min(count, position.first + position.visible);
  const inView = first === last ? t('in sight alone', { first, count }) : t('in sight', { first, last, count });
  const ofPages = page.lastPage > 1 ? `, ${t('page', { page: page.page, lastPage: page.lastPage })}` : '';
  return (
    <p className="visually-hidden" role="status">
      {inView + ofPages}
    </p>
  );
}
