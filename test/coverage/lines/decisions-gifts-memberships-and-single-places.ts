import type { Group } from '../line.ts';

export const decisionsGiftsMembershipsAndSinglePlaces: Group = {
  name: 'Gifts, memberships and single places',
  ids: {
    'D-gift': {
      'A booking can be a gift, to a new person or a user found by search; a membership cannot': [
        'widgets/checkout/quoting: is for a new recipient, or one that is found',
        'api/buying/gifts: can be an event, and cannot be a membership',
      ],
      'An address that belongs to an account is refused for a new recipient, who is found by the search': [
        "browser/buying/reductions: an account's address is refused for a new recipient, and its owner is found by the search",
      ],
    },
    'D-gift-recipient-name': {
      "A gift's recipient is named to signed-in users who have their id": [
        'api/buying/gifts: may be somebody with an account, whose address is not shown',
        'api/buying/gifts: is not shown to a visitor',
      ],
    },
    'D-one-place': {
      'A place of an event or an animation is bought one at a time and once a person': [
        'api/buying/items: is booked once for an e-mail address, whichever token asks',
        'core/item-refusal: is booked once by a person',
      ],
    },
    'D-membership-terms': {
      'A membership begins today or after the last day of the same one that runs; the confirmation says when': [
        'api/buying/items: starts the day after the current subscription of the same membership, and its order shows it',
        'api/buying/items: begins today where the last one is over',
        'widgets/checkout/wishes-view: a membership that runs from 2026-11-25',
      ],
      'It needs an account, cannot be a gift and cannot be cancelled': [
        'browser/buying/means: a membership needs an account',
        'api/buying/cancellation: is refused for a membership, and for a place without a date',
      ],
    },
    'D-subscribe': {
      "'S'abonner' leads straight to the checkout, right after the list": [
        'widgets/membership-list/view: stands right after the list',
        'browser/finding/membership-list: D-subscribe',
      ],
      "While a membership runs it reads 'Prolonger'": ["widgets/membership-list/view: 'Abonné' while one of it runs"],
    },
    'D-membership-page': {
      'Memberships are listed six a page': [
        'browser/finding/membership-list: D-membership-page',
        'api/finding/memberships: six a page',
      ],
    },
  },
};
