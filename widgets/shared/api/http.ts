import ky, { type KyInstance, TimeoutError } from 'ky';
import { type EarlyAnswer, takeEarlyAnswer } from './early-answers.ts';
import { ApiError } from './errors.ts';
import { BrokenOff, late, readAnswer, TIMEOUT_MS } from './read-answer.ts';

const RETRY = {
  limit: 2,
  methods: ['get'],
  statusCodes: [408, 429, 500, 502, 503, 504],
  maxRetryAfter: 5000,
  delay: (attempt: number) => 300 * 2 ** (attempt - 1),
};

/** One call as it is sent. */
export interface HttpCall {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly token: string | null;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Makes a call and returns its payload, null for a 204. Every failure is an ApiError, or an AbortError of the call's signal. */
export type Http = (call: HttpCall) => Promise<unknown>;

/** Calls one API address; a GET that fails without an answer, or whose answer breaks off, is retried (D-retries). */
export function createHttp(options: {
  readonly url: string;
  readonly onDate: (instant: number) => void;
  readonly early: (() => Map<string, EarlyAnswer> | undefined) | undefined;
}): Http {
  const { url, onDate, early } = options;
  const http = ky.create({
    prefixUrl: url,
    timeout: TIMEOUT_MS,
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    stringifyJson: stringify,
    hooks: {
      afterResponse: [
        (_request, _options, response) => {
          const date = Date.parse(response.headers.get('date') ?? '');
          if (!Number.isNaN(date)) onDate(date);
        },
      ],
    },
  });
  return async (call) => {
    let tries = 0;
    const fetchOnce: typeof fetch = (input, init) => {
      tries += 1;
      return takeEarlyAnswer(early?.(), input, call.token) ?? globalThis.fetch(input, init);
    };
    for (;;) {
      try {
        return await payloadOf(http, call, fetchOnce, tries);
      } catch (error) {
        const mayRetry = error instanceof BrokenOff && call.method === 'get' && tries <= RETRY.limit;
        if (!mayRetry) throw await asFailure(error, call.path);
        await new Promise((resolve) => setTimeout(resolve, RETRY.delay(tries)));
      }
    }
  };
}

/** The answer to a call that was tried `tries` times before. */
async function payloadOf(
  http: KyInstance,
  call: HttpCall,
  fetch: typeof globalThis.fetch,
  tries: number,
): Promise<unknown> {
  const { method, path, token, body, idempotencyKey, signal } = call;
  // A visitor's GET carries no header of ours, so that browsers send it without a preflight (D-visitor-get).
  const headers: Record<string, string> = {};
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (token !== null || body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const response = await http(path.replace(/^\//, ''), {
    method,
    headers,
    fetch,
    retry: { ...RETRY, limit: RETRY.limit - tries, delay: (attempt) => RETRY.delay(tries + attempt) },
    throwHttpErrors: (status) => RETRY.statusCodes.includes(status),
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw await problemOf(response, path);
  return response.status === 204 ? null : readAnswer(response, path);
}

async function asFailure(error: unknown, path: string): Promise<unknown> {
  if (error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')) return error;
  if (error instanceof TimeoutError) return late(path);
  if (error instanceof Error && 'response' in error) return problemOf(error.response as Response, path);
  return new ApiError('network', `${path} could not be reached.`);
}

async function problemOf(response: Response, path: string): Promise<ApiError> {
  const problem = await readAnswer(response, path).catch(() => null);
  const fields = typeof problem === 'object' && problem !== null ? (problem as Record<string, unknown>) : {};
  const detail = fields['detail'];
  return new ApiError(
    'problem',
    typeof detail === 'string' ? detail : `The API answered ${response.status}.`,
    response.status,
    fields,
  );
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
