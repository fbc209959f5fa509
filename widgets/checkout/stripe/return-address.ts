import { isReturn, RETURN_MARK } from '../payment/return-mark.ts';

/** What the address of a browser that comes back from a bank's page says of the payment. */
export interface Returned {
  readonly payment: string;
  readonly clientSecret: string;
  readonly isFailed: boolean;
}

const STRIPES = ['payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/** Takes Stripe's parameters out of the page's address, all else byte-equal; null where there are none of ours, or junk. */
export function takeReturned(): Returned | null {
  if (!isReturn()) return null;
  const said = new URLSearchParams(location.search);
  const [clientSecret, status] = [last(said, 'payment_intent_client_secret'), last(said, 'redirect_status')];
  history.replaceState(history.state, '', cleanAddress());
  const [, payment] = /^(pi_\w+)_secret_\w+$/.exec(clientSecret) ?? [];
  return payment === undefined ? null : { payment, clientSecret, isFailed: status === 'failed' };
}

/** Where a bank's page leads back to: this page, marked, without what an earlier return has left in its address. */
export function returnAddress(): string {
  const [page = '', ...hash] = cleanAddress().split(/(?=#)/);
  return `${page}${page.includes('?') ? '&' : '?'}${RETURN_MARK}${hash.join('')}`;
}

/** The page's address without what a return of ours has put there: the last of each of Stripe's parameters. */
function cleanAddress(): string {
  const { href, search } = location;
  if (!isReturn()) return href;
  const all = search.slice(1).split('&');
  const ours = [
    all.lastIndexOf(RETURN_MARK),
    ...STRIPES.map((name) => all.findLastIndex((piece) => piece.split('=', 1)[0] === name)),
  ];
  const query = all.filter((_, index) => !ours.includes(index)).join('&');
  const start = href.indexOf(search);
  return href.slice(0, start) + (query && `?${query}`) + href.slice(start + search.length);
}

function last(said: URLSearchParams, name: string): string {
  return said.getAll(name).at(-1) ?? '';
}
