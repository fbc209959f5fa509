/**
 * How a call failed: a problem that the API reports, no response, a response that came too late, or an invalid
 * response.
 */
export type FailureKind = 'problem' | 'network' | 'timeout' | 'bad-answer';

/**
 * The only error of the API client, also used for a part that cannot be loaded. `code` is one of D-error-codes,
 * `part-failed`, `outdated`, or the kind if there is no response.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  readonly code: string;
  readonly status: number | null;
  /** The whole problem document (RFC 9457). */
  readonly problem: Readonly<Record<string, unknown>>;

  constructor(kind: FailureKind, message: string, status: number | null = null, problem: Record<string, unknown> = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.problem = problem;
    this.code = typeof problem['code'] === 'string' ? problem['code'] : kind === 'problem' ? 'server-error' : kind;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/**
 * Returns the error for one of our files that could not be loaded, was not loaded as it was built (D-failed-file), or
 * was replaced by another release (D-release).
 */
export function partFailed(cause: unknown): ApiError {
  const code = cause instanceof Error && 'code' in cause && cause.code === 'outdated' ? 'outdated' : 'part-failed';
  return Object.assign(new ApiError('network', messageOf(cause), null, { code }), { cause });
}

/** Returns the error for a response that did not arrive completely in time. */
export function lateResponse(address: string): ApiError {
  return new ApiError('timeout', `${address} did not answer in time.`);
}

/** Returns the error for a response that could not be decoded. */
export function unexpectedResponse(address: string, error: unknown): ApiError {
  return new ApiError('bad-answer', `${address} answered something unexpected: ${messageOf(error)}`);
}

/** Returns anything that was thrown as an ApiError. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : new ApiError('bad-answer', messageOf(error));
}

/** Returns the message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'object' ? Object.prototype.toString.call(thrown) : String(thrown);
}
