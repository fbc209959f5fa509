/** What the address of a browser that comes back from a bank's page says of the payment. */
export interface Returned {
  readonly payment: string;
  readonly clientSecret: string;
  readonly isFailed: boolean;
}

const STRIPES = /^(?:payment_intent|payment_intent_client_secret|redirect_status)(?:=|$)/;

/** Takes Stripe's parameters out of the page's address, all else byte-equal; null where there are none, or junk. */
export function takeReturned(): Returned | null {
  const said = new URLSearchParams(location.search);
  const clientSecret = said.get('payment_intent_client_secret');
  if (clientSecret === null) return null;
  const isFailed = said.get('redirect_status') === 'failed';
  history.replaceState(history.state, '', cleanAddress());
  const [, payment] = /^(pi_\w+)_secret_\w+$/.exec(clientSecret) ?? [];
  return payment === undefined ? null : { payment, clientSecret, isFailed };
}

/** Where a bank's page leads back to: this page, without what an earlier return has left in its address. */
export function cleanAddress(): string {
  const { href, search } = location;
  const start = href.indexOf(search);
  const kept = search
    .slice(1)
    .split('&')
    .filter((piece) => !STRIPES.test(piece));
  const query = kept.join('&');
  return href.slice(0, start) + (query && `?${query}`) + href.slice(start + search.length);
}
