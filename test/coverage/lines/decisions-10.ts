import type { Section } from '../line.ts';

export const decisions10: Section = {
  name: 'decisions 10',
  title: "The calendar's geometry",
  lines: {
    "A column is a day (Monday = 0), a row the day's n-th slot after filters, in time order": [
      'core/week: a column is a day, a row is its n-th slot',
      'widgets/slotted-calendar/model: a filter leaves those that match it, and rows are numbered again',
    ],
    '4, 3 or 2 columns: at least 960 px, at least 600 px, narrower': [
      'core/week: columns at a time, by the width of the element',
      'browser/calendar/days: an element of 959 px shows 3 days',
    ],
    'It starts at the Monday of the current week, or at the stored date': [
      'widgets/slotted-calendar/model: this Monday',
      'widgets/slotted-calendar/navigation: is the one that a slot of another calendar was pressed on, once',
    ],
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
    'In default mode a slot is a link whose click stores the three values': [
      'widgets/slotted-calendar/view: in default mode is a link',
      'browser/calendar/days: stores three keys',
    ],
    'In picker mode it is a toggle': ['widgets/slotted-calendar/view: is a toggle that says its day'],
    'A refused slot is aria-disabled, focusable, and says why': [
      'widgets/slotted-calendar/view: refused it is disabled but focusable',
    ],
    'weeks (4) are loaded at a time; moving on loads more, up to 12': [
      'widgets/slotted-calendar/navigation: are fetched some at a time',
      'widgets/slotted-calendar/navigation: from this Monday to 12 weeks on',
    ],
    'Filter options are the coaches (by slug), sports, languages, intensities of the offers shown': [
      'core/slotted-filter: filter options are those of the offers shown',
    ],
  },
};
