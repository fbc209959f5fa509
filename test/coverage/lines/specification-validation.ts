import type { Group } from '../line.ts';

export const specificationValidation: Group = {
  name: '5. Validation rules',
  ids: {
    'S-slot-display': {
      'A slot is shown only within startSlotted and endSlotted': [
        'core/day-slots: slots before startSlotted and after endSlotted; those of both days are drawn',
      ],
      'A day is excluded if it falls in any daysOff range': [
        'core/day-slots: slots on days off, both ends included; a requested column stays, empty',
        'core/shown-days: D-days-off-columns: a day off is left out',
      ],
      'In picker mode a day off has an empty column': [
        'widgets/slotted-calendar/model: in picker mode outside the period and on a day off a column is empty',
      ],
    },
    'S-slot-selection': {
      'Refused when the user already booked that start time': [
        'core/refusal: D-refusal-already-booked',
        'browser/calendar/refusals: refused (fr) > already-booked',
      ],
      "Refused when the slot's date is in the past": [
        'core/refusal: D-refusal-past',
        'browser/calendar/refusals: refused (fr) > past',
      ],
      'Refused when the user is at the booking limit, unless the waiting list applies': [
        'core/refusal-limits: a waiting slot is judged when a place is offered',
        'core/refusal: full, with a waiting list',
      ],
      'Refused when consecutive is on and the slot is not adjacent or equal to a selected one, by slotTime minutes': [
        'core/refusal-order: D-refusal-not-consecutive',
        'browser/calendar/refusals: refused (fr) > not-consecutive',
      ],
      'Refused when the maxSlot cap is reached': [
        'core/refusal-limits: D-refusal-max-slots',
        'browser/calendar/refusals: refused (fr) > max-slots',
      ],
      "Refused when the monthly limit bookMonth is reached, counted per year-month from the user's bookings": [
        'core/refusal-limits: reached by bookings and selected slots together',
        'core/refusal-limits: bookings of the same month of another year',
        'browser/calendar/refusals: refused (fr) > monthly-limit',
      ],
      "… or from all of the organisation's bookings where maxMonthlyBookBasedOn is org": [
        "core/refusal-limits: `org`: the organisation's bookings count",
        'api/calls/rules: D-refusal-monthly-limit: only the organisation’s people',
      ],
      'A bookMonth of 0 blocks selection': ['core/refusal-limits: 0 blocks every selection'],
      'Refused when a repeat of the same slot has reached maxMultiSlots': [
        'core/refusal: D-refusal-multi-limit',
        'browser/calendar/refusals: refused (fr) > multi-limit',
      ],
    },
    'S-book-action': {
      'The book action needs at least one selected slot': [
        'widgets/slotted-calendar/book: with nothing selected prompts',
      ],
    },
    'S-forms': {
      '"L\'email n\'est pas valide"': [
        "widgets/checkout/view: shows the specification's messages at the fields, and focuses the first",
        'api/calls/guest: S-forms: gets the errors of all fields at once, a missing one too',
      ],
      'First name and last name are required and valid': [
        "widgets/checkout/view: shows the specification's messages at the fields, and focuses the first",
        "api/calls/guest: S-forms: is refused for { firstName: '' }",
        'api/calls/guest: S-forms: may be called Jean-Éric',
      ],
      '"E-mail déjà utilisé ou incorrect"': [
        "widgets/checkout/wishes-view: shows the specification's messages at its fields, and finds people",
        'api/buying/gifts: is refused if new with the address of an account, in any capitals',
      ],
      'The coupon is accepted or "Code promo invalide"': [
        'widgets/checkout/wishes-view: refused: "Code promo invalide" at the field',
        'widgets/checkout/wishes-view: applied: shown',
      ],
      'Card: incomplete number': [
        'widgets/checkout/payment/test-card: number "4242 4242 4242 424" is card-incomplete-number',
        'core/stripe-code: incomplete_number',
      ],
      'Card: incomplete security code': [
        'widgets/checkout/payment/test-card: securityCode "12" is card-incomplete-security-code',
        'core/stripe-code: incomplete_cvc',
      ],
      'Card: incomplete postal code': [
        'widgets/checkout/payment/test-card: postalCode "7" is card-incomplete-postal-code',
        'core/stripe-code: incomplete_zip',
      ],
      'Card: incomplete expiry': [
        'widgets/checkout/payment/test-card: expiry "12" is card-incomplete-expiry',
        'core/stripe-code: incomplete_expiry',
      ],
      'Card: expiry year in the past': [
        'widgets/checkout/payment/test-card: expiry "12 / 25" is card-expired-year',
        'core/stripe-code: invalid_expiry_year_past',
      ],
      'Card: empty billing name': ['widgets/checkout/payment/test-card: name "  " is card-name-missing'],
    },
    'S-toast-duplicates': {
      'Toasts: with preventDuplicates one of the same title and message at that position is skipped': [
        'widgets/toaster/toast-list: skips a toast whose title and message already show there',
      ],
    },
    'S-server-validation': {
      'The validation of the server': {
        because: 'The specification does not show it; D-same-rules and D-problem-json settle it.',
      },
    },
  },
};
