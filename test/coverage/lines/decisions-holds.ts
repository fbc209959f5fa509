import type { Group } from '../line.ts';

export const decisionsHolds: Group = {
  name: 'Holds',
  ids: {
    'D-hold': {
      'Entering checkout holds the places for 10 minutes': [
        'api/calls/hold: keeps the places for ten minutes: free for its holder, gone for others',
      ],
      '… with a visible countdown': ['widgets/checkout/view: counts down in minutes and seconds'],
    },
    'D-hold-release': {
      'Going back inside the page or choosing something else releases the hold at once': [
        'widgets/checkout/hold: after leaving',
        'widgets/checkout/hold: choosing something else in the calendar',
        "browser/buying/resume: 'Retour au calendrier' releases the places at once, and nothing is left to resume",
      ],
      'Closing, reloading or leaving the page does not': [
        'widgets/checkout/hold: when the element is removed, the hold remains until it expires: a reload resumes',
        'browser/buying/resume: a reload resumes',
      ],
    },
    'D-hold-while-paying': {
      'While a payment is being confirmed the hold does not run out before its result, at most 30 minutes': [
        'api/buying/late-payments: keeps its places until its last instant',
        'api/buying/late-payments: expires after half an hour: its places are free, its payment is cancelled and cannot be made any more',
      ],
    },
    'D-late-payment': {
      'A place paid for too late is taken again if free, else refunded, and the user is told': [
        'api/buying/late-payments: is booked again if it is free, with coupon and credit',
        'api/buying/late-payments: is refunded whole where somebody else has its place by then',
        'browser/buying/ended-hold: a place that is paid for too late and is gone is refunded, and the buyer is told',
      ],
    },
    'D-kept-wishes': {
      'Coupon and recipient are kept with the hold on the server, also while they are typed': [
        'api/buying/kept-wishes: are answered with the hold, and the quote is theirs',
        'widgets/shared/api/purchase: D-kept-wishes: what is kept with a hold',
      ],
      'A reload shows them again': [
        'browser/buying/typed: outlive a reload',
        'core/checkout/draft: comes back with the hold after a reload',
      ],
      'An accepted quote of the hold keeps its wishes by itself': [
        'api/buying/kept-wishes: a quote of the hold keeps its wishes by itself, and takes what it applied out of the draft',
        'api/buying/kept-wishes: a quote that is refused, or is of no hold, keeps nothing',
      ],
      'A wish that is not valid any more is left out, and its text is in the draft': [
        'api/buying/kept-wishes: a coupon that was used up meanwhile is left out of the quote, and its text stays',
        'api/buying/kept-wishes: every wish that is not valid any more is left out',
      ],
      'They are deleted when the hold ends': [
        'api/buying/kept-wishes: are forgotten when the hold is released, replaced, ordered or expires',
      ],
    },
    'D-pending-order-fixed': {
      'After a reload, an order that waits for its payment keeps its recipient, coupon and credit': [
        "widgets/checkout/wishes-view: after a reload the order's wishes are fixed: it shows the recipient, and neither coupon nor another recipient can be entered",
        'widgets/checkout/resume: a pending order: the payment form, at the price that was ordered',
      ],
    },
    'D-resume': {
      'A reload resumes the purchase': [
        'browser/buying/resume: the same hold, the same order after a refusal and at the bank, and the confirmation of an order paid elsewhere',
        'widgets/checkout/resume: D-resume: resuming',
      ],
      "It needs the hold's and the order's id": [
        'widgets/checkout/resume: has the hold, and then the order; no token, name or e-mail',
      ],
      "What is over, or somebody else's, is forgotten quietly": [
        'browser/buying/resume: D-storage: invalid data, and data of another user, are removed',
        'widgets/checkout/resume: forgotten quietly',
      ],
    },
  },
};
