import type { Card } from './card.ts';
import { NOTHING_TYPED, withoutApplied, withRefused } from './draft.ts';
import type { Effect } from './effect.ts';
import { type Failure, fieldErrors, isAnswered } from './failure.ts';
import { ask, awaitingConfirm, expire, giveUp } from './outcome.ts';
import type { FieldErrors, Notice, Quoting, Sale } from './sale-stage.ts';
import { type Handlers, type Step, to } from './step.ts';
import { applyTyped, endHold, hold, order, prepare, requote } from './transitions.ts';
import { isSameWish, NO_WISHES, type Wishes } from './wishes.ts';

/** The stages in which the places are held and the wishes can change. */
export const reviewing = {
  reviewing(stage, event) {
    const { sale } = stage;
    switch (event.on) {
      case 'change':
        return requote({ ...stage, order: null }, { ...(sale.wishes ?? NO_WISHES), ...event.part });
      case 'confirm':
        return applyTyped({ sale, order: null }) ?? confirm(sale, event.card);
      case 'hold':
        return hold(sale);
      case 'other-tab':
        return to(stage, { do: 'resume', hold: sale.hold.id, order: null, wait: 0 });
      case 'resume-refused':
        return isAnswered(event.failure) ? expire(sale) : null;
      default:
        return endHold(sale, event);
    }
  },

  quoting(stage, event) {
    const { sale, asked, order: before, notice, errors } = stage;
    switch (event.on) {
      case 'quoted': {
        // A new price needs a new order. The new order keeps the payment deadline of the order before, which cannot be
        // extended.
        const time = before && { expiresAt: before.payBy ?? sale.hold.expiresAt, latestExpiry: null };
        const hold = { ...sale.hold, quote: event.quote, ...time };
        const priced: Sale = { ...sale, hold, wishes: asked, draft: withoutApplied(sale.draft, asked) };
        return to(awaitingConfirm(priced, null, notice, errors), ...saved(priced, sale));
      }
      case 'quote-refused':
        return refused(stage, event.failure);
      case 'change':
        return requote(stage, { ...asked, ...event.part });
      case 'time-up':
        return before ? ask(sale, before, 'back') : expire(sale);
      case 'leave':
        return before ? giveUp(sale, before) : endHold(sale, event);
      case 'choose-anew':
        return before ? null : endHold(sale, event);
      default:
        return endHold(sale, event);
    }
  },
} as const satisfies Partial<Handlers>;

function confirm(sale: Sale, card: Card | null): Step {
  return card ? prepare(sale, null, card) : order(sale, null);
}

/**
 * Returns the effect that saves the draft with the hold; none if nothing was typed, because an accepted quote saves its
 * wishes itself.
 */
function saved({ hold: { id }, wishes, draft }: Sale, before: Sale): readonly Effect[] {
  return wishes === null || before.draft === NOTHING_TYPED ? [] : [{ do: 'save-draft', hold: id, wishes, draft }];
}

function refused(stage: Quoting, failure: Failure): Step {
  if (failure.code === 'hold-expired') return expire(stage.sale);
  const { asked, order: before, notice } = stage;
  const wishes = stage.sale.wishes ?? NO_WISHES;
  const culprit = culpritOf(failure);
  if (!culprit) {
    const said: Notice = { case: 'failed', what: 'quote', failure, retry: { on: 'change', part: asked } };
    return to(awaitingConfirm(stage.sale, before, said), { do: 'report', failure });
  }
  const errors = culprit === 'gift' ? giftErrors(failure) : { [culprit]: failure.code };
  const sale = { ...stage.sale, draft: withRefused(stage.sale.draft, culprit, asked, errors) };
  // The other wishes are quoted again, without the refused one.
  const rest = without(culprit, asked, wishes);
  return isSameWish(rest, wishes)
    ? to(awaitingConfirm(sale, before, null, errors))
    : requote({ sale, order: before }, rest, notice, errors);
}

type Culprit = 'coupon' | 'subscription' | 'gift';

function culpritOf({ code, status }: Failure): Culprit | null {
  if (status !== 422) return null;
  if (code === 'coupon-invalid') return 'coupon';
  return code === 'subscription-invalid' ? 'subscription' : 'gift';
}

/**
 * Returns the errors of a gift's form. `gift.firstName` and `firstName` are the same field; an error without a field
 * belongs to the whole gift.
 */
function giftErrors(failure: Failure): FieldErrors {
  const errors = Object.entries(fieldErrors(failure)).map(([field, code]) => [field.replace(/^gift\./, ''), code]);
  return errors.length > 0 ? Object.fromEntries(errors) : { gift: failure.code };
}

/**
 * Returns the wishes with the refused wish reset to its last accepted value, or to its default if that value is refused
 * now.
 */
function without(culprit: Culprit, wishes: Wishes, earlier: Wishes): Wishes {
  const from = isSameWish(wishes[culprit], earlier[culprit]) ? NO_WISHES : earlier;
  return { ...wishes, [culprit]: from[culprit] };
}
