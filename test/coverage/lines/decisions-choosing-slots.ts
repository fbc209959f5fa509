import type { Group } from '../line.ts';

export const decisionsChoosingSlots: Group = {
  name: 'Choosing slots',
  ids: {
    'D-slot-id': {
      "A slot's id is {slottedId}_{yyyyMMdd}T{HHmm}": ["core/slot: a slot's id is {slottedId}_{yyyyMMdd}T{HHmm}"],
    },
    'D-one-answer': {
      'refusal(slot, selection, offer, bookings, now) returns null or a case with its figures': [
        'core/choose: is refused with the case and its figures',
        'api/calls/refusals: names every refused slot with its figures',
      ],
      'The first hit is what the user is told': ['core/refusal-order: the user sees the first case that applies'],
      '… on the slot itself and not only in a toast': [
        'widgets/slotted-calendar/view: refused it is disabled but focusable, says why',
        'browser/calendar/refusals: refused (fr) > full',
      ],
    },
    'D-refusal-order': {
      'The cases are judged in the order of the table': [
        'core/refusal-order: is told before all that follow',
        'core/refusal-order: multi-limit comes between already-booked and full',
      ],
    },
    'D-refusal-other-offer': {
      'The selection holds slots of another offer; the message offers to replace it': [
        'core/refusal: D-refusal-other-offer',
        'browser/calendar/refusals: other-offer: the selection can be replaced',
        'api/calls/refusals: other-offer',
      ],
    },
    'D-refusal-past': {
      "The slot's start is before now": ['core/refusal: D-refusal-past', 'api/calls/refusals: past'],
    },
    'D-refusal-outside-period': {
      'The date is before startSlotted or after endSlotted; both days are included': [
        'core/refusal: D-refusal-outside-period',
        'api/calls/refusals: outside-period',
      ],
    },
    'D-refusal-day-off': {
      'The date is in a daysOff range, both ends included': [
        'core/refusal: D-refusal-day-off',
        'api/calls/refusals: day-off',
      ],
    },
    'D-refusal-already-booked': {
      'The user has booked that start in any slotted offer, unless repeats of this very slot are allowed': [
        'core/refusal: D-refusal-already-booked',
        'core/refusal: this very slot, where repeats are allowed',
        'api/calls/refusals: already-booked',
      ],
    },
    'D-refusal-multi-limit': {
      'Bookings and selections of this very slot have reached maxMultiSlots': [
        'core/refusal: D-refusal-multi-limit',
        'api/calls/refusals: multi-limit',
      ],
    },
    'D-refusal-full': {
      'No place is left and there is no waiting list; with one the slot is a waiting selection': [
        'core/refusal: D-refusal-full',
        'core/refusal: an accepted full slot is a waiting slot, a slot with a place is not',
        'api/calls/refusals: a full slot is refused, with a waiting list too',
      ],
    },
    'D-refusal-max-slots': {
      'The selection already holds maxSlot slots': [
        'core/refusal-limits: D-refusal-max-slots',
        'api/calls/refusals: max-slots',
      ],
    },
    'D-refusal-monthly-limit': {
      'Bookings and selected slots of the month have reached bookMonth': [
        'core/refusal-limits: D-refusal-monthly-limit',
        'api/calls/refusals: monthly-limit',
      ],
      "With org the organisation's bookings count; for a customer without one, their own": [
        'core/refusal-limits: `org` without an organisation: their own count',
      ],
      'bookMonthUnique 1 counts this offer alone, 0 all slotted offers': [
        'core/refusal-limits: bookMonthUnique 0: every slotted offer counts',
        'core/refusal-limits: bookMonthUnique 1: this offer alone counts',
      ],
      'bookMonth 0 blocks every selection': ['core/refusal-limits: 0 blocks every selection'],
    },
    'D-refusal-not-consecutive': {
      'The start is neither equal to a selected one nor exactly slotTime before or after it by the wall clock, on the same day':
        [
          'core/refusal-order: D-refusal-not-consecutive',
          'core/chain: over the spring change, by the wall clock',
          'api/calls/refusals: not-consecutive',
        ],
    },
    'D-booking-defaults': {
      'The defaults when the offer gives none': [
        "core/refusal-order: the defaults are those of the decisions' table",
        'api/calls/rules: D-booking-defaults: what holds by default: massage-assis',
      ],
      "A slot's capacity is 1 by default": [
        'core/refusal: a slot that nobody has booked has all its places; a slot without a capacity has one',
      ],
      "An event's or animation's capacity is unlimited by default": [
        'core/item-refusal: without a capacity is never full',
      ],
    },
    'D-horizon': {
      "A slot that starts later than 12 weeks after this week's Monday is outside-period": [
        'core/horizon: allows exactly the days over which the calendar moves',
        'api/doors/horizon: 2027-02-08, in every call that checks slots',
        'api/doors/horizon: the last day before it can be booked',
      ],
      'No date makes the server answer 500': [
        'api/doors/horizon: 9999-12-29, in every call that checks slots',
        'api/doors/horizon: a day that does not exist is not found: 0000-01-01',
        'api/edge/odd-values: no date, id, number or text in a body causes a 5xx',
      ],
    },
    'D-refusal-texts': {
      'already-booked by another offer says that another booking starts at that hour': [
        'widgets/slotted-calendar/view: at the hour of a booking of another offer says so',
      ],
      'bookMonth 0 says that the offer takes no booking': [
        'widgets/slotted-calendar/view: of an offer with bookMonth 0 says that it takes no booking',
      ],
    },
    'D-unseen-cases': {
      'Outside the period a slot is not drawn': ['core/day-slots: slots before startSlotted and after endSlotted'],
    },
    'D-days-off-columns': {
      "A day off's column is empty in picker mode": [
        'core/day-slots: slots on days off, both ends included; a requested column stays, empty',
        'widgets/slotted-calendar/model: in picker mode outside the period and on a day off a column is empty',
      ],
      'A day off is left out in default mode': [
        'core/shown-days: D-days-off-columns: a day off is left out',
        'core/shown-days: paging by the number of shown days reaches every day, and back to the first',
        'widgets/slotted-calendar/model: the grid shows the next days instead',
        'widgets/slotted-calendar/navigation: in default mode over the days that are not off, on and back',
        'browser/calendar/days-off: in default mode they are left out, forwards and backwards, and the stored column is the visible one',
      ],
    },
    'D-toggle': {
      'Selecting a selected slot removes it': ['core/choose: removes it'],
      '… where repeats are allowed it adds one, and the close icon removes one': [
        'core/choose: adds one where repeats are allowed',
        'widgets/slotted-calendar/waiting-slots: a press adds one more, at the limit it takes all away, and the close icon takes one',
      ],
      '… at the cap a click removes every repeat': ['core/choose: at the cap removes every repeat'],
    },
    'D-close-waiting-first': {
      'Of two places of a session, closing one gives up the waiting one first': [
        'core/selection: removes one repeat, the waiting one first: given up, a booked place would go to its waiting list',
      ],
    },
    'D-broken-chain': {
      'A removal that breaks a chain is allowed, but booking is refused until the chain is whole, and says so': [
        'core/chain: a chain that a removal has broken cannot be booked until it is whole',
        'widgets/slotted-calendar/book: a chain that a removal has broken is not booked',
        'widgets/slotted-calendar/choices: a broken chain is announced beside the button',
      ],
    },
    'D-selection-order': {
      'Selections stay sorted by date, then index': ['core/presses: selections stay sorted by date and hour'],
    },
    'D-same-rules': {
      'The server applies the same rules, from the same code': [
        'api/agreement: client and server judge the selections of 500 worlds alike, reasons and figures included',
      ],
      '… inside the transaction that books': [
        'api/races/buyers: sells exactly 1 of its places',
        'api/calls/order: is checked again at its own instant',
      ],
    },
    'D-item-past': {
      'A place of an event or an animation can be had until its end': [
        'core/item-refusal: is free while it goes on',
        'core/item-refusal: is past when it is over',
        'api/buying/items: is refused as past once the event is over, but not at its last instant',
      ],
      'A slot is past at its start': ['core/refusal: a millisecond after it'],
    },
  },
};
