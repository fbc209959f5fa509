import type { Group } from '../line.ts';

export const decisionsPeopleAndPrivacy: Group = {
  name: 'People and privacy',
  ids: {
    'D-user-search': {
      'The user search names people only to signed-in users': [
        "api/doors/search: a guest's token finds providers only",
        'api/doors/search: signed-in users find customers, coaches, and providers',
      ],
      '… by the beginning of a name, three letters at least, never by e-mail, never administrators': [
        'api/doors/search: not by the inside of a name: ali',
        'api/doors/search: fewer than three letters find nobody: "za"',
        'api/doors/search: never by an e-mail: example',
        'api/doors/search: administrators are found by nobody',
      ],
      'A visitor and the venue filter get providers only': [
        'api/doors/search: a visitor finds providers only',
        'api/doors/search: the venue filter finds providers only, whoever asks',
        'widgets/event-list/venues: from three letters on',
      ],
    },
    'D-user-pages': {
      "/user/{id} returns the pages of those who have one, and nobody else's": [
        'api/doors/user-page: whoever else has one',
        'api/doors/user-page: not the administrator of the sample: 5',
        'api/doors/user-page: no account without a page',
      ],
    },
    'D-page-state': {
      'Widgets that talk to the same API share one page state; a place with a token of its own has its own': [
        'widgets/shared/page-state: one a page and API address',
        'widgets/shared/page-state: one of its own for a place with a token of its own',
      ],
      'A token of the same user keeps it': [
        'widgets/shared/session: another token of the same user keeps what the page knows',
      ],
      "A visitor's selection survives a log-in": ["widgets/shared/session: a visitor's selection survives a log-in"],
      "Any other change clears it before the new user's first call": [
        "widgets/shared/session: another user's first call is made after the earlier one's page is forgotten",
      ],
    },
  },
};
