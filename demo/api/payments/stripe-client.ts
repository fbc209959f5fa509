import Stripe from 'stripe';
import type { StripeSettings } from '../../environment/stripe.ts';

const TIMEOUT_MS = 8000;
const RETRIES = 2;

/**
 * Creates a client of Stripe's own library that sends its requests to `apiBase` or, if that is null, to Stripe. The
 * client retries requests; with an idempotency key they have their effect once.
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
  /** Whether other requests would fail now too: Stripe does not respond, fails, or has received too many requests. */
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
 * Whether Stripe has handled a request and responded with a failure. False if Stripe was not reached, had received too
 * many requests, or was still handling the same request.
 */
export function hasAnswered(error: unknown): boolean {
  const status = isStripeError(error) ? error.statusCode : undefined;
  return status !== undefined && status !== 409 && status !== 429;
}

/** Creates an object that checks the signatures of messages from Stripe. It makes no requests. */
export function createStripeSignatures(): Stripe.Webhooks {
  return new Stripe('sk_test_checks_signatures').webhooks;
}
