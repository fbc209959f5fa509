import type { Group } from '../line.ts';

export const specificationConstants: Group = {
  name: '9. Business constants and limits',
  ids: {
    'S-constants': {
      'Map initial zoom 6, centre Paris (48.86, 2.35)': [
        'browser/map/drawing: the first tiles asked for are those of zoom 6 around Paris',
      ],
      'Map loading counter 3000 ms': [
        'widgets/provider-map/model: after 3000 ms: 100',
        'widgets/provider-map/model: after 2999 ms: 99',
      ],
      'Fit-bounds padding 40 px': ['browser/map/scale: with 40 px around it, exactly'],
      'Cluster icon 40x40, marker icon 32x39': [
        'browser/map/drawing: a cluster is 40 × 40',
        'browser/map/drawing: down to pins of 32 × 39',
      ],
      'Cluster radius 80': ['core/map/clusters: radius 80'],
      'Tile size 256': [
        'api/tiles: draws land and names around Paris',
        'browser/map/drawing: the first tiles asked for are those of zoom 6',
      ],
      'Max zoom 18': [
        'core/map/clusters: at zoom 17 every place has a marker of its own',
        'widgets/shared/tiles: an address alone: its host is the attribution, and it has all zooms',
        'browser/map/keyboard: the controls move and zoom the map, and are disabled at a limit',
      ],
      'Popup max width 300': [
        'browser/map/popup: has picture, name, postal code and city, three events',
        'browser/map/popup: S-constants: a popup where the map is narrow',
      ],
      'Events in a map popup: at most 3': [
        'widgets/provider-map/details: 4 events in the details, 4 on the map, at most 3: true',
      ],
      'Slot defaults: maxSlot 5, bookMonth 5, bookMonthUnique 0, freeSlot 1, consecutive true, maxMultiSlots 0': [
        'widgets/shared/api/slotted: D-booking-defaults: what the offer does not say has its default',
        "core/refusal-order: the defaults are those of the decisions' table",
      ],
      'Visible slots per row 5; default mode 7 rows, picker 5': [
        'widgets/slotted-calendar/model: picker mode with 5 slots a day shows 5',
        'widgets/slotted-calendar/model: default mode with 7 slots a day shows 7',
      ],
      'Calendar range 12 weeks, 4 loaded at a time': [
        'widgets/slotted-calendar/navigation: from this Monday to 12 weeks on, and no further',
        'widgets/slotted-calendar/navigation: when the calendar moves beyond so many',
      ],
      'The week starts on Monday': ['core/wall-time: a Monday is at most six days back and starts its own week'],
      'Slider: 4, 3, 2': ['widgets/slotted-calendar/model: columns at a time, by the width of the element'],
      'Animation description: 230 characters': [
        'widgets/animations-slider/model: 230 characters of the description as text',
      ],
      'Event-card title: 55 characters': ['widgets/shared/lists/event-card: a title is cut to 55'],
      'Limit filter: 30': [
        'widgets/event-list/view: the labels of options are cut to 30',
        'widgets/slotted-calendar/choices: a label is cut at 30',
      ],
      'Offers list: 8': [
        'widgets/offers-list/store: the user and 8 offers are fetched in parallel, and it is ready when both are there',
      ],
      'First page: 1': ['core/page-bar: null is page 1'],
      'Pagination: 2 pages each side of the current, plus first and last': [
        'core/page-bar: on page 3 of 182 it offers [1,2,3,4,5,182]',
        'core/page-bar: shows the current page, the first and the last',
      ],
      'Scroll animation: 1000 ms, ease-out quint': ['browser/finding/pager: scrolls in a second, ease-out quint'],
      'Animations link: 1 s, offset 200 px': [
        'browser/finding/animations-link: scrolls there in 1 s, stops 200 px above, and sets address, state and focus',
      ],
      'Error toast: 3000 ms': ['widgets/toaster/toast-list: 3000 ms for an error'],
      'Toast defaults: top-right, success, 5000 ms, progress bar on, close on hover on': [
        'widgets/toaster/read-toast: have their defaults',
        'widgets/toaster/toast-list: 5000 ms',
      ],
      'Languages: fr (fallback), en': ['core/language: the language of a tag'],
      "Time: French 24-hour 'HHhmm', English hh:mm a": ['core/format: 14:05 is 14h05', 'core/format: 00:30 is 00h30'],
      "Dates: selected date 'yyyy/MM/dd', card date 'd MMM y'": [
        'widgets/slotted-calendar/navigation: is the flag, the day, the hour and the column',
        'core/format: card: 24 nov. 2026',
      ],
      'Slot times are interpreted in Europe/Paris': [
        'core/zone: D-clock-change: Paris, by hand',
        'core/device-zone: a device in Asia/Tokyo gets the same results as one on UTC',
      ],
      'The display time zone comes from a setting': [
        'core/shown: D-display-zone: an hour is shown in the display zone',
        "browser/calendar/days: in another zone hours have the zone's name, and the date if it is another day there",
      ],
      'Intensity: 0 Facile, 1 Moyen, 2 Intense': [
        'widgets/slotted-calendar/choices: ask for what tells the offers apart',
        'core/slotted-filter: Facile, which is 0 and a condition all the same',
      ],
      'Wellness provider: user 3030': [
        'widgets/slotted-calendar/slot-look: it is the wellness provider’s',
        'api/sample-data: of provider 3030 fill several pages',
      ],
    },
    'S-pricing-rule': {
      'Slots to pay = selected − free': ['core/offer-summary: freeSlot 1 of three: free 1, pay 2, total 2400'],
      'Free slots of a subscriber: those dated within the subscription': [
        'core/offer-summary: all three',
        'core/offer-summary: both ends are included',
      ],
      "Otherwise the first selected slot's freeSlot": [
        'core/offer-summary: without a subscription the earliest freeSlot slots cost nothing',
      ],
      'total = slots to pay × pricePerSlot': [
        'core/offer-summary: the figures agree',
        'api/calls/quote: of demo-customer for padel-duo',
      ],
      "Selected free slots are labelled 'Offert'": [
        "widgets/slotted-calendar/view: a free one among the selected carries 'Offert'",
        "widgets/slotted-calendar/choices: with a subscription each slot within it carries 'Offert'",
      ],
      "The total is labelled 'Total' and formatted in the store's currency": [
        'widgets/slotted-calendar/choices: is not charged and takes no free slot',
        'core/format-money: 123456 cents of EUR',
      ],
    },
  },
};
