import type { Animation } from '../../core/catalogue/animation.ts';
import { type AnimationTimes, animationTimes } from '../../core/catalogue/animation-times.ts';
import { cutAtWord } from '../../core/text/cut-at-word.ts';
import { htmlToText } from '../../core/text/html-to-text.ts';
import type { WallTime } from '../../core/time/wall-time.ts';

/** The longest description, in graphemes (S-constants). */
const DESCRIPTION_LIMIT = 230;

/** The content of a card. */
export interface CardModel {
  /** The shortened description; empty for a past animation. */
  readonly description: string;
  readonly times: AnimationTimes | null;
  /** The start of the next slot; null if `times` are the times of that slot. */
  readonly laterSlot: WallTime | null;
  /** Whether `times` are the times of the next slot. */
  readonly isNextSlot: boolean;
}

export function cardModel(animation: Animation, isPast: boolean): CardModel {
  const times = animationTimes(animation);
  if (isPast) return { description: '', times, laterSlot: null, isNextSlot: false };
  const isNextSlot = times !== null && animation.nextSlot === times.start;
  return {
    description: cutAtWord(htmlToText(animation.description), DESCRIPTION_LIMIT),
    times,
    // An open animation shows no times, and so no slot.
    laterSlot: times === null || isNextSlot ? null : animation.nextSlot,
    isNextSlot,
  };
}

/** The slides that are in view. */
export interface Position {
  /** The index of the first visible slide, from 0. */
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

/** What an arrow does: scrolls to a slide, or turns to another page. */
export type Move = { readonly case: 'slide'; readonly to: number } | { readonly case: 'page'; readonly page: number };

/** Returns what an arrow does: it moves by the number of visible slides, then to the next page; null at the ends. */
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
