import type { Group } from '../line.ts';

export const decisionsAccessibility: Group = {
  name: 'Accessibility',
  ids: {
    'D-keyboard': {
      'The calendar is a grid': [
        'widgets/slotted-calendar/grid-keys: the keys of the grid (APG)',
        'browser/calendar/keyboard: by keyboard alone',
      ],
      'The people search is a combobox': [
        'widgets/search/combobox-keys: the keys of a search box (APG)',
        'browser/finding/search: the search box by keyboard alone (APG)',
      ],
      'Tabs are tabs': ['browser/fitness/dashboard: a week by keyboard'],
      'The slider is a carousel': [
        'widgets/animations-slider/view: an APG carousel',
        'browser/finding/animations: an APG carousel',
      ],
      'The map, a purchase and the lists can be used by keyboard alone; nothing traps the focus': [
        'browser/map/keyboard: the map by keyboard',
        'browser/keyboard/paying: a card is charged after the bank has asked',
        'browser/keyboard/finding: events are filtered by a town and a venue',
        'browser/keyboard/booking: a guest books',
        'browser/keyboard/finding: the map is zoomed',
        'browser/keyboard/page: the fitness page',
        'browser/long/checkout-trees: Tab stops here',
      ],
    },
    'D-focus-kept': {
      'When what has the focus goes away, the focus moves to what takes its place or to the next control': [
        'browser/calendar/keyboard: from Tab into the grid to the confirmation, the focus never lost',
        'browser/keyboard/booking: a slot is deselected in the calendar, another in the basket',
        'browser/keyboard/paying: a coupon is typed in, applied and removed',
        'browser/map/keyboard: a pressed cluster splits, and the focus goes to a marker that was in it',
        'widgets/slotted-calendar/waiting-lists-view: left, they are gone, and the focus stays in the calendar',
        'widgets/order-history/cancel-view: cancelled: the order goes, it is said, and the focus stays in the list',
      ],
    },
    'D-axe': {
      "No finding of axe's rules for WCAG 2.2 A and AA, EN 301 549, RGAA 4 and best practice, in both languages, 1280 and 320 px wide":
        [
          'browser/long/states: D-axe',
          'browser/states: passes under the strict policy',
          'browser/finding/axe: of two buttons side by side',
          'browser/long/element-trees: assistive technology is told this tree',
        ],
      'Neither has any main page of the demo': [
        'browser/long/whole-pages: axe finds nothing, there is one h1',
        'browser/finding/axe: rules of whole pages are on',
      ],
    },
    'D-text-spacing': {
      'With the text spacing of WCAG 1.4.12 no text is cut off and nothing leaves a window of 320 px': [
        'browser/long/states: D-text-spacing',
      ],
    },
    'D-forced-colours': {
      'In forced colours what is chosen, current or pressed has an outline': ['browser/long/states: D-forced-colours'],
    },
    'D-reduced-motion': {
      'With prefers-reduced-motion scrolling is an immediate jump, and focus moves with it': [
        'browser/finding/animations-link: with reduced motion it jumps at once',
      ],
    },
  },
};
