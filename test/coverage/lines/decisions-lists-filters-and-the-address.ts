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
      'The page of an event or an animation keeps the paragraphs apart': [
        'core/html-to-paragraphs: the paragraphs of a description',
        'widgets/event-details/view: title, sport, venue with its address, text, date and hours',
      ],
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
    'D-filter-sheet': {
      'An event list narrower than 600 px folds its filters into a button with their number, which opens a sheet': [
        'browser/finding/filter-sheet: a sheet by keyboard',
        'browser/finding/filter-sheet: with room they stay in a row',
      ],
      'Each filter applies at once; the button closes the sheet, as Escape and a press beside it do, and the focus returns':
        [
          'browser/finding/filter-sheet: a sheet by keyboard',
          'browser/finding/filter-sheet: a press beside it closes it',
        ],
    },
    'D-filter-chips': {
      'Filters that are set are chips, each of which removes its filter; the focus goes on to the next': [
        'widgets/event-list/filters: are chips with their names, each of which removes its filter',
        'browser/finding/filter-sheet: chips are removed by keyboard',
      ],
      'The number of events is shown, and said with the page after each change': [
        'widgets/event-list/filters: the number of results is shown, and said with the page after a change only',
      ],
    },
    'D-offered-values': {
      'A filter offers the values that leave an event under the other filters, and the one that is set': [
        'core/filter-options: those that leave an event under the other filters',
        'widgets/event-list/filters: under a filter, those that leave an event; without one, those that have any',
      ],
      'Categories come with their number of events': [
        'api/finding/event-options: a category without events is listed with its number, which is 0',
      ],
      'Where the API does not say, all values are offered': [
        'widgets/event-list/filters: offers all, and nothing is reported',
      ],
    },
    'D-unknown-filter': {
      'A value that does not exist keeps the list empty; its chip names it as unknown, and removes it': [
        'widgets/event-list/filters: ?category=nonsense',
        'api/finding/event-list: is one empty page if nothing matches',
      ],
      'Of lists that share their parameters only the first says so': [
        'widgets/event-list/filters: of lists with the same parameters the first alone says it',
      ],
      'Nothing is called unknown before the names have been loaded': [
        'widgets/event-list/filters: as long as the names are not known it is not called unknown',
      ],
    },
    'D-filters-stay': {
      'Filters whose options could not be loaded keep their places, switched off': [
        'widgets/event-list/filters: where the options failed to load the filters keep their places',
        'browser/finding/card-family: filters and toggle are where they are with events',
      ],
      "'Réessayer' loads them with the events": [
        'widgets/event-list/store: a retry fetches again only the one that failed',
      ],
    },
    'D-offers-heading': {
      'The offers heading judges the group of the user whose page it is': [
        'widgets/offers-list/view: S-offers-list: the heading',
      ],
    },
  },
};
