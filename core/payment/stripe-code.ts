/** Problems with a card, as codes of D-error-codes. */
export type CardProblemCode =
  | 'card-declined'
  | 'insufficient-funds'
  | 'authentication-failed'
  | 'processing-error'
  | 'card-incomplete-number'
  | 'card-incomplete-expiry'
  | 'card-incomplete-security-code'
  | 'card-incomplete-postal-code'
  | 'card-expired-year'
  | 'card-name-missing';

/**
 * The codes of Stripe's form and API, by our problem code. Any other code is a fault of Stripe or of ours, not of the
 * card.
 */
const CODES = {
  'card-incomplete-number': ['incomplete_number', 'invalid_number', 'incorrect_number', 'incomplete_payment_details'],
  'card-incomplete-expiry': ['incomplete_expiry', 'invalid_expiry', 'invalid_expiry_month'],
  'card-expired-year': ['invalid_expiry_year', 'invalid_expiry_year_past', 'invalid_expiry_month_past', 'expired_card'],
  'card-incomplete-security-code': ['incomplete_cvc', 'invalid_cvc', 'incorrect_cvc'],
  'card-incomplete-postal-code': [
    'incomplete_zip',
    'invalid_zip',
    'incorrect_zip',
    'incomplete_postal_code',
    'postal_code_invalid',
    'incorrect_postal_code',
  ],
  'card-name-missing': ['incomplete_name', 'empty_name'],
  'insufficient-funds': ['insufficient_funds', 'withdrawal_count_limit_exceeded'],
  'authentication-failed': [
    'payment_intent_authentication_failure',
    'authentication_failure',
    'authentication_required',
    'authentication_not_handled',
    'three_d_secure_authentication_not_supported',
    'three_d_secure_authentication_upstream_error',
  ],
  'card-declined': [
    'card_declined',
    'card_not_supported',
    'card_decline_rate_limit_exceeded',
    'payment_method_customer_decline',
    'payment_method_provider_decline',
  ],
} as const satisfies Partial<Record<CardProblemCode, readonly string[]>>;

/** Problems that the cardholder can correct. */
const CORRECTABLE: readonly CardProblemCode[] = [
  'insufficient-funds',
  'authentication-failed',
  'card-expired-year',
  'card-incomplete-number',
  'card-incomplete-expiry',
  'card-incomplete-security-code',
  'card-incomplete-postal-code',
];

const BY_CODE: ReadonlyMap<string, CardProblemCode> = new Map(
  Object.entries(CODES).flatMap(([problem, codes]) => codes.map((code) => [code, problem as CardProblemCode] as const)),
);

/**
 * Returns our problem code for Stripe's `code` and `decline_code`: the problem of the decline if the cardholder can
 * correct it, or else the problem of `code`. An unknown code is a processing error, which can be retried.
 */
export function problemOfStripe(code: string | null, declineCode: string | null): CardProblemCode {
  const reason = declineCode === null ? undefined : BY_CODE.get(declineCode);
  if (reason && CORRECTABLE.includes(reason)) return reason;
  if (declineCode === 'processing_error') return 'processing-error';
  return (
    (code === null ? undefined : BY_CODE.get(code)) ?? (declineCode === null ? 'processing-error' : 'card-declined')
  );
}
