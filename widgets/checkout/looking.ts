import type { Order } from '../../core/checkout/order.ts';
import { fetchOrder } from '../shared/api/booking/order.ts';
import type { Purchase } from '../shared/page/purchase.ts';
import { isBought } from './state.ts';
import type { Work } from './work.ts';

/** While the time to pay is over, or the payment is on its way, the order is asked for this often. */
export const ASK_MS = 10_000;

/** Asks what has become of an order where nobody says it: its time is up, or its payment will never be answered. */
export interface Looking {
  /** The time to pay is up: asks whether it was paid in time. */
  timeUp(): Promise<void>;
}

/** `tell` shows an order that waits for what its payment comes to. */
export function createLooking(work: Work, tell: (order: Order, bought: Purchase | null) => Promise<void>): Looking {
  const { page, guard, signal } = work.context;
  let askedAt = Number.NEGATIVE_INFINITY;

  /** With a payment that is open the purchase is over, or can be paid again, which is told where it was on its way. */
  async function look(order: Order, open: 'expire' | 'free' | 'tell'): Promise<void> {
    const bought = work.purchase();
    const found = await fetchOrder(page.client, order.id).catch(() => null);
    const at = work.review();
    if (!at || signal.aborted || work.purchase() !== bought) return;
    if (found && found.state !== 'pending') return isBought(found) ? work.finish(found, bought) : work.expire();
    if (open === 'tell' && at.busy !== null) return;
    if (found && (open === 'tell' || isProcessing(found))) await tell(found, bought);
    else if (open === 'free') work.stage({ ...at, order: found ?? order, busy: null });
    // What is under way may still be paid: the order's end is for the API to tell.
    else if (found && at.busy === null) work.expire();
  }

  const onShow = ({ persisted }: PageTransitionEvent) => {
    const at = work.review();
    const order = at?.busy === 'paying' ? at.order : null;
    // Back from a bank's page, the payment that led there is answered by nobody.
    if (persisted && order) guard(() => look(order, 'free'));
  };
  window.addEventListener('pageshow', onShow, { signal });

  const asking = setInterval(() => {
    const { order, busy } = work.review() ?? {};
    if (order && busy === null && isProcessing(order)) guard(() => look(order, 'tell'));
  }, ASK_MS);
  signal.addEventListener('abort', () => clearInterval(asking));

  return {
    async timeUp() {
      const at = work.review();
      // What is being ordered says itself what has become of it.
      if (at?.busy === 'ordering') return;
      if (!at?.order) return work.expire();
      const now = page.clock.now();
      if (now < askedAt + ASK_MS) return;
      askedAt = now;
      await look(at.order, 'expire');
    },
  };
}

/** Stripe has the payment in hand: it can be neither paid nor ended. */
export function isProcessing({ payment }: Order): boolean {
  return payment?.provider === 'stripe' && payment.state === 'authenticating' && !payment.clientSecret;
}
