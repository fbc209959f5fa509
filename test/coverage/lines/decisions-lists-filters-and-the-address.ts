import type { Group } from '../line.ts';

export const decisionsListsFiltersAndTheAddress: Group = {
  name: 'Lists, filters and the address',
  ids: {
    'D-address-state': {
      'Filters keep their state in the address': [
        'widgets/event-list/address: filters and page are read from it',
        'browser/finding/event-list: each makes one entry and one call and removes the page; back and forward restore it',
      ],
      "… under the element's id and '-' where the page has several lists": [
        'browser/finding/event-list: two lists have parameters with their ids as prefixes',
        'widgets/shared/lists/list-address: the prefix is the id',
      ],
    },
    'D-other-parameters': {
      'Other parameters and the hash stay byte-equal': [
        'core/address: all other parameters stay byte-equal',
        'browser/map/list: is in the address, whose other parts stay unchanged',
      ],
    },
    'D-address-pager': {
      'A list reads its page from the address only where a pager turns it': [
        'widgets/animations-slider/store: D-address-pager',
        'widgets/pager/address: D-address-pager',
      ],
    },
    'D-page-numbers': {
      'A page below 1, or not a number, is 1; a page above the last is the last': [
        'core/page-bar: a number above the last page is the last page; of an empty list it is 1',
        'api/finding/event-list: ?page=999, above the last, is the last',
      ],
    },
    'D-truncation': {
      'Filter option labels are cut to 30': ['widgets/event-list/view: the labels of options are cut to 30'],
      'Titles are cut to 55, descriptions to 230 at a word boundary': [
        'widgets/shared/lists/event-card: a title is cut to 55',
        'widgets/animations-slider/model: cut after a word',
      ],
      "A limit counts the graphemes kept, '…' comes on top, and a text within it is unchanged": [
        "core/truncate: a limit counts the graphemes kept, '…' comes on top",
      ],
      'A cut at a word boundary keeps a word that ends at the limit, and cuts inside a word only without a boundary': [
        'core/cut-at-word: a word that ends exactly at the limit is kept',
        'core/cut-at-word: inside a word where there is no boundary',
      ],
    },
    'D-html-as-text': {
      'HTML is read as text without running anything in it': [
        'core/html-to-text: never emits a tag, whatever is written',
        'browser/finding/animation-cards: a description is plain text: nothing in it runs or is fetched',
      ],
      "The items of a list are set apart by ' · '": ['core/html-to-text: the items of a list stay apart'],
      'The named characters of HTML 4 and every named Latin letter are known': [
        'core/html-to-text: those of HTML 4',
        'core/html-to-text: those of Latin letters',
      ],
    },
    'D-encoded-markup': {
      'A description that holds encoded markup is read as markup once more': [
        'core/html-to-text: encoded twice',
        'core/html-to-text: a script that was encoded',
      ],
    },
    'D-venue-filter': {
      'The venue filter is a search box over /search/user/{search}': [
        'widgets/event-list/venues: after a pause in typing, from three letters on',
      ],
    },
    'D-offers-heading': {
      'The offers heading judges the group of the user whose page it is': [
        'widgets/offers-list/view: S-offers-list: the heading',
      ],
    },
  },
};
