import ky, { TimeoutError } from 'ky';
import { callHeaders } from './call-headers.ts';
import { ApiError, isApiError, lateResponse } from './errors.ts';
import { addressOf, type HttpCall, RETRIED_STATUSES, type Read } from './http-call.ts';
import type { Request } from './own-request.ts';
import { payloadOf, problemOf } from './payload.ts';
import { TIMEOUT_MS, type WholeResponse } from './whole-response.ts';

/**
 * Makes calls of one API address. A GET that fails without a response, or with a body that is cut, is retried
 * (D-retries); a first try, if there was one, counts as the first of three. ky gets responses that are whole, so that
 * its clock and its retries cover their bodies.
 */
export function createRetryingHttp(
  url: string,
  read: Read,
): (call: HttpCall, firstTry?: Promise<WholeResponse>) => Promise<unknown> {
  const http = ky.create({
    prefixUrl: url,
    timeout: TIMEOUT_MS,
    retry: {
      limit: 2,
      methods: ['get'],
      statusCodes: [...RETRIED_STATUSES],
      maxRetryAfter: 5000,
      delay: (attempt) => 300 * 2 ** (attempt - 1),
      // A body that is too large would be so again.
      shouldRetry: ({ error }) => (isApiError(error) ? false : undefined),
    },
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-cache',
    stringifyJson: stringify,
  });
  return async (call, firstTry) => {
    const { method, path, body, signal } = call;
    const address = addressOf(url, path);
    const currentHeaders = async () => callHeaders({ ...call, token: await call.token() });
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
      // Before ky's clock starts, since the page's function may take its time. A first try has been sent already.
      const headers = firstTry ? {} : await currentHeaders();
      const response = await http(path.replace(/^\//, ''), {
        method,
        headers,
        // ky calls it with what the build gives it as `Request`, and uses no other members of a response than these.
        fetch: fetchWhole as unknown as typeof fetch,
        ...(body !== undefined && { json: body }),
        ...(signal && { signal }),
      });
      return payloadOf(response as unknown as WholeResponse, call, address);
    } catch (error) {
      throw asFailure(error, address);
    }
  };
}

function asFailure(error: unknown, address: string): unknown {
  if (isApiError(error) || (error instanceof Error && error.name === 'AbortError')) return error;
  if (error instanceof TimeoutError) return lateResponse(address);
  if (error instanceof Error && 'response' in error) return problemOf(error.response as WholeResponse, address);
  return new ApiError('network', `${address} could not be reached.`);
}

/** Returns JSON without the `toJSON` that old libraries add to arrays, which would send a list as a quoted text. */
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
