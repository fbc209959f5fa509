import Stripe from 'stripe';
import type { StripeSettings } from '../../environment/stripe.ts';

const TIMEOUT_MS = 8000;
const RETRIES = 2;

/**
 * Creates a client of Stripe's own library, for the given address; with an idempotency key its retries have one effect.
 */
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

/** Stripe could not be reached, or refused a request. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly code: string;
  /** Whether nothing else can be asked of it now either: it does not answer, fails, or has been asked too often. */
  readonly isAway: boolean;

  constructor({ code, type, message, statusCode }: StripeError) {
    super(message);
    this.code = code ?? type;
    this.isAway = statusCode === undefined || statusCode === 429 || statusCode >= 500;
  }
}

export function isStripeError(error: unknown): error is StripeError {
  return error instanceof Stripe.errors.StripeError;
}

/** Whether Stripe refused a request with this code. */
export function isRefusal(error: unknown, code: string): error is StripeError {
  return isStripeError(error) && error.code === code;
}

/**
 * Whether Stripe has handled a request and failed: not if it was not reached, nor while it handles the same request.
 */
export function hasAnswered(error: unknown): boolean {
  const status = isStripeError(error) ? error.statusCode : undefined;
  return status !== undefined && status !== 409 && status !== 429;
}

/** Checks the signatures of Stripe's messages; makes no requests. */
export function createStripeSignatures(): Stripe.Webhooks {
  return new Stripe('sk_test_checks_signatures').webhooks;
}
