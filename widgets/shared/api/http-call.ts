import type { Bearer } from './call-headers.ts';
import type { WholeResponse } from './whole-response.ts';

/** Statuses after which a GET is retried (D-retries). */
export const RETRIED_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504];

/** One call as it is sent. */
export interface HttpCall {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Returns the token for the next try, null for a visitor; a retry never carries a token that has been withdrawn. */
  readonly ask: () => Promise<Bearer | null>;
  /** The media types that the caller reads itself, as an `Accept` header: the payload is a `ResponseBody`. */
  readonly accept?: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * Makes a call and returns its payload, null for a 204. Rejects with an ApiError, or with an AbortError of its signal.
 */
export type Http = (call: HttpCall) => Promise<unknown>;

/** Reads a response to its end, or until `end` is aborted. */
export type Read = (response: Response, address: string, end: AbortSignal | null | undefined) => Promise<WholeResponse>;

/** Returns the whole address of a call, which error messages name too. */
export function addressOf(url: string, path: string): string {
  return `${url}/${path.replace(/^\//, '')}`;
}
