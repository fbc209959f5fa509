import type { Stripe, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { registry } from '../../shared/page/registry.ts';
import { trustedScriptUrl } from '../../shared/page/trusted-script.ts';

/**
 * Why Stripe's code is not there: it could not be fetched; it is an empty one; the page has an old one; it did not come
 * in time; the page's policy forbids it; Stripe itself refuses.
 */
export type StripeFailure = 'blocked' | 'stubbed' | 'outdated' | 'slow' | 'forbidden' | 'refused';

export type Loaded =
  | { readonly case: 'loaded'; readonly stripe: Stripe }
  | { readonly case: 'failed'; readonly why: StripeFailure };

/** The version that `@stripe/stripe-js` is made for. */
export const STRIPE_JS = 'https://js.stripe.com/endive/stripe.js';

/** The code and the form that it brings are waited for this long. */
export const LIMIT_MS = 15_000;

/** Tags of the page that have brought nothing, and that are not waited for again. */
const dead = new WeakSet<Element>();

/** Stripe's code itself, under each of its addresses: not its buttons. */
const ITSELF = /^https:\/\/js\.stripe\.com\/(?:v3\/?|(?:v3|[a-z]+)\/stripe\.js)(?:\?.*)?$/;

/** For each code that a page has had, what it made for each key: a second one would put its frames there again. */
const made = new WeakMap<object, Map<string, Stripe>>();

/** Loads Stripe's code for the account of this key, if the page has none yet; it can be requested again. */
export async function loadStripeCode(publicKey: string): Promise<Loaded> {
  const failed = (why: StripeFailure) => ({ case: 'failed', why }) as const;
  const missing = hasStripe() ? null : await fetchScript();
  if (missing) return failed(missing);
  const found = Reflect.get(globalThis, 'Stripe') as unknown;
  if ((typeof found !== 'object' && typeof found !== 'function') || found === null) return failed('stubbed');
  // Stripe.js 2 has no Elements; an empty stand-in is no function, or makes nothing.
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

/** Returns why Stripe's answer makes its form, or a payment, impossible. */
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
    // A tag of the page's that says nothing is one that was emptied before we came.
    if (ended === 'load' || (theirs && ended === 'late')) return 'stubbed';
    return ended === 'late' ? 'slow' : forbidden.isSeen() ? 'forbidden' : 'blocked';
  } catch {
    return 'forbidden';
  } finally {
    forbidden.stop();
  }
}

/**
 * Creates the tag here and not by `@stripe/stripe-js`, because a page with Trusted Types refuses the tag that it makes.
 */
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

/** Watches whether the page's policy refuses Stripe's script from now on. */
function watchPolicy() {
  let isSeen = false;
  const see = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isSeen ||= blockedURI.startsWith('https://js.stripe.com');
  };
  document.addEventListener('securitypolicyviolation', see);
  return { isSeen: () => isSeen, stop: () => document.removeEventListener('securitypolicyviolation', see) };
}
