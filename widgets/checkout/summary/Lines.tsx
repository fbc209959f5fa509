import type { ReactNode } from 'react';
import type { Hold } from '../../../core/checkout/hold.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { messages } from './messages.ts';
import { SlotLine } from './SlotLine.tsx';

/** The dates that are bought, each with its tag: free, or on a waiting list. */
export function Lines({ hold }: { readonly hold: Hold }): ReactNode {
  const t = useMessages(messages);
  const { slots, item, quote } = hold;
  // The quote has one line per slot of the hold, in the same order: one of two repeats of a slot may be free.
  const tagOf = ({ waiting, position }: Hold['slots'][number], index: number) => {
    if (waiting) return position === null ? t('waiting') : t('waiting place', { position });
    return quote.slots[index]?.free && quote.pricePerSlot > 0 ? t('free slot') : null;
  };
  // Repeats of one slot share its id.
  const lines = slots.map((slot, index) => ({ slot, tag: tagOf(slot, index), key: `${slot.id} ${index}` }));
  return (
    <>
      {item?.start && (
        <ul className="lines">
          <SlotLine slot={{ start: item.start, end: item.end }} tag={null} />
        </ul>
      )}
      {lines.length > 0 && (
        <ul className="lines" aria-label={t('slots')}>
          {lines.map(({ slot, tag, key }) => (
            <SlotLine key={key} slot={slot} tag={tag} />
          ))}
        </ul>
      )}
      {slots.some(({ waiting }) => waiting) && <p className="muted">{t('waiting free')}</p>}
    </>
  );
}
