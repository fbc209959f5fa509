import type { StoreApi } from 'zustand/vanilla';
import type { SlotId } from '../../core/booking/slot.ts';
import type { Order } from '../../core/checkout/order.ts';
import type { OrderLink } from '../../core/checkout/order-link.ts';
import { cancelOrder, fetchOrder } from '../shared/api/booking/known-order.ts';
import { leaveWaiting } from '../shared/api/booking/waiting.ts';
import { type ApiError, asApiError } from '../shared/api/errors.ts';
import { bookingsChanged, type PageState } from '../shared/page/page-state.ts';
import { loadPart } from '../shared/page/registry.ts';
import type { WaitingPlace } from './actions.ts';
import { clientFor } from './linked-order.ts';

/** Cancelling a confirmed order, giving up an unpaid one, leaving a waiting list or taking a place. */
export interface Cancellation {
  /** The id of the order; or of the slot whose waiting list is left, or whose place is taken. */
  readonly id: string;
  readonly isTaking: boolean;
  /** Why the cancellation failed; null while it is under way. */
  readonly error: ApiError | null;
}

/** The outcome of a cancellation; the list may no longer have its order. */
export interface CancellationNotice {
  /** `paid`: an order that was to be given up had been paid in the meantime. */
  readonly case: 'cancelled' | 'given up' | 'paid' | 'left';
  readonly order: Order;
}

export interface CancellationState {
  readonly cancellation: Cancellation | null;
  readonly notice: CancellationNotice | null;
}

export interface Cancellations {
  /** Cancels an order, which is refunded, or gives up an unpaid one. */
  cancel(order: Order): Promise<void>;
  /** Leaves the waiting list of a slot of the order. */
  leave(order: Order, slot: SlotId): Promise<void>;
  /** Takes the place that is offered to the order of a link, and goes to the offer's page at `href`. */
  take(order: Order, place: WaitingPlace, href: string): Promise<void>;
  /** Removes a cancellation that failed. */
  forgetFailure(): void;
}

/**
 * Creates the actions that cancel. If `linked` returns a link, calls carry its key. `refresh` fetches the list again
 * after a failure, because the server may have made the change in spite of it.
 */
export function createCancellations(
  page: PageState,
  linked: () => OrderLink | null,
  store: Pick<StoreApi<CancellationState>, 'getState' | 'setState'>,
  { report, refresh }: { readonly report: (error: unknown) => void; readonly refresh: () => void },
): Cancellations {
  const client = () => clientFor(page, linked());

  async function run(id: string, work: () => Promise<CancellationNotice | null>, isTaking = false): Promise<void> {
    if (isCancelling(store.getState().cancellation)) return;
    store.setState({ cancellation: { id, isTaking, error: null }, notice: null });
    try {
      const notice = await work();
      store.setState({ cancellation: null, notice });
      // This also refreshes this list.
      bookingsChanged(page);
    } catch (error) {
      store.setState({ cancellation: { id, isTaking, error: asApiError(error) } });
      report(error);
      refresh();
    }
  }

  /**
   * Fetches an order whose cancellation has failed. Returns it if its state has changed in spite of that; else throws
   * the failure.
   */
  async function changed(order: Order, failure: unknown): Promise<Order> {
    const now = await fetchOrder(client(), order.id).catch(() => order);
    if (now.state === order.state) throw failure;
    return now;
  }

  return {
    cancel: (order) =>
      run(order.id, async () => {
        const now = await cancelOrder(client(), order.id).catch((failure: unknown) => changed(order, failure));
        return noticeOf(order, now);
      }),
    leave: (order, slot) =>
      run(slot, async () => {
        await leaveWaiting(client(), slot).catch((failure: unknown) => {
          // The waiting list was left by an earlier call whose response was lost.
          if (asApiError(failure).code !== 'not-found') throw failure;
        });
        return { case: 'left', order };
      }),
    take: (order, place, href) =>
      run(
        place.id,
        async () => {
          const link = linked();
          if (link) {
            const { takePlace } = await loadPart('take-place', () => import('./take-place.ts'));
            await takePlace(page, link, order, place);
          }
          location.assign(href);
          return null;
        },
        true,
      ),
    forgetFailure() {
      if (!isCancelling(store.getState().cancellation)) store.setState({ cancellation: null });
    },
  };
}

/** Whether a cancellation is under way. */
export function isCancelling(cancellation: Cancellation | null): boolean {
  return cancellation !== null && cancellation.error === null;
}

function noticeOf(before: Order, order: Order): CancellationNotice | null {
  if (order.state === 'pending') return null;
  if (order.state === 'confirmed') return before.state === 'pending' ? { case: 'paid', order } : null;
  return { case: before.state === 'pending' ? 'given up' : 'cancelled', order };
}
