import type { Group } from '../line.ts';

export const specificationStates: Group = {
  name: '4. States and transitions',
  ids: {
    'S-map-states': {
      'Map: hidden or displayed': ['widgets/provider-map/map-phase: makes no call before'],
      'Map: loading or loaded': [
        'widgets/provider-map/view: it announces that it and its places are loading; nothing before and after',
      ],
      'Changing the event query reloads the markers': [
        'browser/map/list: S-map-states: another query reloads the markers, once',
      ],
      'Selecting an event opens its popup; closing it clears the selection': [
        "widgets/provider-map/list-link: an event selected in the list opens its place's popup, and the focus stays",
        'widgets/provider-map/list-link: closing the popup clears the selection',
      ],
    },
    'S-list-states': {
      'Lists start in a loading state until their call settles': [
        'widgets/event-list/view: is a skeleton first',
        'widgets/offers-list/view: a skeleton of as many cards as a page has',
        'widgets/animations-slider/view: a skeleton until the call settles',
      ],
      'A response is ignored if a newer call to the same endpoint was made': [
        'widgets/shared/resource: only the latest call counts, in whatever order they end',
        'widgets/event-list/store: of filters chosen quickly the latest wins, one call each',
      ],
    },
    'S-slot-states': {
      'Slot state: disabled, booked, selected': [
        'widgets/slotted-calendar/slot-look: it is selected: slot selected',
        'widgets/slotted-calendar/slot-look: it is refused: slot refused full',
        'widgets/slotted-calendar/model: booked by the user: already-booked',
      ],
      'Slot state: hidden when its index exceeds the visible slots per row, unless expanded': [
        'widgets/slotted-calendar/model: picker mode with 6 slots a day shows 5',
        'browser/calendar/days: 4 days of five slots, and no more',
      ],
      'The show-more toggle flips expanded and collapsed': [
        "widgets/slotted-calendar/navigation: 'Voir plus d'horaire' opens and closes",
      ],
      'Filtering changes the maximum of slots per row': [
        'widgets/slotted-calendar/model: while a filter is set there is no maximum and no button',
      ],
    },
    'S-selection-toggle': {
      'Selecting a slot adds it; selecting it again removes it': [
        'widgets/slotted-calendar/selection: a press selects, another deselects',
      ],
      'In picker mode a selected slot can be removed with a close icon': [
        "widgets/slotted-calendar/view: carries 'Offert', and can be taken out again",
        'widgets/slotted-calendar/choices: of repeats each can be taken out',
      ],
    },
    'S-book-button': {
      'The pay button has a disabled class while no slot is selected and loses it with one': [
        'widgets/slotted-calendar/view: while nothing is selected it is disabled and focusable',
        'widgets/slotted-calendar/view: with a slot selected it is neither',
      ],
    },
    'S-waiting-list': {
      'Waiting list: the first full session is added at once': [
        'widgets/slotted-calendar/waiting-slots: the first full session is waited for at once',
      ],
      '… later ones need a confirmation titled "SESSION PLEINE : LISTE D\'ATTENTE" with yes and no': [
        'widgets/slotted-calendar/waiting-slots: each later one is asked about first: Oui',
        'widgets/slotted-calendar/waiting-slots: each later one is asked about first: Non',
        'browser/calendar/keyboard: the question of the waiting list; Escape is no',
      ],
    },
    'S-page-bar': {
      'The page is 1 when missing or not a number': ['core/page-bar: a page that is missing or not a number is 1'],
      'The bar appears only when the list is loaded, lastPage is above 0 and more than one number is to be shown': [
        'core/page-bar: with 0 pages there is no bar',
        'core/page-bar: with 1 pages there is no bar',
        'widgets/pager/store: a list that starts again has no bar, until it has loaded',
      ],
      'First and previous are hidden on the first page, next and last on the last': [
        'core/page-bar: first and previous are hidden on the first page, next and last on the last',
        'widgets/pager/view: on page 1 of 9',
        'widgets/pager/view: on page 9 of 9',
      ],
      'Choosing a page sets the page query parameter and refetches the list': [
        'widgets/pager/store: sets the parameter and the page of the list',
      ],
    },
    'S-fitness-states': {
      'Fitness dashboard: range default week; activity default steps': [
        "widgets/fitness-dashboard/store: the user's own tracker, the week",
        'widgets/fitness-dashboard/view: has one bar per day with its figure as label; D-fitness-missing: a missing day is labelled as such',
      ],
    },
    'S-toast-states': {
      'Toast: shown, closes by itself after its timeout': [
        'widgets/toaster/toast-list: a toast closes after its timeout',
      ],
      'Toast: pauses on hover': ['browser/toaster/toaster: a toast stays under the pointer'],
      'Toast: closes on click': ['browser/toaster/toaster: a click anywhere on a toast closes it'],
      'Toast: closes by name or type': ['widgets/toaster/toast-list: closed by name or type'],
    },
    'S-coupon-states': {
      'Coupon: accepted or rejected': [
        'widgets/checkout/quoting: is quoted, shown, and can be removed',
        'widgets/checkout/quoting: is refused at the field, and the review stays unchanged',
      ],
    },
  },
};
