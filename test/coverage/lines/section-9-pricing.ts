import type { Section } from '../line.ts';

export const section9Pricing: Section = {
  name: 'specification 9',
  title: 'Pricing rule',
  lines: {
    'Slots to pay = selected − free': ['core/offer-summary: freeSlot 1 of three: free 1, pay 2, total 2400'],
    'Free slots of a subscriber: those dated within the subscription': [
      'core/offer-summary: all three',
      'core/offer-summary: both ends are included',
    ],
    "Otherwise the first selected slot's freeSlot": [
      'core/offer-summary: without a subscription the earliest freeSlot slots cost nothing',
    ],
    'total = slots to pay × pricePerSlot': [
      'core/offer-summary: the figures agree',
      'api/calls/quote: of demo-customer for padel-duo',
    ],
    "Selected free slots are labelled 'Offert'": [
      "widgets/slotted-calendar/view: a free one among the selected carries 'Offert'",
      "widgets/slotted-calendar/choices: with a subscription each slot within it carries 'Offert'",
    ],
    "The total is labelled 'Total' and formatted in the store's currency": [
      'widgets/slotted-calendar/choices: is not charged and takes no free slot',
      'widgets/shared/intl: amounts, formatted by the platform',
    ],
  },
};
