import type { Stripe, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { registry } from '../../shared/page/registry.ts';
import { trustedScriptUrl } from '../../shared/page/trusted-script.ts';

/**
 * Why Stripe's code cannot be used: it could not be fetched (`blocked`), was replaced by empty code (`stubbed`), is an
 * old version that the page has loaded (`outdated`), did not load in time (`slow`), is forbidden by the page's policy
 * (`forbidden`), or Stripe refuses to open the form (`refused`).
 */
export type StripeFailure = 'blocked' | 'stubbed' | 'outdated' | 'slow' | 'forbidden' | 'refused';

export type Loaded =
  | { readonly case: 'loaded'; readonly stripe: Stripe }
  | { readonly case: 'failed'; readonly why: StripeFailure };

/** The address of the Stripe.js version that `@stripe/stripe-js` is made for. */
export const STRIPE_JS = 'https://js.stripe.com/endive/stripe.js';

/** The time limit for loading Stripe's code, and then for its form, in ms. */
export const LIMIT_MS = 15_000;

/** Script tags that failed or loaded unusable code; no later attempt waits for them. */
const dead = new WeakSet<Element>();

/** Matches each address of Stripe.js, but not of Stripe's other scripts, such as its buy buttons. */
const ITSELF = /^https:\/\/js\.stripe\.com\/(?:v3\/?|(?:v3|[a-z]+)\/stripe\.js)(?:\?.*)?$/;

/** The Stripe objects by Stripe's code and public key. They are reused, because each new object inserts its frames. */
const made = new WeakMap<object, Map<string, Stripe>>();

/** Loads Stripe's code, unless the page has it, and creates its object for this key. A failure can be retried. */
export async function loadStripeCode(publicKey: string): Promise<Loaded> {
  const failed = (why: StripeFailure) => ({ case: 'failed', why }) as const;
  const missing = hasStripe() ? null : await fetchScript();
  if (missing) return failed(missing);
  const found = Reflect.get(globalThis, 'Stripe') as unknown;
  if ((typeof found !== 'object' && typeof found !== 'function') || found === null) return failed('stubbed');
  // Only Stripe.js 2, which has no Elements, has this function.
  if (Reflect.has(found, 'setPublishableKey')) return failed('outdated');
  const before = made.get(found)?.get(publicKey);
  if (before) return { case: 'loaded', stripe: before };
  try {
    const stripe = await loadStripe(publicKey);
    if (typeof stripe?.confirmPayment !== 'function') {
      return failed(typeof stripe?.elements === 'function' ? 'outdated' : 'stubbed');
    }
    made.set(found, new Map(made.get(found)).set(publicKey, stripe));
    return { case: 'loaded', stripe };
  } catch {
    return failed('stubbed');
  }
}

/** Returns the kind of an error that Stripe reports while it loads its form or retrieves a payment. */
export function failureOf({ type }: StripeError): StripeFailure {
  return type === 'api_connection_error' ? 'blocked' : 'refused';
}

function hasStripe(): boolean {
  return Boolean(Reflect.get(globalThis, 'Stripe'));
}

/** Waits for the page's own Stripe tag, or inserts ours; resolves with the reason if the code cannot be loaded. */
async function fetchScript(): Promise<StripeFailure | null> {
  const theirs = [...document.scripts].find((tag) => ITSELF.test(tag.src) && !dead.has(tag));
  const forbidden = watchPolicy();
  try {
    const script = theirs ?? ourScript();
    const ended = await settled(script, () => theirs || document.head.append(script));
    if (ended === 'load' && hasStripe()) return null;
    dead.add(script);
    if (!theirs) script.remove();
    // If the page's own tag fires no event, its script has run before this code, and has not defined `Stripe`.
    if (ended === 'load' || (theirs && ended === 'late')) return 'stubbed';
    return ended === 'late' ? 'slow' : forbidden.isSeen() ? 'forbidden' : 'blocked';
  } catch {
    return 'forbidden';
  } finally {
    forbidden.stop();
  }
}

/** Creates the script tag. A page with Trusted Types would refuse the tag that `@stripe/stripe-js` creates. */
function ourScript(): HTMLScriptElement {
  const script = document.createElement('script');
  const nonce = registry()?.script?.nonce;
  if (nonce) script.nonce = nonce;
  script.src = trustedScriptUrl(STRIPE_JS);
  return script;
}

function settled(script: Element, begin: () => void): Promise<'load' | 'error' | 'late'> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, LIMIT_MS, 'late');
    for (const name of ['load', 'error'] as const) {
      const end = () => {
        clearTimeout(limit);
        resolve(name);
      };
      script.addEventListener(name, end, { once: true });
    }
    begin();
  });
}

/** Watches, from now on, whether the page's Content Security Policy refuses Stripe's script. */
function watchPolicy() {
  let isSeen = false;
  const see = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isSeen ||= blockedURI.startsWith('https://js.stripe.com');
  };
  document.addEventListener('securitypolicyviolation', see);
  return { isSeen: () => isSeen, stop: () => document.removeEventListener('securitypolicyviolation', see) };
}
