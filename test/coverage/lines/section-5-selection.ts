import type { Section } from '../line.ts';

export const section5Selection: Section = {
  name: 'specification 5',
  title: 'Slot selection is refused when',
  lines: {
    'the user already booked that start time': [
      'core/refusal: D-refusal-already-booked',
      "browser/calendar/refusals: 'already-booked'",
    ],
    "the slot's date is in the past": ['core/refusal: D-refusal-past', "browser/calendar/refusals: 'past'"],
    'the user is at the booking limit, unless the waiting list applies': [
      'core/refusal-limits: a waiting slot is judged when a place is offered',
      'core/refusal: full, with a waiting list',
    ],
    'consecutive is on and the slot is not adjacent or equal to a selected one, by slotTime minutes': [
      'core/refusal-order: D-refusal-not-consecutive',
      "browser/calendar/refusals: 'not-consecutive'",
    ],
    'the maxSlot cap is reached': [
      'core/refusal-limits: D-refusal-max-slots',
      "browser/calendar/refusals: 'max-slots'",
    ],
    "the monthly limit bookMonth is reached, per year-month, of the user's bookings": [
      'core/refusal-limits: reached by bookings and selected slots together',
      'core/refusal-limits: bookings of the same month of another year',
      "browser/calendar/refusals: 'monthly-limit'",
    ],
    "… of all the organisation's bookings where maxMonthlyBookBasedOn is org": [
      "core/refusal-limits: `org`: the organisation's bookings count",
      'api/calls/rules: D-refusal-monthly-limit: only the organisation’s people',
    ],
    'a bookMonth of 0 blocks selection': ['core/refusal-limits: 0 blocks every selection'],
    'a repeat of the same slot has reached maxMultiSlots': [
      'core/refusal: D-refusal-multi-limit',
      "browser/calendar/refusals: 'multi-limit'",
    ],
    'The book action needs at least one selected slot': [
      'widgets/slotted-calendar/book: with nothing selected prompts',
    ],
  },
};
