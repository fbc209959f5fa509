import { aWeekLater } from '../../core/booking/next-week.ts';
import { NOTHING_SELECTED, type Selection, select } from '../../core/booking/selection.ts';
import type { SlotId } from '../../core/booking/slot.ts';
import { cancelOrder } from '../shared/api/booking/order.ts';
import { leaveWaiting } from '../shared/api/booking/waiting.ts';
import { asApiError } from '../shared/api/errors.ts';
import { beginPurchase, bookingsChanged, setSelection } from '../shared/page/page-state.ts';
import type { Done } from './state.ts';
import type { Work } from './work.ts';

/** What can still be done when the order is confirmed. */
export interface Finished {
  /** Cancels the order; what was paid goes back. */
  cancel(): Promise<void>;
  leaveList(slot: SlotId): Promise<void>;
  /** The slots of the order a week later, as far as they can be booked. */
  nextWeek(): Selection;
  /** Chooses these and begins the next purchase. */
  bookNextWeek(): void;
}

export function createFinished(work: Work): Finished {
  const { context, state } = work;
  const { page } = context;

  function done(): Done | null {
    const { stage } = state.getState();
    return stage.step === 'done' ? stage : null;
  }

  async function ask(call: (at: Done) => Promise<void>): Promise<void> {
    const at = done();
    if (!at || at.isBusy) return;
    work.stage({ ...at, isBusy: true, error: null });
    try {
      await call(at);
      bookingsChanged(page);
    } catch (error) {
      const now = done();
      if (now?.order === at.order) work.stage({ ...now, isBusy: false, error: asApiError(error) });
      context.report(error);
    }
  }

  function nextWeek(): Selection {
    const { stage, offer } = state.getState();
    if (stage.step !== 'done' || !offer) return NOTHING_SELECTED;
    const starts = stage.order.slots.map(({ start }) => start);
    const later = aWeekLater(starts, offer, page.clock.now());
    return later.reduce<Selection>((chosen, slot) => select(slot, chosen), NOTHING_SELECTED);
  }

  return {
    cancel: () =>
      ask(async (at) => {
        const order = await cancelOrder(page.client, at.order.id);
        if (done()?.order === at.order) work.stage({ step: 'cancelled', order });
      }),
    leaveList: (slot) =>
      ask(async (at) => {
        await leaveWaiting(page.client, slot);
        const now = done();
        if (now?.order !== at.order) return;
        state.setState(({ left }) => ({ left: new Set([...left, slot]) }));
        work.stage({ ...now, isBusy: false });
      }),
    nextWeek,
    bookNextWeek() {
      const purchase = work.purchase();
      const selection = nextWeek();
      if (purchase?.case !== 'slots' || selection.length === 0) return;
      const { calendar, event } = purchase;
      setSelection(page, calendar, selection);
      beginPurchase(page, { case: 'slots', calendar, event });
    },
  };
}
