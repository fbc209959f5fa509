import ky, { type KyInstance, TimeoutError } from 'ky';
import { ApiError } from './errors.ts';
import { addressOf, type FirstTry, type HttpCall, type HttpOptions, RETRIED_STATUSES } from './http-call.ts';
import type { Request } from './own-request.ts';
import { problemOf } from './problem.ts';
import { BrokenOff, late, readPayload, TIMEOUT_MS } from './read-answer.ts';

const RETRY = {
  limit: 2,
  methods: ['get'],
  statusCodes: [...RETRIED_STATUSES],
  maxRetryAfter: 5000,
  delay: (attempt: number) => 300 * 2 ** (attempt - 1),
};

/**
 * Makes calls of one API address; a GET that fails without an answer, or whose answer breaks off, is retried (D-retries). A
 * first try, if there was one, counts as the first of three.
 */
export function createRetryingHttp({
  url,
  onResponse,
}: HttpOptions): (call: HttpCall, first?: FirstTry) => Promise<unknown> {
  const http = ky.create({
    prefixUrl: url,
    timeout: TIMEOUT_MS,
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-cache',
    stringifyJson: stringify,
    hooks: { afterResponse: [(_request, _options, response) => onResponse(response)] },
  });
  return async (call, first) => {
    const address = addressOf(url, call.path);
    let tries = 0;
    let untaken = first === 'broken-off' ? undefined : first?.response;
    const fetchOnce = (request: Request): Promise<Response> => {
      tries += 1;
      const answer = untaken ?? fetch(request.url, request.toInit());
      untaken = undefined;
      return answer;
    };
    if (first === 'broken-off') {
      tries = 1;
      await pause(RETRY.delay(1));
    }
    for (;;) {
      try {
        return await payloadOf(http, call, address, fetchOnce, tries);
      } catch (error) {
        const mayRetry = error instanceof BrokenOff && call.method === 'get' && tries <= RETRY.limit;
        if (!mayRetry) throw await asFailure(error, address);
        await pause(RETRY.delay(tries));
      }
    }
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The answer to a call that was tried `tries` times before. */
async function payloadOf(
  http: KyInstance,
  call: HttpCall,
  address: string,
  fetchOnce: (request: Request) => Promise<Response>,
  tries: number,
): Promise<unknown> {
  const { method, path, token, accept, body, idempotencyKey, signal } = call;
  // A visitor's GET carries no header of ours, so that browsers send it without a preflight (D-visitor-get).
  const headers: Record<string, string> = {};
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (token !== null || body !== undefined) headers['content-type'] = 'application/json';
  if (accept) headers['accept'] = accept;
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const response = await http(path.replace(/^\//, ''), {
    method,
    headers,
    // ky calls it with what the build has given it as `Request`.
    fetch: fetchOnce as unknown as typeof fetch,
    retry: { ...RETRY, limit: RETRY.limit - tries, delay: (attempt) => RETRY.delay(tries + attempt) },
    throwHttpErrors: (status) => RETRY.statusCodes.includes(status),
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await problemOf(response, address);
  return readPayload(response, { ...call, path: address });
}

async function asFailure(error: unknown, address: string): Promise<unknown> {
  if (error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')) return error;
  if (error instanceof TimeoutError) return late(address);
  if (error instanceof Error && 'response' in error) return problemOf(error.response as Response, address);
  return new ApiError('network', `${address} could not be reached.`);
}

/** JSON without the `toJSON` that old libraries put on arrays, which would send a list as a quoted text. */
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
