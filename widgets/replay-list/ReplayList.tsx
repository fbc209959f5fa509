import { type ReactNode, useRef } from 'react';
import { ListStatus } from '../shared/lists/ListStatus.tsx';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { ReplaysStore } from './store.ts';
import { ReplayCard } from './view/ReplayCard.tsx';

/** How many cards may be in view at first. */
const FIRST = 3;

/** A page of filmed sessions, each played in its card. */
export function ReplayList({ store }: { readonly store: ReplaysStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  const { list, isTurning, provider } = state;
  return (
    <section ref={frame} className="replays" tabIndex={-1} aria-labelledby="heading">
      {/* A page of all replays has its own heading; a provider's page needs ours. */}
      <h2 id="heading" className={provider === null ? 'visually-hidden' : 'title'} part="heading">
        {t('list')}
      </h2>
      {list.status === 'loading' && <Skeleton />}
      {list.status === 'loaded' &&
        (list.value.items.length === 0 ? (
          <p className="note" part="empty">
            {t('none')}
          </p>
        ) : (
          <div className="event-cards">
            <ul className={isTurning ? 'event-grid turning' : 'event-grid'} part="replays" aria-busy={isTurning}>
              {list.value.items.map((replay, index) => (
                <li key={replay.id}>
                  <ReplayCard replay={replay} players={store.players} isFirst={index < FIRST} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      {list.status === 'failed' &&
        (list.error.code === 'not-found' ? (
          <p className="note">{t('not found')}</p>
        ) : (
          <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />
        ))}
      <ListStatus state={state} emptyText={t('none')} />
    </section>
  );
}

/** At most two rows of cards. */
const CARDS = 6;

/** Empty cards in their final size. */
function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="event-cards" role="status" aria-label={t('loading')}>
      <div className="event-grid">
        {[...new Array(CARDS).keys()].map((card) => (
          <div key={card} className="event">
            <div className="picture medium skeleton" />
            <div className="event-body">
              <p className="event-title skeleton line" />
              <p className="event-provider skeleton line" />
              <p className="replay-when skeleton line" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
