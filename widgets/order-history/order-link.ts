/** An order and the key that opens it, of a mail's link (D-order-key). Kept in memory only, never stored. */
export interface OrderLink {
  readonly id: string;
  readonly key: string;
}

/** The links that elements have taken: one that is moved in the page keeps its own. */
const taken = new WeakMap<Element, OrderLink>();

const FORMS = { order: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, key: /^[\w-]{20,200}$/ };

/**
 * The link of an element: the one that the page was opened with, and each that is followed on the page later, which calls
 * `onOther`. Returns a function that returns the present one, or null.
 */
export function followOrderLink(host: Element, signal: AbortSignal, onOther: () => void): () => OrderLink | null {
  let link = takeOrderLink(host);
  const follow = () => {
    const before = link;
    link = takeOrderLink(host);
    if (link !== before) onOther();
  };
  addEventListener('hashchange', follow);
  signal.addEventListener('abort', () => removeEventListener('hashchange', follow));
  return () => link;
}

/**
 * The link in the fragment of the page's address, `#order=…&key=…`, which is removed from it and from its history entry;
 * else the one that this element has taken before, or null.
 */
function takeOrderLink(host: Element): OrderLink | null {
  const pieces = location.hash.slice(1).split('&');
  const take = (name: keyof typeof FORMS) => {
    const at = pieces.findIndex(
      (piece) => piece.startsWith(`${name}=`) && FORMS[name].test(piece.slice(name.length + 1)),
    );
    return at < 0
      ? null
      : pieces
          .splice(at, 1)
          .join()
          .slice(name.length + 1);
  };
  const [id, key] = [take('order'), take('key')];
  if (id === null || key === null) return taken.get(host) ?? null;
  const link = { id, key };
  taken.set(host, link);
  cleanAddress(pieces.join('&'));
  return link;
}

/** Leaves of the fragment what is not ours. */
function cleanAddress(rest: string): void {
  try {
    const { pathname, search } = location;
    history.replaceState(history.state, '', `${pathname}${search}${rest && `#${rest}`}`);
  } catch {
    // Safari throws after too many calls; the order is shown all the same.
  }
}
