import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { countOf, type SelectedSlot, type Selection } from '../../../core/booking/selection.ts';
import { formatDate } from '../../../core/time/format.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { useEnvironment, useMessages, useSettings } from '../../shared/view/environment.ts';
import { shownHour } from '../../shared/view/shown-hour.ts';
import { messages } from '../messages.ts';
import type { BasketModel } from '../model.ts';
import type { CalendarStore } from '../store.ts';

/** The selected slots in order, each with what it costs where that is nothing, and a close icon. */
export function ChosenSlots({
  basket,
  store,
}: {
  readonly basket: BasketModel;
  readonly store: CalendarStore;
}): ReactNode {
  const selection = useStore(store, (state) => state.selection);
  const { summary, offer } = basket;
  return (
    <ul className="chips">
      {selection.map((slot, index) => (
        <ChosenSlot
          key={`${slot.id} ${repeatsBefore(slot, selection, index)}`}
          slot={slot}
          isFree={summary.isFree[index] === true && offer.price > 0}
          store={store}
        />
      ))}
    </ul>
  );
}

/** What tells the repeats of one slot apart. */
function repeatsBefore(slot: SelectedSlot, selection: Selection, index: number): number {
  return countOf(slot.id, selection.slice(0, index));
}

function ChosenSlot({
  slot,
  isFree,
  store,
}: {
  readonly slot: SelectedSlot;
  readonly isFree: boolean;
  readonly store: CalendarStore;
}): ReactNode {
  const t = useMessages(messages);
  const { guard } = useEnvironment();
  const settings = useSettings();
  const { lang } = settings;
  const date = dateOf(slot.start);
  const day = `${formatDate(date, 'short-weekday', lang)} ${formatDate(date, 'short', lang)}`;
  const label = `${day}, ${shownHour(slot.start, settings)}`;
  return (
    <li className="chip" part="selected-slot">
      <span>{label}</span>
      {isFree && <span className="tag">{t('free slot')}</span>}
      {slot.isWaitBooking && <span className="tag">{t('waiting list')}</span>}
      <button
        type="button"
        className="remove"
        part="remove-button"
        aria-label={t('remove', { slot: label })}
        onClick={() => guard(() => store.remove(slot.id))}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </li>
  );
}
