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
      'Otherwise it opens at the first day, from today on, with a slot that can be chosen under the filters': [
        'core/opening: passes over full slots, days off and days outside the period',
        'widgets/slotted-calendar/navigation: is the first, from today on, with a slot that can be chosen',
        'widgets/slotted-calendar/first-view: at hours over a week, in both modes, with 2, 3 and 4 days',
        'browser/calendar/first-view: on a Sunday evening',
      ],
      '… today where there is none within 12 weeks': [
        'widgets/slotted-calendar/navigation: is today where no slot of the 12 weeks can be chosen',
      ],
      '… judged on public answers alone': [
        'widgets/slotted-calendar/navigation: places that are taken count, and what is known of the person does not',
      ],
    },
    'D-linked-hour': {
      'The row of the linked hour is shown and marked': [
        'widgets/slotted-calendar/navigation: all rows are shown where the linked one is not among the first',
        'widgets/slotted-calendar/opening-view: is marked, and has the tab stop',
        'browser/calendar/days: stores the start and column, and the offer starts there, once',
      ],
    },
    'D-calendar-bounds': {
      'One can go back to the Monday of the current week and no further': [
        'widgets/slotted-calendar/model: this Monday',
        'widgets/slotted-calendar/navigation: from this Monday to 12 weeks on',
      ],
    },
    'D-past-rows': {
      "Past slots of today take none of the visible rows; 'Voir plus d'horaire' shows them": [
        'widgets/slotted-calendar/first-view: take no rows',
        "widgets/slotted-calendar/first-view: 'Voir plus d'horaire' shows them",
      ],
    },
    'D-next-available': {
      'Where no visible day has a slot that can be chosen, a button names the next one and goes there': [
        'widgets/slotted-calendar/first-view: is named where no visible day has one',
        'widgets/slotted-calendar/opening-view: names the day and goes there',
      ],
    },
    'D-nothing-to-choose': {
      'An offer without a schedule, or off on every day of the 12 weeks, says that it has no slot': [
        'widgets/slotted-calendar/view: an offer without a schedule has none for now',
        'widgets/slotted-calendar/quoted: where every day of the 12 weeks is off, that there is no slot',
      ],
      'An offer that has ended, has not begun, or is full for 12 weeks says so': [
        'core/opening: it has ended',
        'core/opening: it begins after the 12 weeks',
        'core/opening: every slot is full',
        'widgets/slotted-calendar/opening-view: full for 12 weeks',
      ],
    },
    'D-date-jump': {
      'A date can be jumped to': ['widgets/slotted-calendar/opening-view: goes to a day of the 12 weeks'],
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
        'browser/calendar/days: stores the start and column',
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
      'Coaches given by slug alone are named by /coach/list/; the slots do not wait for it': [
        'widgets/slotted-calendar/name-coaches: are named by /coach/list/, which is asked once; the slots do not wait',
      ],
    },
    'D-refetch': {
      'Places are re-fetched when the page becomes visible again or comes back; the selection stays': [
        'widgets/slotted-calendar/store: on return places and bookings are re-fetched, and the selection stays',
        'browser/calendar/keyboard: D-refetch: on return places are re-fetched; selection and focus stay',
        'browser/long/a-long-day: from an evening to the next through midnight and the clock change',
        'hosts/visitors: goes on where it was',
      ],
      '… and before paying': [
        'widgets/checkout/hold: a signed-in user goes straight to the review',
        'widgets/checkout/hold: shows which one is lost, and continues with the rest',
      ],
    },
  },
};
