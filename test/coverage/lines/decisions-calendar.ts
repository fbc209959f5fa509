import type { Group } from '../line.ts';

export const decisionsCalendar: Group = {
  name: 'The calendar',
  ids: {
    'D-calendar-grid': {
      "A column is a day (Monday = 0), a row the day's n-th slot after filters, in time order": [
        'core/day-slots: a column is a day, a row is its n-th slot',
        'widgets/slotted-calendar/model: a filter leaves those that match it, and rows are numbered again',
      ],
    },
    'D-calendar-columns': {
      '4, 3 or 2 columns: at least 960 px, at least 600 px, narrower': [
        'widgets/slotted-calendar/model: columns at a time, by the width of the element',
        'browser/calendar/days: an element of 959 px shows 3 days',
      ],
    },
    'D-calendar-opening': {
      'It opens at the stored date': [
        'widgets/slotted-calendar/navigation: is the one that a slot of another calendar was pressed on, once',
      ],
      'It opens at the date of a link': [
        'widgets/slotted-calendar/navigation: is that of the address, before the stored one',
      ],
      'Otherwise it opens at the first day, from today on, with a slot that can be chosen under the filters': {
        because: 'Not built yet: it opens at the Monday of the current week.',
      },
    },
    'D-linked-hour': {
      'The row of the linked hour is shown and marked': { because: 'Not built yet: a link names the day alone.' },
    },
    'D-calendar-bounds': {
      'One can go back to the Monday of the current week and no further': [
        'widgets/slotted-calendar/model: this Monday',
        'widgets/slotted-calendar/navigation: from this Monday to 12 weeks on',
      ],
    },
    'D-past-rows': {
      "Past slots of today take none of the visible rows; 'Voir plus d'horaire' shows them": {
        because: 'Not built yet: they take rows as all others do.',
      },
    },
    'D-next-available': {
      'Where no visible day has a slot that can be chosen, a button names the next one and goes there': {
        because: 'Not built yet.',
      },
    },
    'D-nothing-to-choose': {
      'An offer without a schedule, or off on every day of the 12 weeks, says that it has no slot': [
        'widgets/slotted-calendar/view: an offer without a schedule has none for now',
        'widgets/slotted-calendar/quoted: where every day of the 12 weeks is off, that there is no slot',
      ],
      'An offer that has ended, has not begun, or is full for 12 weeks says so': {
        because: 'Not built yet: its columns are empty, or its slots full.',
      },
    },
    'D-date-jump': {
      'A date can be jumped to': { because: 'Not built yet.' },
    },
    'D-visible-rows': {
      'Default mode: 7 rows with full headers; picker: 5 with short ones': [
        'widgets/slotted-calendar/model: default mode with 8 slots a day shows 7',
        'widgets/slotted-calendar/model: picker mode with 6 slots a day shows 5',
        'widgets/slotted-calendar/quoted: in default mode days in full',
        'widgets/slotted-calendar/quoted: in picker mode days in short',
      ],
      'One button under the grid shows or hides the rest of all visible days': [
        'widgets/slotted-calendar/view: shows the rest of all days, and hides it',
        'widgets/slotted-calendar/model: there is more where any visible day has more',
      ],
      'While a filter is set there is no maximum and no button': [
        'widgets/slotted-calendar/model: while a filter is set there is no maximum and no button',
      ],
    },
    'D-calendar-modes': {
      'In default mode a slot is a link whose click stores the three values': [
        'widgets/slotted-calendar/view: in default mode is a link',
        'browser/calendar/days: stores three keys',
      ],
      'In picker mode it is a toggle': ['widgets/slotted-calendar/view: is a toggle that says its day'],
    },
    'D-slot-price': {
      'A slot shows its price where the slots of the calendar, as filtered, do not all cost the same': [
        'core/prices-differ: offers with slots whose prices or currencies differ',
        'widgets/slotted-calendar/slot-price: each slot shows its price',
        'widgets/slotted-calendar/slot-price: no slot shows its price',
      ],
    },
    'D-refused-slot': {
      'A refused slot is aria-disabled, focusable, and says why': [
        'widgets/slotted-calendar/view: refused it is disabled but focusable',
      ],
    },
    'D-refusal-told-once': {
      'A refusal is told on the slot and by a toast, which speaks; the note under the grid is silent then': [
        'widgets/slotted-calendar/toast-refusal: D-refusal-told-once',
      ],
    },
    'D-weeks': {
      'All 12 weeks are loaded at once; moving beyond another weeks (4) re-fetches offers and places': [
        'widgets/slotted-calendar/navigation: when the calendar moves beyond so many',
        'widgets/slotted-calendar/navigation: from this Monday to 12 weeks on',
      ],
    },
    'D-filter-options': {
      'Filter options are the coaches (by slug), sports, languages, intensities of the offers shown': [
        'core/slotted-filter: filter options are those of the offers shown',
      ],
    },
    'D-refetch': {
      'Places are re-fetched when the page becomes visible again or comes back; the selection stays': [
        'widgets/slotted-calendar/store: on return places and bookings are re-fetched, and the selection stays',
        'browser/calendar/keyboard: D-refetch: on return places are re-fetched; selection and focus stay',
      ],
      '… and before paying': [
        'widgets/checkout/hold: a signed-in user goes straight to the review',
        'widgets/checkout/hold: shows which one is lost, and continues with the rest',
      ],
    },
  },
};
