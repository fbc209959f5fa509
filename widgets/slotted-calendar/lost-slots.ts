import { selectionWithAlternatives } from '../../core/booking/alternatives.ts';
import { placesLeft } from '../../core/booking/refusal.ts';
import { isSelected, type SelectedSlot, type Selection } from '../../core/booking/selection.ts';
import { until } from '../shared/base/until.ts';
import type { CalendarContext } from './calendar-context.ts';
import { change, toastRefusal } from './selection.ts';
import { bookingsOf, type CalendarState, offerOf } from './state.ts';

/**
 * Deselects a slot whose places somebody else has taken since it was selected, and says so once (D-lost-place). During a
 * purchase, the checkout does.
 */
export function watchLost(calendar: CalendarContext): void {
  const { store, signal } = calendar;
  const stop = store.subscribe((state, before) => {
    const isNew = state.availability !== before.availability && before.availability.status === 'loaded';
    if (!isNew || state.isBuying || state.availability.status !== 'loaded') return;
    const { selection } = state;
    const isLost = (slot: SelectedSlot) =>
      !slot.isWaitBooking && left(slot, selection, state) < 0 && left(slot, selection, before) >= 0;
    const lost = selection.filter(
      (slot, nth) => isLost(slot) && selection.findIndex(({ id }) => id === slot.id) === nth,
    );
    if (lost.length === 0) return;
    const gone = new Set(lost.map(({ id }) => id));
    const kept = selection.filter(({ id }) => !gone.has(id));
    const offer = offerOf(lost[0] as SelectedSlot, state);
    const situation = { selection, bookings: bookingsOf(state), now: state.now };
    const instead = offer ? selectionWithAlternatives(gone, { ...situation, offer }) : null;
    const proposed = instead?.filter(({ id }) => !isSelected(id, kept)) ?? [];
    change(calendar, kept);
    store.setState({ notice: { case: 'lost', slots: lost, instead, proposed } });
    toastRefusal(lost, { case: 'full' }, calendar, 'warning');
  });
  until(signal, stop);
}

function left(slot: SelectedSlot, selection: Selection, state: CalendarState): number {
  return placesLeft(slot, selection, bookingsOf(state));
}
