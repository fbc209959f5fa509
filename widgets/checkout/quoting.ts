import { NO_WISHES, type Wishes } from '../../core/checkout/wishes.ts';
import { fetchQuote } from '../shared/api/booking/quote.ts';
import { type ApiError, asApiError } from '../shared/api/errors.ts';
import { fieldErrors } from './failure.ts';
import type { Notice, Review } from './review.ts';
import type { Work } from './work.ts';

/** Coupon, company credit, subscription and gift: every change is quoted anew, and only the latest answer counts. */
export interface Quoting {
  change(part: Partial<Wishes>): Promise<void>;
  /** The coupon was used up between quote and order: it is taken off. */
  dropCoupon(): Promise<void>;
}

export function createQuoting(work: Work): Quoting {
  const { context } = work;
  let latest = 0;

  async function ask(at: Review, wishes: Wishes, said: Pick<Review, 'notice' | 'errors'>): Promise<void> {
    const bought = work.purchase();
    latest += 1;
    const mine = latest;
    work.stage({ ...at, ...said, asked: wishes, busy: 'quoting' });
    const now = () => (mine === latest && work.purchase() === bought ? work.review() : null);
    try {
      const quote = await fetchQuote(context.page.client, at.hold.id, wishes, context.signal);
      const review = now();
      if (!review) return;
      // Another price is another order, and ends the payment of the one before.
      const fresh = { asked: null, order: null, isAuthenticating: false, busy: null };
      // The time to pay goes on from the order before.
      const expiresAt = review.order?.payBy ?? review.hold.expiresAt;
      work.stage({ ...review, ...fresh, hold: { ...review.hold, quote, expiresAt }, wishes });
    } catch (error) {
      const review = now();
      if (review) await refused(review, wishes, asApiError(error));
    }
  }

  async function refused(review: Review, wishes: Wishes, failure: ApiError): Promise<void> {
    if (failure.code === 'hold-expired') return work.expire();
    const culprit = culpritOf(failure);
    if (!culprit) {
      const notice: Notice = { case: 'failed', what: 'quote', error: failure, retry: () => change(wishes) };
      work.stage({ ...review, asked: null, busy: null, notice });
      return context.report(failure);
    }
    const errors = culprit === 'gift' ? giftErrors(failure) : { [culprit]: failure.code };
    // What was asked for beside it is asked for again without it.
    const rest = without(culprit, wishes, review.wishes);
    if (isSame(rest, review.wishes)) work.stage({ ...review, asked: null, busy: null, errors });
    else await ask(review, rest, { notice: review.notice, errors });
  }

  async function change(part: Partial<Wishes>): Promise<void> {
    const at = work.review();
    if (!at || at.busy === 'ordering' || at.busy === 'paying') return;
    const wishes = { ...(at.asked ?? at.wishes), ...part };
    await ask(at, wishes, { notice: null, errors: {} });
  }

  return {
    change,
    async dropCoupon() {
      const at = work.review();
      if (at) await ask(at, { ...at.wishes, coupon: null }, { notice: { case: 'coupon-gone' }, errors: {} });
    },
  };
}

type Culprit = 'coupon' | 'subscription' | 'gift';

function culpritOf({ code, status }: ApiError): Culprit | null {
  if (status !== 422) return null;
  if (code === 'coupon-invalid') return 'coupon';
  return code === 'subscription-invalid' ? 'subscription' : 'gift';
}

/** `gift.firstName` and `firstName` are the same field; a gift that cannot be made at all is said at its form. */
function giftErrors(failure: ApiError): Readonly<Record<string, string>> {
  const errors = Object.entries(fieldErrors(failure)).map(([field, code]) => [field.replace(/^gift\./, ''), code]);
  return errors.length > 0 ? Object.fromEntries(errors) : { gift: failure.code };
}

/** The wishes with the earlier one in place of the culprit; with none where it is the earlier one itself that fails now. */
function without(culprit: Culprit, wishes: Wishes, earlier: Wishes): Wishes {
  const from = isSame(wishes[culprit], earlier[culprit]) ? NO_WISHES : earlier;
  return { ...wishes, [culprit]: from[culprit] };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
