import { selectionWithAlternatives } from '../../core/booking/alternatives.ts';
import type { BookedSlot } from '../../core/booking/bookings.ts';
import type { Selection } from '../../core/booking/selection.ts';
import { type Basket, createHold, releaseHold } from '../shared/api/booking/hold.ts';
import { fetchOwnBookings, fetchTaken } from '../shared/api/catalogue/slotted.ts';
import { type ApiError, asApiError } from '../shared/api/errors.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { isAnswered, type LostSlot, lostSlots } from './failure.ts';
import type { Work } from './work.ts';

/** Keeping the places, and what becomes of those that went. */
export interface Holding {
  /** Keeps the places (again). */
  hold(): Promise<void>;
  /** Whether slots that went are the reason of a failure; if so they are shown. */
  lose(failure: ApiError): boolean;
  /** Settles when the latest request for places is answered. */
  settled(): Promise<void>;
}

export function createHolding(work: Work): Holding {
  const { context, state, attempt } = work;
  const { page, signal } = context;
  let holding: Promise<void> = Promise.resolve();

  async function keepPlaces(): Promise<void> {
    const wanted = work.purchase();
    if (!wanted) return;
    const basket = basketOf(wanted, state.getState().selection);
    const isOver = () => signal.aborted || work.purchase() !== wanted;
    work.stage({ step: 'holding' });
    try {
      const held = await createHold(page.client, basket, attempt.key('hold', [basket]));
      attempt.end();
      if (isOver()) {
        // The hold of a purchase that has begun since then replaces this one by itself.
        if (signal.aborted || work.purchase() === null) await releaseHold(page.client, held.id).catch(() => null);
        return;
      }
      work.remember(held.id, null);
      work.arrive(held);
    } catch (error) {
      const failure = asApiError(error);
      if (isAnswered(failure)) attempt.end();
      if (isOver()) return;
      if (failure.code === 'account-required') return work.stage({ step: 'account' });
      if (!lose(failure)) work.stage({ step: 'failed', error: failure, retry: hold });
      if (failure.status !== 409) context.report(failure);
    }
  }

  function hold(): Promise<void> {
    holding = keepPlaces();
    return holding;
  }

  function lose(failure: ApiError): boolean {
    const { selection } = state.getState();
    const lost = lostSlots(failure, selection);
    if (lost.length === 0) return false;
    work.stage({ step: 'lost', lost, selection, instead: null });
    context.guard(() => propose(lost, selection));
    return true;
  }

  /** Looks for the nearest free slots; without an answer nothing is proposed. */
  async function propose(lost: readonly LostSlot[], selection: Selection): Promise<void> {
    const offer = await work.offered();
    if (!offer) return;
    const none: readonly BookedSlot[] = [];
    const [taken, own] = await Promise.all([
      fetchTaken(page.client, String(offer.id), { signal }),
      page.data.getState().isSignedIn ? fetchOwnBookings(page.client, { signal }) : none,
    ]).catch(() => [null, none] as const);
    const { stage } = state.getState();
    if (!taken || stage.step !== 'lost' || stage.lost !== lost) return;
    const gone = new Set(lost.map(({ id }) => id));
    const instead = selectionWithAlternatives(gone, {
      selection,
      offer,
      bookings: { own, organization: null, taken },
      now: page.clock.now(),
    });
    if (instead) work.stage({ ...stage, instead });
  }

  return { hold, lose, settled: () => holding };
}

function basketOf(purchase: Purchase, selection: Selection): Basket {
  if (purchase.case === 'item') return { case: 'item', item: purchase.item };
  const ids = (isWaiting: boolean) => selection.filter((slot) => slot.isWaitBooking === isWaiting).map(({ id }) => id);
  return { case: 'slots', slots: ids(false), waiting: ids(true) };
}
