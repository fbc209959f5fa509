import type { ReactNode } from 'react';
import { useMessages } from '../../shared/view/environment.ts';
import { useStore } from '../../shared/view/use-store.ts';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';
import { SlotLine } from './SlotLine.tsx';

/** The chosen slots or item, shown before places are held. */
export function Chosen({ store }: { readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const { offer, item, selection } = useStore(store);
  const offered = item?.status === 'loaded' ? item.value : null;
  const title = offered?.item.title ?? offer?.title;
  const seller = offered?.user ?? offer?.provider;
  const start = offered?.item.start;
  return (
    <section className="summary" aria-labelledby="chosen">
      <h3 id="chosen" className="visually-hidden">
        {t('summary')}
      </h3>
      <p>
        <span className="offer">{title}</span>
        <span className="muted">{seller?.fullName}</span>
      </p>
      <ul className="lines">
        {selection.map((slot) => (
          <SlotLine key={slot.id} slot={slot} tag={slot.isWaitBooking ? t('waiting') : null} />
        ))}
        {offered && start && <SlotLine slot={{ start, end: offered.item.end }} tag={null} />}
      </ul>
    </section>
  );
}
