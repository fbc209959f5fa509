import type { Group } from '../line.ts';

export const decisionsLanguagesAndTexts: Group = {
  name: 'Languages and texts',
  ids: {
    'D-languages': {
      'Texts exist in French and English': ['architecture: French and English say the same'],
      'A text that arrives at run time only in French is shown in French': {
        because: 'Texts of the API are shown as they arrive; nothing translates them.',
      },
    },
    'D-translations': {
      "The API answers the catalogue's texts in the language that its host name begins with": [
        'api/finding/translations: /v1/event/list is English where the host name is, else French',
        'api/finding/translations: /v1/popups is English where the host name is, else French',
        'api/finding/translations: descriptions are translated before they become text',
        'api/finding/translations: names of sports and categories are in the order of their language',
        'api/finding/translations: costs one statement, however many rows there are',
      ],
      'They are stored in French; a text without a translation stays French, and names are never translated': [
        'api/finding/translations: a text without a translation stays French, and a venue keeps its name',
        'api/finding/translations: the rest of an answer is the same: ids, addresses, prices, names of venues',
      ],
      "The English site's elements call the API under the site's own host name": [
        'api/pages: its elements ask the API of the same host name, and its content is in English',
      ],
      'Filters are slugs in every language; a search on the English host also finds English words': [
        'api/finding/translations: filters stay slugs',
        'api/finding/translations: on the English site find English words, and French ones',
        'api/finding/translations: on the French site find French words alone',
      ],
      "An order keeps the French title and is answered, and written in mails, in its reader's language": [
        'api/finding/translations: orders are stored in French and answered in the language of the request',
        'api/finding/translations: a hold is in the language of the request, also when it is read again',
        'api/finding/translations: a mail names what was bought in the language of the order',
      ],
    },
    'D-quoted-texts': {
      'French texts that the specification quotes are used letter by letter': [
        'widgets/offers-list/view: fr, a user of ["Providers"]',
        'widgets/slotted-calendar/view: pressing it prompts (fr)',
        'widgets/slotted-calendar/view: shows the rest of all days, and hides it',
        "widgets/shared/lists/event-card: Ça m'intéresse · I'm interested",
        'widgets/checkout/wishes-view: refused: "Code promo invalide" at the field',
      ],
    },
    'D-typography': {
      'Typographic and plural rules hold for all other texts': [
        'widgets/shared/intl: counts by the rules of the language',
      ],
    },
    'D-amount-format': {
      'Amounts are written as the platform writes them': ['core/format-money: any amount of'],
      'Euros are written without it': ['core/without-intl: euros, dates and hours in both languages'],
    },
    'D-element-language': {
      "The first hit of: lang; an ancestor's data-creneau-lang; configure; the script tag; the host name; an ancestor's [lang]; French":
        [
          'browser/boundary/settings: the first place that sets it wins, live: tag, ancestor through shadow trees, configure, script > lang',
          'browser/boundary/settings: on the host name en.localhost is en; html[lang] comes after it, a setting before it',
          'browser/boundary/settings: is that of the nearest ancestor [lang] if no setting names one, and changes live',
          'browser/boundary/settings: is French if none is named, or only an unsupported one',
        ],
      'A value that is neither fr nor en is no hit': [
        'core/language: "de" is not supported',
        'browser/boundary/settings: a bad lang is ignored, and the next place is read',
      ],
      'The language changes live': [
        'browser/calendar/days: another language keeps the selection, the day and the filter',
        'browser/finding/event-list-life: another language makes no call; a move keeps the list, a removal and return starts again',
      ],
    },
  },
};
