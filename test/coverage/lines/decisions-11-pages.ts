import type { Section } from '../line.ts';

export const decisions11Pages: Section = {
  name: 'decisions 11',
  title: 'Address, texts, map, links',
  lines: {
    'Filters keep their state in the address': [
      'widgets/event-list/address: filters and page are read from it',
      'browser/finding/event-list: each makes one entry and one call and removes the page; back and forward restore it',
    ],
    "… under the element's id and '-' where the page has several lists": [
      'browser/finding/event-list: two lists have parameters with their ids as prefixes',
      'widgets/shared/lists/list-address: the prefix is the id',
    ],
    'A page below 1 or not a number is 1, above the last is the last': [
      'core/page-bar: above the last is the last',
      'api/finding/event-list: ?page=999, above the last, is the last',
    ],
    'Other parameters and the hash stay byte-equal': [
      'core/address: all other parameters stay byte-equal',
      'browser/map/list: is in the address, whose other parts stay unchanged',
    ],
    'Filter option labels are cut to 30': ['widgets/event-list/view: the labels of options are cut to 30'],
    'Titles to 55, descriptions to 230 at a word boundary': [
      'widgets/shared/lists/event-card: a title is cut to 55',
      'widgets/animations-slider/model: cut after a word',
    ],
    "A limit counts graphemes kept, '…' on top, a text within it is unchanged": [
      "core/truncate: a limit counts the graphemes kept, '…' comes on top",
    ],
    'A cut at a word boundary keeps a word that ends at the limit, and cuts inside a word only without a boundary': [
      'core/cut-at-word: a word that ends exactly at the limit is kept',
      'core/cut-at-word: inside a word where there is no boundary',
    ],
    'HTML is read as text without running anything in it': [
      'core/html-to-text: never emits a tag, whatever is written',
      'browser/finding/animation-cards: a description is plain text: nothing in it runs or is fetched',
    ],
    "Events in the provider popup before 'Voir tout': 3": [
      'widgets/provider-map/details: 3 events in the details, 3 on the map, at most 3: false',
      'widgets/provider-map/details: 4 events in the details, 4 on the map, at most 3: true',
    ],
    "A card has 'Voir sur la carte'; pressed again it closes the popup": [
      'widgets/event-list/map-view: is pressed while the map shows the place',
      'browser/map/list: selecting an event shows its place; pressing it again hides it',
    ],
    'Hover and focus highlight the marker': ['browser/map/list: the place of a hovered or focused card is highlighted'],
    "The overlay's counter jumps to 100 when the tiles are drawn earlier and never holds a map back": [
      'widgets/provider-map/overlay: a map that is ready hides it at once',
    ],
    'Zoom numbers are those of 256-px tiles: the first are /6/x/y; maplibre is given 5 and at most 17': [
      'browser/map/drawing: the first tiles asked for are those of zoom 6',
      'core/map/clusters: at zoom 17 every place stands alone',
      'browser/map/keyboard: the controls move and zoom the map, and are disabled at a limit',
    ],
    "A cluster shows the sum of its positions' events": [
      'core/map/clusters: their numbers sum up to the events of the positions at every zoom',
    ],
    'Any a[href="#id"] of a slider scrolls there in 1 s, stopping 200 px above': [
      'browser/finding/animations-link: scrolls there in 1 s, stops 200 px above, and sets address, state and focus',
    ],
    'Every other link is left alone': [
      'browser/finding/animations-link: other links, and clicks that open another tab, are left to the browser',
    ],
    'Scrolling is an immediate jump with prefers-reduced-motion, and focus moves with it': [
      'browser/finding/animations-link: with reduced motion it jumps at once',
    ],
    'Links are made from the marketplace address': [
      'widgets/slotted-calendar/slot-address: of a marketplace in a folder',
      'widgets/animations-slider/links: D-page-address: an address',
    ],
    "On another origin a slot's link also carries ?date=yyyy-MM-dd, which the calendar reads first": [
      'widgets/slotted-calendar/slot-address: on another origin the day goes with it',
      'widgets/slotted-calendar/moving: is that of the address, before the stored one',
    ],
    "Addresses in payloads are http(s) or a path; anything else is dropped with the item's warning": [
      'widgets/shared/api/addresses: "javascript:alert(1)" drops that item alone',
      'widgets/shared/api/addresses: "data:text/html," drops that item alone',
    ],
  },
};
