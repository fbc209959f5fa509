import type { WholeResponse } from './whole-response.ts';

/** Statuses after which a GET is retried (D-retries). */
export const RETRIED_STATUSES: readonly number[] = [408, 429, 500, 502, 503, 504];

/** One call as it is sent. */
export interface HttpCall {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  /** Returns the token of the next try, null for a visitor's: a retry never carries one that has been withdrawn. */
  readonly token: () => Promise<string | null>;
  /** The media types that the caller reads itself, as an `Accept` header: the payload is a `ResponseBody`. */
  readonly accept?: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Makes a call and returns its payload, null for a 204. It fails with an ApiError, or an AbortError of its signal. */
export type Http = (call: HttpCall) => Promise<unknown>;

/** Reads a response to its end, or until the signal. */
export type Read = (response: Response, address: string, end: AbortSignal | null | undefined) => Promise<WholeResponse>;

/** Returns the address of a call; messages name it, so that they show the API's address too. */
export function addressOf(url: string, path: string): string {
  return `${url}/${path.replace(/^\//, '')}`;
}
