import type { StoreApi } from 'zustand/vanilla';
import type { SlotId } from '../../core/booking/slot.ts';
import { cancelOrder, fetchOrder, type Order } from '../shared/api/booking/order.ts';
import { leaveWaiting } from '../shared/api/booking/waiting.ts';
import { type ApiError, asApiError } from '../shared/api/errors.ts';
import type { PageState } from '../shared/page/page-state.ts';

/** An order that is being given back, or a place in a session's list: under way, or failed. */
export interface Ending {
  /** The order's, or the session's. */
  readonly id: string;
  /** Null while it is under way. */
  readonly error: ApiError | null;
}

/** What became of an order that was given back; it may stand in the list no more. */
export interface Told {
  /** `paid` was to be given up, and turned out to be paid. */
  readonly case: 'cancelled' | 'given up' | 'paid' | 'left';
  readonly order: Order;
}

export interface EndingState {
  readonly ending: Ending | null;
  readonly told: Told | null;
}

export interface Endings {
  /** Cancels an order, what was paid goes back; gives one that is not paid up. */
  cancel(order: Order): Promise<void>;
  /** Leaves the list of a session that the order waits for. */
  leave(order: Order, slot: SlotId): Promise<void>;
  /** Takes what is said of a failure away. */
  forgetFailure(): void;
}

/** `refresh` asks for the list again where it may have changed without our knowing. */
export function createEndings(
  { client, data }: PageState,
  store: Pick<StoreApi<EndingState>, 'getState' | 'setState'>,
  { report, refresh }: { readonly report: (error: unknown) => void; readonly refresh: () => void },
): Endings {
  async function end(id: string, work: () => Promise<Told | null>): Promise<void> {
    if (isUnderWay(store.getState())) return;
    store.setState({ ending: { id, error: null }, told: null });
    try {
      const told = await work();
      store.setState({ ending: null, told });
      // All that shows bookings is asked anew by it, this list among them.
      data.setState(({ bookingsVersion }) => ({ bookingsVersion: bookingsVersion + 1 }));
    } catch (error) {
      store.setState({ ending: { id, error: asApiError(error) } });
      report(error);
      refresh();
    }
  }

  /** What an order has become all the same, its answer lost or refused; the failure where it has not, or nobody knows. */
  async function changed(order: Order, failure: unknown): Promise<Order> {
    const now = await fetchOrder(client, order.id).catch(() => order);
    if (now.state === order.state) throw failure;
    return now;
  }

  return {
    cancel: (order) =>
      end(order.id, async () => {
        const answer = await cancelOrder(client, order.id).catch((failure: unknown) => changed(order, failure));
        return toldOf(order, answer);
      }),
    leave: (order, slot) =>
      end(slot, async () => {
        // Who is not in the list has left it, whatever became of an earlier answer.
        await leaveWaiting(client, slot).catch((failure: unknown) => {
          if (asApiError(failure).code !== 'not-found') throw failure;
        });
        return { case: 'left', order };
      }),
    forgetFailure() {
      if (!isUnderWay(store.getState())) store.setState({ ending: null });
    },
  };
}

export function isUnderWay({ ending }: EndingState): boolean {
  return ending !== null && ending.error === null;
}

function toldOf(before: Order, order: Order): Told | null {
  if (order.state === 'pending') return null;
  if (order.state === 'confirmed') return before.state === 'pending' ? { case: 'paid', order } : null;
  return { case: before.state === 'pending' ? 'given up' : 'cancelled', order };
}
