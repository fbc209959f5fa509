import type { Group } from '../line.ts';

export const specificationScreensCalendar: Group = {
  name: '2. Screens and routes',
  ids: {
    'S-calendar': {
      'Two modes: default and picker': [
        "browser/long/states: 'slotted-calendar': 'default'",
        "browser/long/states: 'slotted-calendar': 'picker'",
      ],
    },
    'S-calendar-modes': {
      'Default mode: a grid with 7 visible rows': [
        'widgets/slotted-calendar/model: default mode with 8 slots a day shows 7',
      ],
      "Default mode: headers are the weekday name plus 'dd MMM yyyy'": [
        'core/format: header: mardi 24 nov. 2026',
        'widgets/slotted-calendar/quoted: in default mode days in full',
      ],
      'A loading indicator shows until the first update': [
        'widgets/slotted-calendar/view: a skeleton while they are loading',
        'browser/calendar/skeleton: the skeleton of the picker is as high',
      ],
      'Picker mode: 5 visible rows': ['widgets/slotted-calendar/model: picker mode with 6 slots a day shows 5'],
      "Picker mode: short headers ('EEE', 'dd MMM')": [
        'core/format: short-weekday: mar.',
        'core/format: short: 24 nov. / 24 Nov',
        'widgets/slotted-calendar/quoted: in picker mode days in short',
      ],
      'Picker mode: a help text': ['widgets/slotted-calendar/quoted: in picker mode how to choose'],
      'Picker mode: a list of selected slots with a total': [
        "widgets/slotted-calendar/view: a free one among the selected carries 'Offert', and can be taken out again",
        'widgets/slotted-calendar/model: D-free-slots: the sum',
      ],
      "Picker mode: a pay button reading 'Je Réserve'": ["widgets/slotted-calendar/view: D-book-button: 'Je Réserve'"],
    },
    'S-calendar-filters': {
      "Filter: coach by slug, labelled 'Animateurs'": [
        'core/slotted-filter: a coach by slug, not by name',
        "widgets/slotted-calendar/quoted: the coaches' filter is 'Animateurs'",
      ],
      "Filter: sport, labelled 'Activités'": [
        'core/slotted-filter: a sport',
        'widgets/slotted-calendar/choices: ask for what tells the offers apart',
      ],
      'Filter: language': [
        'core/slotted-filter: a language',
        'widgets/slotted-calendar/choices: ask for what tells the offers apart',
      ],
      "Filter: intensity, labelled 'Intensité'": [
        'core/slotted-filter: Facile, which is 0 and a condition all the same',
        'widgets/slotted-calendar/choices: ask for what tells the offers apart',
      ],
    },
    'S-more-times': {
      "'Voir plus d'horaire' / 'Voir moins d'horaire' where more slots exist than are visible": [
        'widgets/slotted-calendar/view: shows the rest of all days, and hides it',
        'widgets/slotted-calendar/model: there is more where any visible day has more',
      ],
    },
    'S-slot-content': {
      'Each slot shows its start and end time': [
        'widgets/slotted-calendar/view: is a toggle that says its day, its hours and its places',
        'widgets/slotted-calendar/quoted: when a slot begins and ends',
      ],
      "… and a block with slotTime followed by ' min'": [
        "widgets/slotted-calendar/quoted: as minutes the offer's slotTime, whatever its sessions last",
      ],
      'Each item links to /slotted/{event url}': [
        'widgets/slotted-calendar/slot-address: the offer’s page',
        "widgets/slotted-calendar/view: in default mode is a link to the offer's page",
      ],
      'Clicking it stores preSelected false, the selected date and the column index': [
        'widgets/slotted-calendar/navigation: is the flag, the day, the hour and the column',
        'browser/calendar/days: stores the start and column, and the offer starts there, once',
      ],
      'The calendar can start on the stored date': [
        'widgets/slotted-calendar/navigation: is the one that a slot of another calendar was pressed on, once',
        'browser/calendar/days: stores the start and column, and the offer starts there, once',
      ],
    },
    'S-slot-styles': {
      'A slot of user 3030 gets a wellness style': [
        'widgets/slotted-calendar/slot-look: it is the wellness provider’s',
        "browser/long/states: 'slotted-calendar': 'wellness'",
      ],
      'Slots priced 0 get a free style': ['widgets/slotted-calendar/slot-look: it is free'],
    },
    'S-calendar-columns': {
      'A weekly slider shows 4, 3 or 2 by breakpoint': [
        'widgets/slotted-calendar/model: columns at a time, by the width of the element',
        'browser/calendar/days: an element of 960 px shows 4 days',
        'browser/calendar/days: an element of 600 px shows 3 days',
        'browser/calendar/days: an element of 599 px shows 2 days',
      ],
    },
  },
};
