import type { GenericSchema } from 'valibot';
import { millisecondsOf } from '../../../core/time/milliseconds-of.ts';
import { ApiError, messageOf, unexpectedResponse } from './errors.ts';
import type { FirstResponse } from './first-responses.ts';
import { createHttp, type RetryingModule } from './http.ts';
import { addressOf } from './http-call.ts';
import { keepWritten } from './written.ts';

/** Converts a payload to one of our types; throws if the payload is invalid. Most can be asked for their schema. */
export interface Decode<T> {
  (payload: unknown): T;
  readonly schema?: GenericSchema;
}

export interface GetOptions {
  readonly signal?: AbortSignal;
  /** Whether the call concerns the token's user, so that it is never made as a visitor. */
  readonly isPersonal?: boolean;
  /** The media types that the caller reads itself, as an `Accept` header; `decode` then gets a `ResponseBody`. */
  readonly accept?: string;
}

export interface SendOptions extends GetOptions {
  readonly body?: unknown;
  /** The same for every try of one attempt, so that a retry never books twice (D-idempotency). */
  readonly idempotencyKey?: string;
}

/** The methods of calls with an effect. */
type Effect = 'post' | 'put' | 'patch' | 'delete';

/** Calls the API. Every failure is an ApiError. */
export interface Client {
  get<T>(path: string, decode: Decode<T>, options?: GetOptions): Promise<T>;
  send<T>(method: Effect, path: string, decode: Decode<T>, options?: SendOptions): Promise<T>;
}

/** The tokens with which a client calls the API. */
export interface Credentials {
  /** Returns the bearer token for a call, or null for a visitor; waits while no call may be made. */
  token(): Promise<string | null>;
  /** Requests a new token to replace a refused one; resolves with true if `token` now returns another token. */
  renew(refused: string): Promise<boolean>;
  /** Called with the token of each call that succeeds. */
  taken?(token: string): void;
  /**
   * Ends the use of a token that was refused and not renewed; returns the token for further calls: a guest's or, for a
   * visitor, null.
   */
  dropToken(refused: string): string | null;
}

/**
 * Creates a client for one API address (D-retries, D-shared-gets): only GETs are retried, and concurrent equal GETs are
 * shared. After a 401 a call is tried once more with a renewed token; without one, public data is fetched as a visitor
 * (D-refused-token). `onDate` gets the instant of each response's `Date` header, in milliseconds.
 */
export function createClient(options: {
  readonly url: string;
  readonly credentials: Credentials;
  readonly onDate: (instant: number) => void;
  /** Gets what the first answer with taken places says of where a stream goes on. */
  readonly onLive?: (base: string) => void;
  /** Returns the responses to the loader's first calls, by address. */
  readonly early?: () => Map<string, FirstResponse> | undefined;
  /** Loads the module that retries. */
  readonly loadRetrying: () => Promise<RetryingModule>;
}): Client {
  const { url, credentials, onDate, onLive, loadRetrying, early = () => undefined } = options;
  const written = keepWritten();
  const onResponse = (response: Response) => {
    written.note(response);
    const base = response.headers.get('creneau-live');
    if (base) onLive?.(base);
    const date = millisecondsOf(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) onDate(date);
  };
  const http = createHttp({ url, onResponse, early, loadRetrying });
  const underWay = new Map<string, Promise<unknown>>();

  /**
   * Makes a call, and after a 401 once more. `first` is the token of its first try; if `first` is undefined, the token
   * is requested when the call is sent.
   */
  async function call(
    method: 'get' | Effect,
    path: string,
    send: SendOptions,
    first?: string | null,
    /** Called as soon as the call carries another token than `first`. */
    onOther?: () => void,
  ): Promise<unknown> {
    /** The token that the call carried last. */
    let sent = null as string | null;
    // `token` is called for each request. The first request carries `given`, if it is defined. A retry carries the
    // token that the session has by then, or none if `given` is null.
    const tryWith = async (given: string | null | undefined) => {
      let planned = given;
      const token = async () => {
        const isRetry = planned === undefined && given !== undefined;
        sent = planned === undefined ? await tokenOf(credentials) : planned;
        if (sent !== first) onOther?.();
        if (isRetry && sent === null && send.isPersonal) throw signedOut(addressOf(url, path));
        if (planned !== null) planned = undefined;
        return sent;
      };
      const payload = await http({ ...send, method, path: method === 'get' ? written.seenBy(path) : path, token });
      if (sent !== null) credentials.taken?.(sent);
      return payload;
    };
    try {
      return await tryWith(first);
    } catch (error) {
      if (sent === null || !isRefusal(error)) throw error;
      const renewed = (await credentials.renew(sent)) ? await tokenOf(credentials) : null;
      if (renewed !== null && renewed !== sent) {
        try {
          return await tryWith(renewed);
        } catch (second) {
          if (sent === null || !isRefusal(second)) throw second;
        }
      }
      const guest = credentials.dropToken(sent);
      // Only public data is fetched again, as a guest or a visitor.
      if (method !== 'get' || send.isPersonal || guest === sent) throw error;
      return tryWith(guest);
    }
  }

  return {
    async get(path, decode, { signal, ...options } = {}) {
      // A shared call has several callers: if one of them aborts, the call must continue for the others.
      const token = await tokenOf(credentials);
      const key = `${token} ${options.accept} ${path}`;
      const leave = () => underWay.delete(key);
      const shared = underWay.get(key) ?? call('get', path, options, token, leave).finally(leave);
      underWay.set(key, shared);
      const payload = await shared;
      signal?.throwIfAborted();
      return decoded(payload, decode, addressOf(url, path));
    },
    async send(method, path, decode, send = {}) {
      return decoded(await call(method, path, send), decode, addressOf(url, path));
    },
  };
}

/** Returns the error of a personal call whose user signs out before the response. */
function signedOut(address: string): ApiError {
  return new ApiError('problem', `${address} was not asked again: its user has signed out.`, 401, {
    code: 'token-invalid',
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Returns the token. If the page's own function fails, the call is not made. */
async function tokenOf(credentials: Credentials): Promise<string | null> {
  try {
    return await credentials.token();
  } catch (error) {
    throw new ApiError('network', `The page gave no token: ${messageOf(error)}`);
  }
}

function decoded<T>(payload: unknown, decode: Decode<T>, address: string): T {
  try {
    return decode(payload);
  } catch (error) {
    throw unexpectedResponse(address, error);
  }
}
