import type { Group } from '../line.ts';

export const decisionsAnimationsReplaysAndPopups: Group = {
  name: 'Animations, replays and popups',
  ids: {
    'D-animation-periods': {
      'Next animations have a date in the coming 7 days or go on now': [
        'api/finding/animations: next: animations that run now or start within seven days, by start',
        'api/finding/animations: next and past: also open and slotted ones that are held for some days',
      ],
      'Future ones are all that are not over, their kinds in turn': [
        'api/finding/animations: future: all that are not over, the kinds in turn: with a date, slotted, open',
      ],
    },
    'D-animations-link': {
      'Any a[href="#id"] that names a slider scrolls there in 1 s, stopping 200 px above': [
        'browser/finding/animations-link: scrolls there in 1 s, stops 200 px above, and sets address, state and focus',
      ],
      'Every other link is left alone': [
        'browser/finding/animations-link: other links, and clicks that open another tab, are left to the browser',
      ],
    },
    'D-replays': {
      'Replays are listed with the latest first': ['api/finding/replays: the latest first'],
      'Every film needs the consent `video`': ['widgets/replay-list/players: D-replays: consent'],
      'Starting one pauses the others of the page': [
        'widgets/replay-list/film: one that starts pauses the others, until they are removed',
      ],
    },
    'D-popups': {
      'Popups never take the focus; on a phone they are a sheet': [
        'browser/finding/popups: one at a time, without taking the focus',
        'browser/finding/popups: on a phone a sheet at the bottom',
      ],
      'They are not shown while anything is bought on the page; an abandoned purchase keeps them back for 40 minutes at most':
        [
          'widgets/popups/store: D-popups: never over a payment',
          'browser/finding/popups: D-popups: never over a payment',
        ],
      'The first comes when the visitor scrolls, or after 20 seconds (`delay`), and none while they are in a field or have selected text':
        ['widgets/popups/store: D-popups: the first one'],
      'None comes while they are pressing something, or have moved the mouse to where it would stand': [
        'widgets/popups/store: waits while a mouse is where it would stand',
        'widgets/popups/store: waits for the end of a press, and for the click of a tap',
        'browser/finding/popups: D-popups: none comes under a mouse that is about to press',
      ],
      'The next one comes when one is closed; the last 100 closed ids are kept': [
        'widgets/popups/store: the next comes a while after the one before was closed',
        'widgets/popups/store: no more than a hundred, the last ones',
      ],
      '/v1/popups returns the current ones': ['api/finding/popups: the current popups in order, for every caller'],
    },
  },
};
