import type { Section } from '../line.ts';

export const decisions5Cases: Section = {
  name: 'decisions 5',
  title: 'One function, one answer',
  lines: {
    "A slot's id is {slottedId}_{yyyyMMdd}T{HHmm}": ["core/slot: a slot's id is {slottedId}_{yyyyMMdd}T{HHmm}"],
    'refusal(slot, { selection, offer, bookings, now }) returns null or a case with its figures': [
      'core/choose: is refused with the case and its figures',
      'api/calls/refusals: names every refused slot with its figures',
    ],
    'The first hit is what the user is told': ['core/refusal-order: the first hit is what the user is told'],
    '… on the slot itself and not only in a toast': [
      'widgets/slotted-calendar/view: refused it is disabled but focusable, says why',
      "browser/calendar/refusals: refused (fr) > 'full'",
    ],
    '0 other-offer: the selection holds slots of another offer; the message offers to replace it': [
      'core/refusal: D-refusal-other-offer',
      'browser/calendar/refusals: other-offer: what is selected can be replaced',
      'api/calls/refusals: other-offer',
    ],
    '1 past: the start is before now': ['core/refusal: D-refusal-past', 'api/calls/refusals: past'],
    '2 outside-period: before startSlotted or after endSlotted, both included': [
      'core/refusal: D-refusal-outside-period',
      'api/calls/refusals: outside-period',
    ],
    '3 day-off: in a daysOff range, both ends included': [
      'core/refusal: D-refusal-day-off',
      'api/calls/refusals: day-off',
    ],
    '4 already-booked: that start in any slotted offer, unless repeats of this very slot are allowed': [
      'core/refusal: D-refusal-already-booked',
      'core/refusal: this very slot, where repeats are allowed',
      'api/calls/refusals: already-booked',
    ],
    '5 multi-limit: bookings and selections of it have reached maxMultiSlots': [
      'core/refusal: D-refusal-multi-limit',
      'api/calls/refusals: multi-limit',
    ],
    '6 full: no place is left and there is no waiting list; with it a waiting selection': [
      'core/refusal: D-refusal-full',
      'core/refusal: an accepted slot of a full session is a waiting one',
      'api/calls/refusals: full, with a waiting list too',
    ],
    '7 max-slots: the selection already holds maxSlot slots': [
      'core/refusal-limits: D-refusal-max-slots',
      'api/calls/refusals: max-slots',
    ],
    '8 monthly-limit: bookings and selected slots of the month have reached bookMonth': [
      'core/refusal-limits: D-refusal-monthly-limit',
      'api/calls/refusals: monthly-limit',
    ],
    '8: of the organisation with org; a customer without one: their own': [
      'core/refusal-limits: `org` without an organisation: their own count',
    ],
    '8: bookMonthUnique 1 counts this offer alone, 0 all slotted offers': [
      'core/refusal-limits: bookMonthUnique 0: every slotted offer counts',
      'core/refusal-limits: bookMonthUnique 1: this offer alone counts',
    ],
    '8: bookMonth 0 blocks every selection': ['core/refusal-limits: 0 blocks every selection'],
    '9 not-consecutive: not equal to, or exactly slotTime before or after a selected start by wall clock, same day': [
      'core/refusal-order: D-refusal-not-consecutive',
      'core/chain: over the spring change, by the wall clock',
      'api/calls/refusals: not-consecutive',
    ],
  },
};
