import Stripe from 'stripe';
import type { StripeSettings } from '../../environment/stripe.ts';

const TIMEOUT_MS = 8000;
const RETRIES = 2;

/** Stripe's own library, told where Stripe is; with an idempotency key each of its retries has its effect once. */
export function createStripeClient({ secretKey, apiBase }: StripeSettings): Stripe {
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false } as const;
  if (apiBase === null) return new Stripe(secretKey, options);
  const { hostname, port, protocol } = new URL(apiBase);
  const isSecure = protocol === 'https:';
  return new Stripe(secretKey, {
    ...options,
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
  });
}

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Stripe could not be reached, or refused what we asked of it. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly code: string;

  constructor({ code, type, message }: StripeError) {
    super(message);
    this.code = code ?? type;
  }
}

export function isStripeError(error: unknown): error is StripeError {
  return error instanceof Stripe.errors.StripeError;
}

/** Whether Stripe refused a request with this code. */
export function isRefusal(error: unknown, code: string): error is StripeError {
  return isStripeError(error) && error.code === code;
}

/** Whether Stripe has done its part and failed: not where it could not be heard, nor where it is still at the same request. */
export function hasAnswered(error: unknown): boolean {
  const status = isStripeError(error) ? error.statusCode : undefined;
  return status !== undefined && status !== 409 && status !== 429;
}

/** What checks the signatures of Stripe's messages; it makes no requests. */
export function createStripeSignatures(): Stripe.Webhooks {
  return new Stripe('sk_test_checks_signatures').webhooks;
}
