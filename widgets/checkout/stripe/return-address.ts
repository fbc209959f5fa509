import { registry } from '../../shared/page/registry.ts';
import { cleanAddress, cleanedAddress, RETURN_MARK } from '../../shared/selling/bank-return.ts';

/** The payment for which the visitor was on a bank's page. */
export interface Returned {
  readonly payment: string;
  readonly clientSecret: string;
  /** Whether Stripe states a failure or (after a card's page at the bank) no outcome. The order may still be paid. */
  readonly isFailed: boolean;
}

/** Takes the page's return from a bank's page, once; null if there is none or its parameters are invalid. */
export function takeReturned(): Returned | null {
  const page = registry();
  if (!page?.returned) return null;
  const { clientSecret, status } = page.returned;
  page.returned = null;
  // The page's router may have read the address before it was cleaned, and written it back.
  cleanAddress();
  const [, payment] = /^(pi_\w+)_secret_\w+$/.exec(clientSecret) ?? [];
  return payment === undefined ? null : { payment, clientSecret, isFailed: status === 'failed' || status === '' };
}

/** Returns the address to which a bank's page leads back: this page's address with the mark of a return. */
export function returnAddress(): string {
  const [page = '', ...hash] = cleanedAddress().split(/(?=#)/);
  return `${page}${page.includes('?') ? '&' : '?'}${RETURN_MARK}${hash.join('')}`;
}
