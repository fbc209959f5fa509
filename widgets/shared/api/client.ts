import ky, { type KyInstance, TimeoutError } from 'ky';
import { type EarlyAnswer, takeEarlyAnswer } from './early-answers.ts';
import { ApiError, messageOf } from './errors.ts';
import { late, readAnswer, TIMEOUT_MS } from './read-answer.ts';

/** Turns a payload into types of ours; throws if it is not valid. */
export type Decode<T> = (payload: unknown) => T;

export interface GetOptions {
  readonly signal?: AbortSignal;
}

export interface SendOptions extends GetOptions {
  readonly body?: unknown;
  /** The same for every try of one attempt, so that a retry never books twice (D-idempotency). */
  readonly idempotencyKey?: string;
}

/** The methods of calls with an effect. */
type Effect = 'post' | 'put' | 'delete';

/** Calls the API. Every failure is an ApiError. */
export interface Client {
  get<T>(path: string, decode: Decode<T>, options?: GetOptions): Promise<T>;
  send<T>(method: Effect, path: string, decode: Decode<T>, options?: SendOptions): Promise<T>;
}

/** The caller of an API. */
export interface Credentials {
  /** The bearer token, or null for a visitor. */
  token(): Promise<string | null>;
  /** Requests a new token to replace one that was refused; false if there is none. */
  renew(refused: string): Promise<boolean>;
}

const RETRY = {
  limit: 2,
  methods: ['get'],
  statusCodes: [408, 429, 500, 502, 503, 504],
  maxRetryAfter: 5000,
  delay: (attempt: number) => 300 * 2 ** (attempt - 1),
};

/**
 * A client for one API address (D-retries, D-shared-gets): only GETs are retried, concurrent equal GETs are shared, and after
 * a 401 a call is tried once more with a renewed token. `onDate` gets the instant of each response's `Date` header, in
 * milliseconds.
 */
export function createClient(options: {
  readonly url: string;
  readonly credentials: Credentials;
  readonly onDate: (instant: number) => void;
  /** The loader's first calls, by address. */
  readonly early?: () => Map<string, EarlyAnswer> | undefined;
}): Client {
  const { url, credentials, onDate, early } = options;
  const http = ky.create({
    prefixUrl: url,
    retry: RETRY,
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
  const underWay = new Map<string, Promise<unknown>>();

  async function call(method: 'get' | Effect, path: string, token: string | null, send: SendOptions): Promise<unknown> {
    const attempt = (bearer: string | null) => payloadOf({ http, early }, method, path, bearer, send);
    try {
      return await attempt(token);
    } catch (error) {
      const isExpired = error instanceof ApiError && error.status === 401 && token !== null;
      if (!isExpired || !(await credentials.renew(token))) throw error;
      return attempt(await tokenOf(credentials));
    }
  }

  return {
    async get(path, decode, { signal } = {}) {
      // A shared call has several callers: one that is aborted must not abort it for the others.
      const token = await tokenOf(credentials);
      const key = `${token} ${path}`;
      const shared = underWay.get(key) ?? call('get', path, token, {}).finally(() => underWay.delete(key));
      underWay.set(key, shared);
      const payload = await shared;
      signal?.throwIfAborted();
      return decoded(payload, decode, path);
    },
    async send(method, path, decode, send = {}) {
      return decoded(await call(method, path, await tokenOf(credentials), send), decode, path);
    },
  };
}

/** The token. If the page's own function fails, the call is not made. */
async function tokenOf(credentials: Credentials): Promise<string | null> {
  try {
    return await credentials.token();
  } catch (error) {
    throw new ApiError('network', `The page gave no token: ${messageOf(error)}`);
  }
}

interface Connection {
  readonly http: KyInstance;
  readonly early: (() => Map<string, EarlyAnswer> | undefined) | undefined;
}

async function payloadOf(
  { http, early }: Connection,
  method: 'get' | Effect,
  path: string,
  token: string | null,
  { body, idempotencyKey, signal }: SendOptions,
): Promise<unknown> {
  // A visitor's GET carries no header of ours, so that browsers send it without a preflight (D-visitor-get).
  const headers: Record<string, string> = {};
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (token !== null || body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  try {
    const response = await http(path.replace(/^\//, ''), {
      method,
      headers,
      fetch: (input, init) => takeEarlyAnswer(early?.(), input, token) ?? globalThis.fetch(input, init),
      throwHttpErrors: (status) => RETRY.statusCodes.includes(status),
      ...(body !== undefined && { json: body }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw await problemOf(response, path);
    return response.status === 204 ? null : await readAnswer(response, path);
  } catch (error) {
    throw await asFailure(error, path);
  }
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

function decoded<T>(payload: unknown, decode: Decode<T>, path: string): T {
  try {
    return decode(payload);
  } catch (error) {
    throw new ApiError('bad-answer', `${path} answered something unexpected: ${messageOf(error)}`);
  }
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
