import type { BankReturn } from '../page/registry.ts';

/**
 * Marks the return address that we give to the bank's page. Payment parameters without the mark belong to the host
 * page.
 */
export const RETURN_MARK = 'creneau=1';

/**
 * The query parameters that a return adds. If a parameter occurs twice, the last is ours: the host page may have a
 * parameter with the same name.
 */
const ADDED = [RETURN_MARK, 'payment_intent', 'payment_intent_client_secret', 'redirect_status'];

/**
 * Reads a return's parameters and removes them from the page's address; null if the address is not a return of ours.
 * Call it before the first request, which sends the address as its referrer.
 */
export function takeBankReturn(): BankReturn | null {
  if (typeof location === 'undefined' || !isMarked()) return null;
  const [, , , clientSecret = '', status = ''] = splitAddress();
  // Other history entries may hold the parameters too, and replaceState may work later if it throws now.
  for (const name of ['pageshow', 'popstate']) addEventListener(name, cleanAddress, true);
  cleanAddress();
  return { clientSecret, status };
}

/**
 * Removes a return's parameters from the page's address. The rest stays the same, byte for byte, and the history state
 * is kept.
 */
export function cleanAddress(): void {
  try {
    if (isMarked()) history.replaceState(history.state, '', cleanedAddress());
  } catch {
    // Safari throws after too many calls; the return is handled anyway.
  }
}

/** Returns the page's address without a return's parameters. */
export function cleanedAddress(): string {
  return isMarked() ? splitAddress()[0] : location.href;
}

/** Returns the clean address, then the value of each parameter in `ADDED`. */
function splitAddress(): readonly [string, ...string[]] {
  const { href, search } = location;
  const pieces = search.slice(1).split('&');
  const values = ADDED.map((name) => {
    const at = pieces.findLastIndex((piece) => `${piece}=`.startsWith(`${name}=`));
    return at < 0
      ? ''
      : pieces
          .splice(at, 1)
          .join()
          .slice(name.length + 1);
  });
  const query = pieces.join('&');
  return [href.replace(search, () => query && `?${query}`), ...values];
}

function isMarked(): boolean {
  return /[?&]creneau=1(&|$)/.test(location.search);
}
