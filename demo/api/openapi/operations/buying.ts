import { PERSON_PROBLEMS, type ProblemCode } from '../../problem-codes.ts';
import type { OperationGroup } from '../operation.ts';

/** Why a slot or an item cannot be bought. */
const REFUSALS: readonly ProblemCode[] = [
  ...(['other-offer', 'past', 'outside-period', 'day-off', 'already-booked', 'multi-limit', 'full'] as const),
  ...(['max-slots', 'monthly-limit', 'not-consecutive', 'slot-unavailable', 'account-required'] as const),
];

/** Why the buyer's wishes cannot be met. */
const WISHES: readonly ProblemCode[] = [
  ...(['coupon-invalid', 'subscription-invalid', 'gift-not-possible', 'recipient-unknown'] as const),
  ...PERSON_PROBLEMS,
];

const HOLD: readonly ProblemCode[] = ['not-found', 'forbidden', 'hold-expired'];

export const buyingOperations: OperationGroup = {
  tag: 'Buying',
  description: 'A purchase is a hold, a quote, an order and, where something is left to pay, a payment.',
  operations: {
    getItem: {
      summary: 'What an item costs',
      description: 'A place at an event or an animation, or an option of a membership, before it is held.',
      problems: ['not-found'],
    },
    quote: {
      summary: 'What a basket or a hold costs',
      description: 'With the buyer’s wishes: coupon, credit, subscription, gift. Those of a hold are kept with it.',
      problems: [...HOLD, ...REFUSALS, ...WISHES],
    },
    checkCoupon: {
      summary: 'Whether a coupon is valid',
      description: 'For a basket or a hold.',
      problems: [...HOLD, 'coupon-invalid', 'other-offer'],
    },
    checkGift: {
      summary: 'Whether a recipient is known',
      description: 'Somebody found by search, or a name and an e-mail address.',
      problems: ['recipient-unknown', ...PERSON_PROBLEMS],
    },
    createHold: {
      summary: 'Keep places',
      description: 'For 10 minutes, with a first quote. A buyer has one hold: the earlier one ends.',
      problems: [
        'not-found',
        ...REFUSALS,
        'guest-limit',
        'already-waiting',
        'payment-unavailable',
        'payment-processing',
      ],
    },
    getHold: {
      summary: 'A hold',
      description: 'With what is kept of the buyer’s wishes, and its quote.',
      problems: HOLD,
    },
    keepWishes: {
      summary: 'Keep the buyer’s wishes',
      description: 'In place of earlier ones; `draft` is what is typed and not applied.',
      problems: HOLD,
    },
    keepHoldLonger: {
      summary: 'Keep places longer',
      description: 'For 10 minutes from now, at most an hour after they were first kept.',
      problems: [...HOLD, 'hold-limit'],
    },
    releaseHold: {
      summary: 'Give places back',
      description: 'An unpaid order of the hold ends with it.',
      problems: ['not-found', 'forbidden', 'payment-processing'],
    },
    createOrder: {
      summary: 'Order',
      description:
        'What is held, for the total that was shown. It is `confirmed` at once, or `pending` until its payment arrives.',
      problems: [
        ...HOLD,
        ...REFUSALS,
        ...(['guest-limit', 'mail-limit'] as const),
        ...WISHES,
        ...(['order-limit', 'quote-changed', 'already-waiting', 'payment-unavailable', 'payment-processing'] as const),
      ],
    },
    listFutureOrders: {
      summary: 'A page of orders to come',
      description: 'The caller’s, the next first.',
    },
    listPastOrders: {
      summary: 'A page of past orders',
      description: 'The caller’s, the newest first.',
    },
    getOrder: {
      summary: 'An order',
      description: 'Its state is brought in line with its payment first. The key of the order’s mail is a token too.',
      problems: ['not-found', 'forbidden'],
    },
    cancelOrder: {
      summary: 'Cancel an order',
      description: 'Its places are given back, what was paid is refunded.',
      problems: ['not-found', 'forbidden', 'too-late-to-cancel', 'membership-in-use', 'payment-processing'],
    },
    payByTestGateway: {
      summary: 'Pay at the test gateway',
      description: 'In demo mode alone, where no real money is taken.',
      problems: [
        ...(['not-found', 'forbidden', 'not-payable', 'card-declined', 'insufficient-funds'] as const),
        ...(['authentication-failed', 'processing-error'] as const),
      ],
    },
    receiveStripeMessage: {
      summary: 'A message of Stripe',
      description: 'Signed by Stripe. The response is 200 once the order is in line with its payment.',
      problems: ['not-found', 'invalid-request', 'body-too-large'],
    },
  },
};
