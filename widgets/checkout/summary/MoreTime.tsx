import type { ReactNode } from 'react';
import { longerEnd, offersMoreTime } from '../../../core/checkout/hold-time.ts';
import { useMessages } from '../../shared/view/environment.ts';
import { Button } from '../../shared/view/ui/Button.tsx';
import { FocusPlace } from '../form/FocusPlace.tsx';
import type { Review } from '../provider/review.ts';
import type { CheckoutStore } from '../store.ts';
import { messages } from './messages.ts';
import { useTime } from './use-time.ts';

/**
 * The button that keeps the places longer, shown from two minutes before the end of the hold, and the reason if the
 * places could not be kept longer (D-hold-longer).
 */
export function MoreTime({ review, store }: { readonly review: Review; readonly store: CheckoutStore }): ReactNode {
  const t = useMessages(messages);
  const now = useTime(store.now);
  const { moreTime } = review;
  const isAsked = moreTime === 'asked';
  const end = offeredEnd(review, now);
  const minutes = Math.max(1, Math.floor(((end ?? now) - now) / 60_000));
  return (
    <FocusPlace>
      {end !== null && (
        <Button
          className="more-time"
          aria-disabled={isAsked || undefined}
          // The field in which the visitor types keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onPress={() => (isAsked ? undefined : store.keepLonger())}
        >
          {t('keep longer', { minutes })}
        </Button>
      )}
      {(moreTime === 'limit' || moreTime === 'failed') && (
        <p className="problem" role="alert">
          {t(`more time ${moreTime}`)}
        </p>
      )}
    </FocusPlace>
  );
}

/** Returns until when a press would keep the places, in ms since 1970; null while no more time is offered. */
export function offeredEnd({ hold, order, busy }: Review, now: number): number | null {
  const { expiresAt, latestExpiry, keepsPlaces } = hold;
  const isWaiting = busy === null || busy === 'quoting';
  if (order || !keepsPlaces || !isWaiting || latestExpiry == null) return null;
  return offersMoreTime(expiresAt, latestExpiry, now) ? longerEnd(expiresAt, latestExpiry, now) : null;
}
