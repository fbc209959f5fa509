import type { Animation } from '../../core/catalogue/animation.ts';
import { type AnimationTimes, animationTimes } from '../../core/catalogue/animation-times.ts';
import { cutAtWord } from '../../core/text/cut-at-word.ts';
import { htmlToText } from '../../core/text/html-to-text.ts';
import type { WallTime } from '../../core/time/wall-time.ts';

/** Graphemes of a description (S-constants). */
const DESCRIPTION_LIMIT = 230;

/** The content of a card. */
export interface CardModel {
  /** Empty for a past animation. */
  readonly description: string;
  readonly times: AnimationTimes | null;
  /** The next slot; null if `times` are its times already. */
  readonly laterSlot: WallTime | null;
  /** Whether `times` are those of the next slot. */
  readonly isNextSlot: boolean;
}

export function cardModel(animation: Animation, isPast: boolean): CardModel {
  const times = animationTimes(animation);
  if (isPast) return { description: '', times, laterSlot: null, isNextSlot: false };
  const isNextSlot = times !== null && animation.nextSlot === times.start;
  return {
    description: cutAtWord(htmlToText(animation.description), DESCRIPTION_LIMIT),
    times,
    // An open animation shows no times, so no slot either.
    laterSlot: times === null || isNextSlot ? null : animation.nextSlot,
    isNextSlot,
  };
}

/** The slides that are in view. */
export interface Position {
  /** The first of them, from 0. */
  readonly first: number;
  /** How many slides are in view. */
  readonly visible: number;
}

/** Returns the position of a track with slides that start `step` px apart; before layout, one slide at the start. */
export function positionAt(track: {
  readonly scrolled: number;
  readonly width: number;
  readonly step: number;
}): Position {
  const { scrolled, width, step } = track;
  if (!(step > 0)) return { first: 0, visible: 1 };
  return { first: Math.max(0, Math.round(scrolled / step)), visible: Math.max(1, Math.round(width / step)) };
}

/** The effect of an arrow. */
export type Move = { readonly case: 'slide'; readonly to: number } | { readonly case: 'page'; readonly page: number };

/** Returns the move that an arrow makes: by the slides in view, then to the next page; null at the ends. */
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
