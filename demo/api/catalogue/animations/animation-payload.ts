import { takesNoBooking } from '../../../../core/booking/limits.ts';
import { hasEnded } from '../../../../core/catalogue/has-ended.ts';
import { fromCents } from '../../../../core/money/money.ts';
import { dateOf, minutesBetween, type WallTime } from '../../../../core/time/wall-time.ts';
import { PARIS, toInstant, toWallTime } from '../../../../core/time/zone.ts';
import type { Animation } from '../../schemas/animation.ts';
import { wallObject } from '../../wall-text.ts';
import type { Ahead } from '../slots-ahead.ts';
import type { AnimationRow } from './animations.ts';

/**
 * Returns the payload of an animation (S-animation-item). For a slotted animation, `ahead` has its offer and the next
 * slot of the offer. `now` is in milliseconds since 1970.
 */
export function animationPayload(row: AnimationRow, ahead: Ahead | undefined, now: number): Animation {
  const start = row.type === 'cyclic' ? row.starts_at : null;
  const coming = start !== null && toInstant(start, PARIS) >= now ? start : (ahead?.free ?? null);
  const next = isOver(row, ahead, now) ? null : coming;
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    marketingPicture: { medium: row.marketing_picture },
    type: row.type,
    url: row.url,
    sport: row.sport,
    date: start === null ? null : wallObject(start),
    duration: hoursOf(start, row.ends_at, ahead),
    nextSlot: next === null ? null : wallObject(next),
    takesBookings: !ahead || !takesNoBooking(ahead.offer),
    price: fromCents(row.price_cents),
    currency: row.currency,
    enseigne: { name: row.provider.name, url: row.provider.url },
    user: { id: row.provider.id },
  };
}

/** Whether it is over: by its end, or with its offer's last slot. `now` is in milliseconds since 1970. */
export function isOver({ ends_at }: AnimationRow, ahead: Ahead | undefined, now: number): boolean {
  if (ends_at !== null && toInstant(ends_at, PARIS) <= now) return true;
  if (!ahead) return false;
  // An offer that takes no bookings has no first slot, but may have sessions to come.
  const hasSlotsToCome = ahead.first !== null || takesNoBooking(ahead.offer);
  return hasEnded(ahead.offer, dateOf(toWallTime(now, PARIS)), hasSlotsToCome);
}

function hoursOf(start: WallTime | null, end: WallTime | null, ahead: Ahead | undefined): number | null {
  if (start !== null && end !== null) return minutesBetween(start, end) / 60;
  return ahead ? ahead.offer.slotTime / 60 : null;
}
