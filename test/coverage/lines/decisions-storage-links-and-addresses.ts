import type { Group } from '../line.ts';

export const decisionsStorageLinksAndAddresses: Group = {
  name: 'Storage, links and addresses',
  ids: {
    'D-storage': {
      'Storage is localStorage, written only after a gesture': [
        'browser/finding/animation-cards: a click anywhere on an animation stores its start',
        'browser/calendar/days: stores the start and column',
        'widgets/slotted-calendar/storage: nothing is stored before a gesture',
      ],
      'Storage that throws or is full is treated as absent': [
        'widgets/slotted-calendar/navigation: is the first with a slot where storage throws',
        'widgets/checkout/resume: storage that throws counts as absent',
        'browser/loader/script: where storage and cookies throw',
      ],
    },
    'D-storage-keys': {
      "creneau.preSelected: 'false' = not yet applied; the calendar that starts there sets 'true'": [
        'browser/calendar/days: stores the start and column, and the offer starts there, once',
      ],
      'creneau.selectedDate: yyyy/MM/dd; for an animation its start, of which the reader takes the date': [
        'widgets/animations-slider/links: day and hour, which a calendar takes, once',
        "widgets/slotted-calendar/navigation: takes an animation's start too",
      ],
      'creneau.columnIndex': ['widgets/slotted-calendar/navigation: is the flag, the day, the hour and the column'],
      'creneau.popupsClosed: ids': [
        'widgets/popups/store: D-popups: a closed popup is remembered',
        'browser/finding/popups: one at a time',
      ],
      'creneau.checkout: hold and order id, for resuming': [
        'widgets/checkout/resume: has the hold, and then the order; no token, name or e-mail',
      ],
      "creneau.guest: the same of a guest, with their token, in the tab's sessionStorage": [
        "widgets/checkout/resume: a guest's is in the tab's storage alone, with their token, until it ends",
      ],
      'Never a token, name or e-mail': [
        "browser/buying/guest: the tab's sessionStorage has the token under one key, and no name or e-mail",
        'widgets/checkout/resume: has the hold, and then the order; no token, name or e-mail',
        'browser/boundary/tokens: is in no address, storage or cookie',
      ],
    },
    'D-cross-origin-date': {
      'Links are made from the marketplace address': [
        'widgets/slotted-calendar/slot-address: of a marketplace in a folder',
        'widgets/animations-slider/links: D-page-address: an address',
      ],
      "On another origin a slot's link also carries ?date=yyyy-MM-dd, which the calendar reads first": [
        'widgets/slotted-calendar/slot-address: on another origin the day and the hour go with it',
        'widgets/slotted-calendar/navigation: is that of the address, before the stored one',
      ],
    },
    'D-payload-addresses': {
      "Addresses in payloads are http(s) or a path; anything else is dropped with the item's warning": [
        'widgets/shared/api/addresses: "javascript:alert(1)" drops that item alone',
        'widgets/shared/api/addresses: "data:text/html," drops that item alone',
      ],
    },
  },
};
