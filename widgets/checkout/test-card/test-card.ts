import type { TestCard } from '../../../core/checkout/card.ts';
import { type Expiry, isExpired } from '../../../core/payment/card-expiry.ts';
import { asTyped } from '../../../core/text/as-typed.ts';

/** What is typed into the test gateway's form; it never leaves the form. */
export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly postalCode: string;
  readonly name: string;
}

export type CardField = keyof CardFields;

/** The problem of a field (D-error-codes); `card-not-a-test` occurs with the test gateway only. */
export type CardProblem =
  | 'card-incomplete-number'
  | 'card-not-a-test'
  | 'card-incomplete-expiry'
  | 'card-expired-year'
  | 'card-incomplete-security-code'
  | 'card-incomplete-postal-code'
  | 'card-name-missing';

export type CardProblems = Readonly<Partial<Record<CardField, CardProblem>>>;

export const EMPTY_CARD: CardFields = { number: '', expiry: '', securityCode: '', postalCode: '', name: '' };

/** The five card numbers that the test gateway accepts (D-test-gateway), each with the outcome of a payment. */
export const TEST_CARDS: readonly { readonly number: string; readonly card: TestCard }[] = [
  { number: '4242 4242 4242 4242', card: 'success' },
  { number: '4000 0000 0000 0002', card: 'declined' },
  { number: '4000 0000 0000 9995', card: 'insufficient-funds' },
  { number: '4000 0000 0000 0119', card: 'processing-error' },
  { number: '4000 0025 0000 3155', card: 'authentication' },
];

/** The result of checking the form: a card of the test gateway, or the problem of each invalid field. */
export type CheckedCard =
  | { readonly case: 'good'; readonly card: TestCard; readonly expiresMonth: number; readonly expiresYear: number }
  | { readonly case: 'bad'; readonly problems: CardProblems };

/** Checks what was typed; `now` is the time of the check, in milliseconds since 1970. */
export function checkCard(fields: CardFields, now: number): CheckedCard {
  const digits = digitsOf(fields.number);
  const known = TEST_CARDS.find(({ number }) => digitsOf(number) === digits);
  const expires = expiryOf(fields.expiry);
  const problems: CardProblems = {
    ...(digits.length < 16 && { number: 'card-incomplete-number' }),
    ...(digits.length >= 16 && !known && { number: 'card-not-a-test' }),
    ...(!expires && { expiry: 'card-incomplete-expiry' }),
    ...(expires && isExpired(expires, now) && { expiry: 'card-expired-year' }),
    ...(!/^\d{3,4}$/.test(asTyped(fields.securityCode)) && { securityCode: 'card-incomplete-security-code' }),
    ...(!/^[\p{L}\d][\p{L}\d -]{1,8}[\p{L}\d]$/u.test(asTyped(fields.postalCode)) && {
      postalCode: 'card-incomplete-postal-code',
    }),
    ...(asTyped(fields.name) === '' && { name: 'card-name-missing' }),
  };
  if (!known || !expires || Object.keys(problems).length > 0) return { case: 'bad', problems };
  return { case: 'good', card: known.card, ...expires };
}

/** Formats `4242424242` as `4242 4242 42`. */
export function groupNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats `1228`, `12/28`, `1/28` and `12/2028` as `12 / 28`. */
export function groupExpiry(text: string): string {
  const digits = digitsOf(text.replace(/^\s*(\d)\s*\//, '0$1'));
  const year = digits.length === 6 ? digits.slice(4) : digits.slice(2, 4);
  return year === '' ? digits : `${digits.slice(0, 2)} / ${year}`;
}

/** Converts `123 4` to `1234`. */
export function shortCode(text: string): string {
  return digitsOf(text).slice(0, 4);
}

function expiryOf(text: string): Expiry | null {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(groupExpiry(text)) ?? [];
  const expiresMonth = Number(month);
  if (year === undefined || expiresMonth < 1 || expiresMonth > 12) return null;
  return { expiresMonth, expiresYear: 2000 + Number(year) };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
