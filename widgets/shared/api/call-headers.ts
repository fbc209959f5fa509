/**
 * Returns the headers of a call. A visitor's GET carries no header of ours, so that browsers send it without a
 * preflight (D-visitor-get).
 */
export function callHeaders(call: {
  /** Null, undefined or empty for a visitor. */
  readonly token: unknown;
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
