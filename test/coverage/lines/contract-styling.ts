import type { Group } from '../line.ts';

export const contractStyling: Group = {
  name: 'Styling',
  ids: {
    'C-styling': {
      'Custom properties --creneau-*, each with a default, light and dark': [
        'browser/boundary/settings: light holds whatever the device prefers',
        'browser/boundary/settings: dark holds whatever the device prefers',
        "browser/long/states: 'slotted-calendar': 'default'",
      ],
      'part names on every node that a page may want to style': [
        'browser/toaster/toaster: a page styles a toast by the part',
        'widgets/slotted-calendar/slot-look: it can be had: slot available',
      ],
    },
    'C-sizes': {
      'Sizes are em of --creneau-font-size; nothing else is inherited: html at 62.5% looks the same': [
        "browser/long/states: 'slotted-calendar': 'picker'",
        "browser/long/states: 'checkout': 'review'",
        "browser/long/states: 'event-list': 'events of every kind'",
      ],
    },
    'C-widths': {
      'Layout follows the width of the element: 4 / 3 / 2': [
        'browser/calendar/days: an element of 960 px shows 4 days',
        'browser/finding/animations: three, two or one in view by its own width, and nothing overflows',
      ],
    },
  },
};
