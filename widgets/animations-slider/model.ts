import type { Animation } from '../../core/catalogue/animation.ts';
import { type AnimationTimes, animationTimes } from '../../core/catalogue/animation-times.ts';
import { cutAtWord } from '../../core/text/cut-at-word.ts';
import { htmlToText } from '../../core/text/html-to-text.ts';
import type { WallTime } from '../../core/time/wall-time.ts';

/** Graphemes of a description (S-constants). */
const DESCRIPTION_LIMIT = 230;

/** What a card says. */
export interface CardModel {
  /** Empty for one that is over: its card only tells what has been. */
  readonly description: string;
  readonly times: AnimationTimes | null;
  /** Its next slot; where that is when the times say, `times` are of the next slot and this is null. */
  readonly laterSlot: WallTime | null;
  readonly isNextSlot: boolean;
}

export function cardModel(animation: Animation, isPast: boolean): CardModel {
  const times = animationTimes(animation);
  if (isPast) return { description: '', times, laterSlot: null, isNextSlot: false };
  const isNextSlot = times !== null && animation.nextSlot === times.start;
  return {
    description: cutAtWord(htmlToText(animation.description), DESCRIPTION_LIMIT),
    times,
    // An open one says no day and no hour, and so no slot's.
    laterSlot: times === null || isNextSlot ? null : animation.nextSlot,
    isNextSlot,
  };
}

/** Which slides are in sight. */
export interface Position {
  /** The first of them, from 0. */
  readonly first: number;
  /** How many. */
  readonly visible: number;
}

/** Where a track stands of which each slide is `step` px after the one before; the first slide before it has a size. */
export function positionAt(track: {
  readonly scrolled: number;
  readonly width: number;
  readonly step: number;
}): Position {
  const { scrolled, width, step } = track;
  if (!(step > 0)) return { first: 0, visible: 1 };
  return { first: Math.max(0, Math.round(scrolled / step)), visible: Math.max(1, Math.round(width / step)) };
}

/** What a press of an arrow comes to. */
export type Move = { readonly case: 'slide'; readonly to: number } | { readonly case: 'page'; readonly page: number };

/** Where `next` or `previous` leads of so many slides of a page: on by what is in sight, then to the next page; null at the ends. */
export function moveFrom(
  direction: 'previous' | 'next',
  { first, visible }: Position,
  list: { readonly count: number; readonly page: number; readonly lastPage: number },
): Move | null {
  const last = Math.max(0, list.count - visible);
  if (direction === 'next') {
    if (first < last) return { case: 'slide', to: Math.min(last, first + visible) };
    return list.page < list.lastPage ? { case: 'page', page: list.page + 1 } : null;
  }
  if (first > 0) return { case: 'slide', to: Math.max(0, first - visible) };
  return list.page > 1 ? { case: 'page', page: list.page - 1 } : null;
}
