import { sessionEnd } from '../time/session.ts';
import type { WallTime } from '../time/wall-time.ts';
import type { Animation } from './animation.ts';

/** The day and hours of an animation's card. */
export interface AnimationTimes {
  readonly start: WallTime;
  /** Null if the animation has no duration. */
  readonly end: WallTime | null;
}

/** Returns the times that a card shows; null for an open animation, or if no day is known (S-future-animation). */
export function animationTimes({ type, start, nextSlot, duration }: Animation): AnimationTimes | null {
  const begins = start ?? nextSlot;
  if (type === 'open' || begins === null) return null;
  return { start: begins, end: duration === null ? null : sessionEnd(begins, Math.round(duration * 60)) };
}
