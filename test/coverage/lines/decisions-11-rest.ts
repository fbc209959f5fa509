import type { Section } from '../line.ts';

export const decisions11Rest: Section = {
  name: 'decisions 11',
  title: 'Storage, fitness, toasts, tiles',
  lines: {
    'Storage is localStorage, written only after a gesture': [
      'browser/finding/animation-cards: a click anywhere on an animation stores its start',
      'browser/calendar/days: stores three keys',
      'widgets/slotted-calendar/storage: nothing is stored before a gesture',
    ],
    'Storage that throws or is full is treated as absent': [
      'widgets/slotted-calendar/moving: is this Monday where storage throws',
      'widgets/checkout/resume: storage that throws counts as absent',
      'browser/loader/script: where storage and cookies throw',
    ],
    "creneau.preSelected: 'false' = not yet applied; the calendar that starts there sets 'true'": [
      'browser/calendar/days: stores three keys, and the offer starts on that day, once',
    ],
    'creneau.selectedDate: yyyy/MM/dd; for an animation its start, of which the reader takes the date': [
      'widgets/animations-slider/links: day and hour, of which a calendar takes the day, once',
      "widgets/slotted-calendar/moving: takes an animation's start too",
    ],
    'creneau.columnIndex': ['widgets/slotted-calendar/moving: is the flag, the day and the column'],
    'creneau.popupsClosed: ids': [
      'widgets/popups/store: D-popups: a closed popup is remembered',
      'browser/finding/popups: one at a time',
    ],
    'creneau.checkout: hold and order id, for resuming': [
      'widgets/checkout/resume: with the hold, and then the order; no token, name or e-mail',
    ],
    'Never a token, name or e-mail': [
      'widgets/checkout/resume: with the hold, and then the order; no token, name or e-mail',
      'browser/boundary/tokens: is in no address, storage or cookie',
    ],
    'Places are fetched anew when the page becomes visible again or comes back; the selection stays': [
      'widgets/slotted-calendar/store: on return places and bookings are asked for anew, and the selection stays',
      'browser/calendar/keyboard: on return places are asked for anew',
    ],
    '… and before paying': [
      'widgets/checkout/hold: a signed-in user goes straight to the review',
      'widgets/checkout/hold: says which one went, and goes on with the rest',
    ],
    'The user search names people only to signed-in users': [
      "api/doors/search: a guest's token finds providers only",
      'api/doors/search: signed-in users find customers, coaches, and providers',
    ],
    '… by the beginning of a name, three letters at least, never by e-mail, never administrators': [
      'api/doors/search: not inside of one: ali',
      'api/doors/search: fewer than three letters name nobody: "za"',
      'api/doors/search: never by an e-mail: example',
      'api/doors/search: administrators are found by nobody',
    ],
    'A visitor and the venue filter get providers only': [
      'api/doors/search: a visitor finds providers only',
      'api/doors/search: the venue filter finds providers only, whoever asks',
      'widgets/event-list/venues: from three letters on',
    ],
    "/user/{id} answers the pages of who has one, nobody's beside": [
      'api/doors/user-page: whoever else has one',
      'api/doors/user-page: not the administrator of the sample: 5',
      'api/doors/user-page: no account without a page',
    ],
    'Fitness: with no activity picked all four are shown': [
      'core/fitness/figures: with no activity picked all four are shown',
      'widgets/fitness-dashboard/view: without a selected activity all four are shown, each with its chart',
    ],
    'Fitness: with no range picked week counts, and no tab is marked': [
      'core/fitness/figures: with no range picked week counts',
      'widgets/fitness-dashboard/view: without a selected range the week is shown, and no button is pressed',
    ],
    'A day without figures is missing, not zero': [
      'core/fitness/bars: a day without figures is missing, not zero',
      'api/fitness/fitness: missing ones are not zero',
      'widgets/fitness-dashboard/view: has one bar per day with its figure as label; D-fitness-missing: a missing day is labelled as such',
    ],
    'closeOnHover true: the timer pauses under pointer or focus and the rest runs': [
      'widgets/toaster/toast-list: true: the timer pauses under the pointer',
      'widgets/toaster/toast-list: true: the timer pauses under the focus',
    ],
    'closeOnHover false: the timer runs on': ['widgets/toaster/toast-list: false: the timer runs on'],
    'Toasts announce themselves to assistive technology': [
      'browser/toaster/toaster: is told of each toast once, of an error assertively',
    ],
    'An error that blocks the user is also shown where it occurred': [
      'widgets/checkout/payment/view: a refused card is an alert at the form',
      'widgets/slotted-calendar/view: what failed, and a button to try again',
    ],
    'classNames become class and part, style is applied property by property': [
      'widgets/toaster/view: its type and classNames become class and part',
      'widgets/toaster/view: its style is set property by property',
    ],
    "Tiles of the API's own origin need no consent": ['browser/map/consent: tiles of the API’s own origin need none'],
    'A foreign tile address needs `map`': ['browser/map/consent: a foreign tile server gets no request without it'],
  },
};
