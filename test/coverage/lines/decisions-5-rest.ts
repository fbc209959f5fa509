import type { Section } from '../line.ts';

export const decisions5Rest: Section = {
  name: 'decisions 5',
  title: 'Selections, waiting, the server',
  lines: {
    'Defaults when the offer gives none': [
      'core/refusal-order: the defaults are those of the table',
      'api/calls/rules: D-booking-defaults: what holds by default: massage-assis',
    ],
    "A slot's capacity is 1 by default": ['core/refusal: of which none by default is more than one'],
    "An event's or animation's capacity is unlimited by default": [
      'core/item-refusal: without a capacity is never full',
    ],
    'Outside the period a slot is not drawn': ['core/week: days before startSlotted and after endSlotted'],
    "A day off's column is empty in picker mode": [
      'core/week: days off, both ends included; a column that is asked for stays, empty',
      'widgets/slotted-calendar/model: in picker mode outside the period and on a day off a column is empty',
    ],
    'A day off is left out in default mode': [
      'core/shown-days: D-days-off-columns: a day off is left out',
      'core/shown-days: stepping on by as many as are shown comes to each day, and back again to the first',
      'widgets/slotted-calendar/model: the grid shows the next days instead',
      'widgets/slotted-calendar/navigation: in default mode over the days that are not off, on and back',
      'browser/calendar/days-off: in default mode they are left out, on and back, and the column stored is the one that is seen',
    ],
    'Selecting a selected slot removes it': ['core/choose: removes it'],
    '… where repeats are allowed it adds one, and the close icon removes one': [
      'core/choose: adds one where repeats are allowed',
      'widgets/slotted-calendar/waiting-slots: a press adds one more, at the limit it takes all away, and the close icon takes one',
    ],
    '… at the cap a click removes every repeat': ['core/choose: at the cap removes every repeat'],
    'A removal that breaks a chain is allowed, but booking is refused until it is whole, and says so': [
      'core/chain: a chain that a removal has broken cannot be booked until it is whole',
      'widgets/slotted-calendar/book: a chain that a removal has broken is not booked',
      'widgets/slotted-calendar/choices: a broken chain is announced beside the button',
    ],
    'Selections stay sorted by date, then index': ['core/presses: selections stay sorted by date and hour'],
    'The first waiting slot is added at once; each later one asks (Oui / Non)': [
      'core/choose: the first waiting slot is added at once, each later one asks',
      'widgets/slotted-calendar/choices: the question of the waiting list',
    ],
    'Waiting slots are listed and labelled, take no free slot, are not charged until a place is offered': [
      "widgets/slotted-calendar/choices: a waiting slot carries 'Liste d'attente', is not charged",
      'api/buying/waiting-list: alone makes an order that costs nothing',
    ],
    'They obey cases 0–5, 7 and 9': ['core/choose: D-waiting-rules: what waiting slots obey'],
    'The monthly limit is judged when a place is offered; who would exceed it is passed over': [
      'api/buying/promotion: is judged when the place is offered: it goes to the next person',
    ],
    'A slot that starts later than 12 weeks after the Monday of this week is outside-period': [
      'core/horizon: allows exactly the days over which the calendar moves',
      'api/doors/horizon: 2027-02-08, in every call that judges it',
      'api/doors/horizon: the last day before it can be booked',
    ],
    'No date makes the server answer 500': [
      'api/doors/horizon: 9999-12-29, in every call that judges it',
      'api/doors/horizon: a day that there is not is not found: 0000-01-01',
      'api/edge/odd-values: no date, id, number or text in a body makes a 5xx',
    ],
    'The server applies the same rules, from the same code': ['api/agreement: client and server say the same'],
    '… inside the transaction that books': [
      'api/races/buyers: sells exactly 1 of its places',
      'api/calls/order: is judged once more at its own instant',
    ],
  },
};
