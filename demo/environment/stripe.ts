import { badVariable, EnvironmentError, type Variables } from './variable.ts';

/** The settings for payments with Stripe. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publicKey: string;
  readonly webhookSecret: string;
  /** A stand-in for Stripe on this machine, for tests; null for Stripe itself. */
  readonly apiBase: string | null;
}

const KEYS = {
  STRIPE_SECRET_KEY: { form: /^(?:sk|rk)_(?:test|live)_\w+$/, expected: "Stripe's secret key, sk_test_… or sk_live_…" },
  STRIPE_PUBLIC_KEY: { form: /^pk_(?:test|live)_\w+$/, expected: "Stripe's publishable key, pk_test_… or pk_live_…" },
  STRIPE_WEBHOOK_SECRET: { form: /^whsec_\S+$/, expected: "the secret of Stripe's webhook, whsec_…" },
} as const;

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Reads Stripe's settings; null if none of its keys is set. Throws an EnvironmentError if only some are set. */
export function readStripe(variables: Variables): StripeSettings | null {
  const apiBase = readApiBase(variables);
  const names = Object.keys(KEYS) as (keyof typeof KEYS)[];
  const missing = names.filter((name) => !variables[name]);
  if (missing.length === names.length && apiBase === null) return null;
  if (missing.length > 0) {
    const verb = missing.length === 1 ? 'is' : 'are';
    throw new EnvironmentError(
      `Payments with Stripe need ${and.format(names)} together; ${and.format(missing)} ${verb} missing.`,
    );
  }
  const [secretKey = '', publicKey = '', webhookSecret = ''] = names.map((name) => readKey(variables, name));
  if (isLive(secretKey) !== isLive(publicKey)) {
    throw new EnvironmentError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLIC_KEY must both be of test mode or both be of live mode.',
    );
  }
  return { secretKey, publicKey, webhookSecret, apiBase };
}

/** Whether a key moves real money. */
export function isLive(key: string): boolean {
  return key.includes('_live_');
}

/** Reads a key. Its value may be secret, so it is never repeated. */
function readKey(variables: Variables, name: keyof typeof KEYS): string {
  const text = variables[name] ?? '';
  const { form, expected } = KEYS[name];
  if (form.test(text)) return text;
  throw badVariable(name, '…', expected);
}

function readApiBase(variables: Variables): string | null {
  const text = variables['STRIPE_API_BASE'];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHere = url !== null && ['127.0.0.1', 'localhost'].includes(url.hostname);
  if (isHere && /^https?:$/.test(url.protocol) && url.username === '' && url.pathname === '/' && url.search === '') {
    return url.origin;
  }
  throw badVariable('STRIPE_API_BASE', '…', 'an address of this machine such as http://127.0.0.1:4000');
}
