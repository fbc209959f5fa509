/** What went wrong with a call: the API's own answer, no answer, a late one, or one that is not what was agreed. */
export type FailureKind = 'problem' | 'network' | 'timeout' | 'bad-answer';

/** The one error of the API client. `code` is D-error-codes's, or the kind where there is no answer. */
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

/** Whatever was thrown, as an ApiError. */
export function asApiError(error: unknown): ApiError {
  return isApiError(error) ? error : new ApiError('bad-answer', messageOf(error));
}

/** What was thrown in words, also where it is something that has no text of its own. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  return typeof thrown === 'object' ? Object.prototype.toString.call(thrown) : String(thrown);
}
