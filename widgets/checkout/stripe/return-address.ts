import { cleanAddress, cleanedAddress, RETURN_MARK } from '../../shared/page/bank-return.ts';
import { registry } from '../../shared/page/registry.ts';

/** The payment of a return from a bank's page. */
export interface Returned {
  readonly payment: string;
  readonly clientSecret: string;
  /** Whether it has failed, unless its order is paid: after a card's own page at the bank, Stripe does not say. */
  readonly isFailed: boolean;
}

/** Takes the page's return from a bank's page, once; null if there is none or its parameters are invalid. */
export function takeReturned(): Returned | null {
  const page = registry();
  if (!page?.returned) return null;
  const { clientSecret, status } = page.returned;
  page.returned = null;
  // A router of the page that read the address before us may have written it back.
  cleanAddress();
  const [, payment] = /^(pi_\w+)_secret_\w+$/.exec(clientSecret) ?? [];
  return payment === undefined ? null : { payment, clientSecret, isFailed: status === 'failed' || status === '' };
}

/** Returns the address to which a bank's page leads back: this page's, marked. */
export function returnAddress(): string {
  const [page = '', ...hash] = cleanedAddress().split(/(?=#)/);
  return `${page}${page.includes('?') ? '&' : '?'}${RETURN_MARK}${hash.join('')}`;
}
