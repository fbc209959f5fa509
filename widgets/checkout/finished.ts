import { aWeekLater } from '../../core/booking/next-week.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../core/booking/selection.ts';
import { beginPurchase, setSelection } from '../shared/page/page-state.ts';
import type { CheckoutContext } from './runner/contexts.ts';

/** Rebooking from the confirmation: the same slots a week later. */
export interface Finished {
  /** Returns the slots of the order a week later, without those that cannot be booked. */
  nextWeek(): Selection;
  /** Selects the slots of `nextWeek` and begins their purchase. */
  bookNextWeek(): void;
}

export function createFinished({ context, state, purchase }: CheckoutContext): Finished {
  const { page } = context;

  function nextWeek(): Selection {
    const { stage, offer } = state.getState();
    if ((stage.step !== 'confirmed' && stage.step !== 'amending') || !offer) return NOTHING_SELECTED;
    const starts = stage.order.slots.map(({ start }) => start);
    const later = aWeekLater(starts, offer, page.clock.now());
    return later.reduce<Selection>((chosen, slot) => select(slot, chosen), NOTHING_SELECTED);
  }

  return {
    nextWeek,
    bookNextWeek() {
      const bought = purchase();
      const selection = nextWeek();
      if (bought?.case !== 'slots' || selection.length === 0) return;
      setSelection(page, bought.calendar, selection);
      const { resumes: _, ...next } = bought;
      beginPurchase(page, next);
    },
  };
}
