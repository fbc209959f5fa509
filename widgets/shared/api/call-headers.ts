declare const ofSession: unique symbol;

/** A token for the API, as a session gives it for a call: a user's or a guest's. */
export type Bearer = string & { readonly [ofSession]: true };

/**
 * Returns the headers of a call. A visitor's GET carries no header of ours, so that browsers send it without a
 * preflight (D-visitor-get).
 */
export function callHeaders(call: {
  /** Null, undefined or empty for a visitor. */
  readonly token: Bearer | null | undefined;
  readonly accept?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly body?: unknown;
}): Record<string, string> {
  const { token, accept, idempotencyKey, body } = call;
  return {
    ...(!!token && { authorization: `Bearer ${token}` }),
    ...((!!token || body !== undefined) && { 'content-type': 'application/json' }),
    ...(accept && { accept }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}
