/**
 * The meaning of a code: its HTTP status and an English sentence. Placeholders such as `{limit}` are members of the
 * problem.
 */
interface Meaning {
  readonly status: number;
  readonly detail: string;
}

/** Every failure that the API responds with (D-error-codes). */
export const PROBLEMS = {
  'other-offer': { status: 409, detail: 'A booking covers one offer.' },
  past: { status: 409, detail: 'The slot has already begun.' },
  'outside-period': { status: 409, detail: 'The slot is outside the dates that can be booked.' },
  'day-off': { status: 409, detail: 'The offer is closed on that day.' },
  'already-booked': { status: 409, detail: 'You have already booked that start time.' },
  'multi-limit': { status: 409, detail: 'You are limited to {limit} bookings of the same slot.' },
  full: { status: 409, detail: 'The session is full.' },
  'max-slots': { status: 409, detail: 'You are limited to {limit} slots per reservation.' },
  'monthly-limit': {
    status: 409,
    detail: 'You have reached the maximum number of bookings for slotted offers',
  },
  'not-consecutive': { status: 409, detail: 'Consecutive slots only' },
  'slot-unavailable': { status: 409, detail: 'The slot(s) you wish to book is (are) not available.' },
  'hold-expired': { status: 409, detail: 'The places are no longer held.' },
  'hold-limit': { status: 409, detail: 'The places cannot be held any longer.' },
  'guest-limit': {
    status: 409,
    detail: 'Too many places are held by people without an account. Sign in, open the link of a mail, or try later.',
  },
  'mail-limit': {
    status: 409,
    detail: 'Too many mails were sent to this address today. Open the link of one of them, sign in, or try tomorrow.',
  },
  'order-limit': {
    status: 409,
    detail: 'Too many orders were begun and not paid in the last hour. Wait an hour, or ask the provider.',
  },
  'quote-changed': { status: 409, detail: 'The price has changed.' },
  'coupon-invalid': { status: 422, detail: 'The coupon is not valid.' },
  'subscription-invalid': { status: 422, detail: 'The subscription is not one that can be used here.' },
  'email-used': { status: 422, detail: 'The e-mail is already used or incorrect.' },
  'recipient-unknown': { status: 422, detail: 'The recipient is not known.' },
  'gift-not-possible': { status: 422, detail: 'This cannot be given as a gift.' },
  'account-required': { status: 403, detail: 'An account is needed to buy this.' },
  'already-waiting': { status: 409, detail: 'You are on the waiting list of that session already.' },
  'not-full': { status: 409, detail: 'The session has places left.' },
  'too-late-to-cancel': { status: 409, detail: 'This order cannot be cancelled any more.' },
  'membership-in-use': { status: 409, detail: 'Cancel the bookings first that this membership made free.' },
  'address-fixed': { status: 409, detail: 'The e-mail of this order cannot be changed any more.' },
  'not-payable': { status: 409, detail: 'This payment cannot be made any more.' },
  'payment-unavailable': { status: 409, detail: 'No payment can be taken for this, so it cannot be ordered.' },
  'payment-processing': { status: 409, detail: 'The payment of an earlier order is still being processed.' },
  'card-declined': { status: 402, detail: 'The card was declined.' },
  'insufficient-funds': { status: 402, detail: 'The card has insufficient funds.' },
  'authentication-failed': {
    status: 402,
    detail: 'The payment could not be authenticated. Please choose a different payment method.',
  },
  'processing-error': {
    status: 402,
    detail: 'An error occurred while processing the card. Try again in a little bit.',
  },
  'name-required': { status: 422, detail: 'The first and last name are required.' },
  'name-invalid': { status: 422, detail: 'The name is not valid.' },
  'email-invalid': { status: 422, detail: 'The e-mail is not valid.' },
  'email-accents': { status: 422, detail: 'Most mail servers refuse an e-mail with accents before the @.' },
  'email-ending-unknown': { status: 422, detail: 'No e-mail ends like this: the top-level domain does not exist.' },
  'import-invalid': { status: 422, detail: 'The content cannot be imported.' },
  'import-touches': { status: 409, detail: '{people} people have booked what the import would change.' },
  'import-changed': { status: 409, detail: 'The studio has changed since this was tried.' },
  'idempotency-mismatch': { status: 422, detail: 'The idempotency key was used with another request.' },
  'invalid-request': { status: 400, detail: 'The request is not as the API describes it.' },
  'token-invalid': { status: 401, detail: 'A valid access token is needed.' },
  forbidden: { status: 403, detail: 'This belongs to somebody else.' },
  'not-found': { status: 404, detail: 'There is nothing at this address.' },
  'body-too-large': { status: 413, detail: 'The body is larger than 64 kB.' },
  'unsupported-media-type': { status: 415, detail: 'The body must be JSON in UTF-8.' },
  'rate-limited': { status: 429, detail: 'Too many requests; try again a little later.' },
  'server-error': { status: 500, detail: 'Something went wrong on the server.' },
} as const satisfies Record<string, Meaning>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Why no mail can be sent to an address. */
export const ADDRESS_PROBLEMS = [
  'email-invalid',
  'email-accents',
  'email-ending-unknown',
] as const satisfies readonly ProblemCode[];

/** Why the form for a person is refused: a guest's own form, or the one for the recipient of a gift. */
export const PERSON_PROBLEMS: readonly ProblemCode[] = [
  'name-required',
  'name-invalid',
  ...ADDRESS_PROBLEMS,
  'email-used',
];
