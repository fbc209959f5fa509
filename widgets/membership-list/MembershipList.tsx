import { type ReactNode, useRef } from 'react';
import { ListStatus } from '../shared/lists/ListStatus.tsx';
import { useMessages } from '../shared/view/environment.ts';
import { ErrorNote } from '../shared/view/ui/ErrorNote.tsx';
import { useFocusAfterPurchase } from '../shared/view/use-focus-after-purchase.ts';
import { useKeptFocus } from '../shared/view/use-kept-focus.ts';
import { useStore } from '../shared/view/use-store.ts';
import { messages } from './messages.ts';
import type { MembershipsStore } from './store.ts';
import { MembershipCard } from './view/MembershipCard.tsx';

/** How many cards may be in view when the page loads. */
const FIRST = 3;

/** Memberships as cards, each with its options. */
export function MembershipList({ store }: { readonly store: MembershipsStore }): ReactNode {
  const t = useMessages(messages);
  const state = useStore(store);
  const frame = useRef<HTMLElement>(null);
  useKeptFocus(frame);
  useFocusAfterPurchase(state.bought, frame, `#option-${state.bought?.split(':')[1]}`);
  const { list, isTurning } = state;
  const items = list.status === 'loaded' ? list.value.items : [];
  return (
    <section ref={frame} className="memberships" tabIndex={-1} aria-labelledby="heading">
      <h2 id="heading" className="visually-hidden">
        {t('list')}
      </h2>
      {list.status === 'loading' && <Skeleton />}
      {list.status === 'loaded' && items.length === 0 && (
        <p className="note" part="empty">
          {t('none')}
        </p>
      )}
      {items.length > 0 && (
        <div className="event-cards">
          <ul className={isTurning ? 'event-grid turning' : 'event-grid'} part="memberships" aria-busy={isTurning}>
            {items.map((membership, index) => (
              <li key={membership.id}>
                <MembershipCard
                  membership={membership}
                  purchase={state}
                  isFirst={index < FIRST}
                  onChoose={store.subscribeTo}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {list.status === 'failed' &&
        (list.error.code === 'not-found' ? (
          <p className="note">{t(state.membership === null ? 'not found' : 'no membership')}</p>
        ) : (
          <ErrorNote title={t('failed')} error={list.error} onRetry={store.retry} />
        ))}
      <ListStatus state={state} emptyText={t('none')} />
    </section>
  );
}

const CARDS = [0, 1, 2];
const OPTIONS = [0, 1];

/** Empty cards of about their final size. */
function Skeleton(): ReactNode {
  const t = useMessages(messages);
  return (
    <div className="event-cards" role="status" aria-label={t('loading')}>
      <div className="event-grid">
        {CARDS.map((card) => (
          <div key={card} className="event">
            <div className="picture medium skeleton" />
            <div className="event-body">
              <p className="event-title skeleton line" />
              <p className="event-provider skeleton line" />
              <div className="options">
                {OPTIONS.map((option) => (
                  <div key={option} className="option skeleton" />
                ))}
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
