import ky, { TimeoutError } from 'ky';
import { callHeaders } from './call-headers.ts';
import { ApiError, isApiError, lateResponse } from './errors.ts';
import { addressOf, type HttpCall, RETRIED_STATUSES, type Read } from './http-call.ts';
import type { Request } from './own-request.ts';
import { payloadOf, problemOf } from './payload.ts';
import { TIMEOUT_MS, type WholeResponse } from './whole-response.ts';

const http = ky.create({
  timeout: TIMEOUT_MS,
  retry: {
    limit: 2,
    methods: ['get'],
    statusCodes: [...RETRIED_STATUSES],
    maxRetryAfter: 5000,
    delay: (attempt) => 300 * 2 ** (attempt - 1),
    // A body that is too large would be too large again.
    shouldRetry: ({ error }) => (isApiError(error) ? false : undefined),
  },
  credentials: 'omit',
  redirect: 'error',
  cache: 'no-cache',
  stringifyJson: stringify,
});

/**
 * Makes a call to the API at `url` with retries. A GET without a response, or with an incomplete body, is retried
 * (D-retries); `firstTry`, if given, counts as the first of three tries. ky gets complete responses, so that its timeout
 * and its retries cover their bodies.
 */
export async function sendRetrying(
  url: string,
  read: Read,
  call: HttpCall,
  firstTry?: Promise<WholeResponse>,
): Promise<unknown> {
  const { method, path, body, signal } = call;
  const address = addressOf(url, path);
  const currentHeaders = async () => callHeaders({ ...call, token: await call.ask() });
  let unused = firstTry;
  const fetchWhole = async (request: Request): Promise<WholeResponse> => {
    const first = unused;
    unused = undefined;
    if (first) return first;
    const init = request.toInit();
    if (firstTry) init.headers = await currentHeaders();
    return read(await fetch(request.url, init), address, request.signal);
  };
  try {
    // The headers are made before ky's timeout starts, because the page's token function may be slow. A first try has
    // already been sent.
    const headers = firstTry ? {} : await currentHeaders();
    const response = await http(address, {
      method,
      headers,
      // ky calls it with the class that the build inserts as `Request`, and uses only members of a response that
      // `WholeResponse` has.
      fetch: fetchWhole as unknown as typeof fetch,
      ...(body !== undefined && { json: body }),
      ...(signal && { signal }),
    });
    return payloadOf(response as unknown as WholeResponse, call, address);
  } catch (error) {
    throw asFailure(error, address);
  }
}

function asFailure(error: unknown, address: string): unknown {
  if (isApiError(error) || (error instanceof Error && error.name === 'AbortError')) return error;
  if (error instanceof TimeoutError) return lateResponse(address);
  if (error instanceof Error && 'response' in error) return problemOf(error.response as WholeResponse, address);
  return new ApiError('network', `${address} could not be reached.`);
}

/**
 * Converts data to JSON without the `toJSON` that old libraries add to arrays, which would send a list as a quoted
 * text.
 */
function stringify(data: unknown): string {
  const prototype = Array.prototype as { toJSON?: unknown };
  const foreign = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
  delete prototype.toJSON;
  try {
    return JSON.stringify(data);
  } finally {
    if (foreign) Object.defineProperty(prototype, 'toJSON', foreign);
  }
}
