import type { Group } from '../line.ts';

export const decisionsMoney: Group = {
  name: 'Money',
  ids: {
    'D-cents': {
      'The API speaks decimal euros, core counts integer cents': [
        'core/money: decimal euros become whole cents',
        'core/money: an amount sent to the API is read back as the same cents',
      ],
      "The view formats amounts with the store's currency and the element's language": [
        'core/format-money: 1250 cents of GBP',
        'widgets/shared/lists/event-card: {"currency":"GBP"}',
      ],
      'No float ever sums money': [
        'core/discounts: the three parts are whole cents, none below 0, and make up the sum',
        'core/offer-summary: the figures agree: whole cents',
      ],
    },
    'D-rounding': {
      'A percentage is taken once, on the sum, rounded half up to the cent': [
        'core/money: a percentage is rounded half up to the cent',
        'api/buying/discounts: is subtracted from the sum of all slots, once',
        'api/buying/discounts: rounds half a cent up',
      ],
    },
    'D-currency': {
      'The currency setting holds only for amounts to which the API gives none': [
        'widgets/shared/lists/event-card: the currency setting is used if the API gives none',
      ],
      "A quote, an order and a pay button always show the API's currency": [
        "widgets/checkout/currency: a quote and a pay button show the API's currency",
      ],
    },
  },
};
