import { type Bookings, NO_BOOKINGS } from '../../core/booking/bookings.ts';
import { type Choice, choose } from '../../core/booking/choose.ts';
import { type Refusal, refusal } from '../../core/booking/refusal.ts';
import type { Selection } from '../../core/booking/selection.ts';
import type { Slot } from '../../core/booking/slot.ts';
import type { SlottedOffer } from '../../core/catalogue/slotted.ts';
import { anOffer, aSlot, NOW } from '../fixtures/data/factories.ts';

/** The situation of a slot (08:00 of Tuesday 24 November 2026, six places). What is not given forbids nothing. */
export interface Situation {
  readonly slot?: Slot;
  readonly selection?: Selection;
  readonly offer?: Partial<SlottedOffer>;
  readonly bookings?: Bookings;
  readonly now?: number;
}

/** A row of a table about refusals. */
export type Row = readonly [title: string, situation: Situation, answer: Refusal | null];

export function ask(situation: Situation): Refusal | null {
  return refusal(...given(situation));
}

export function press(situation: Situation): Choice {
  return choose(...given(situation));
}

/** Returns the slot and what decides about it. */
export function given(situation: Situation): Parameters<typeof refusal> {
  const { slot = aSlot(), selection = [], offer, bookings = NO_BOOKINGS, now = NOW } = situation;
  return [slot, { selection, offer: anOffer(offer), bookings, now }];
}
