import type { GenericSchema } from 'valibot';
import type { CallPath } from '../../../core/calls.ts';
import { millisecondsOf } from '../../../core/time/milliseconds-of.ts';
import type { Bearer } from './call-headers.ts';
import { ApiError, messageOf, unexpectedResponse } from './errors.ts';
import { createHttp, type FirstResponse, type RetryingModule } from './http.ts';
import { addressOf, type HttpCall } from './http-call.ts';
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
type Effect = Exclude<HttpCall['method'], 'get'>;

/** A call, to be sent with a token or without. */
type Call = Omit<HttpCall, 'ask'> & Pick<GetOptions, 'isPersonal'>;

type Ask = HttpCall['ask'];

/** Calls the API. Every failure is an ApiError. */
export interface Client {
  get<T>(path: CallPath<'get'>, decode: Decode<T>, options?: GetOptions): Promise<T>;
  send<T, M extends Effect>(method: M, path: CallPath<M>, decode: Decode<T>, options?: SendOptions): Promise<T>;
}

/** The tokens with which a client calls the API. */
export interface Credentials {
  /** Returns the bearer token for a call, or null for a visitor; waits while no call may be made. */
  token(): Promise<Bearer | null>;
  /** Requests a new token to replace a refused one; resolves with true if `token` now returns another token. */
  renew(refused: string): Promise<boolean>;
  /** Called with the token of each call that succeeds. */
  taken?(token: string): void;
  /**
   * Ends the use of a token that was refused and not renewed; returns the token for further calls: a guest's or, for a
   * visitor, null. The refused token itself means that there is no other: the call is not made again.
   */
  dropToken(refused: string): Bearer | null;
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

  /** Returns the token for a call. If the page's own function fails, the call is not made. */
  const ask: Ask = async () => {
    try {
      return await credentials.token();
    } catch (error) {
      throw new ApiError('network', `The page gave no token: ${messageOf(error)}`);
    }
  };

  /** Makes a call; after a 401 once more with a renewed token, and then, for public data, as a guest or a visitor. */
  async function call(
    { isPersonal, ...call }: Call,
    /** Returns the token of the first try. */
    askFirst: Ask,
    /** Called with the token of each try. */
    onToken?: (token: Bearer | null) => void,
  ): Promise<unknown> {
    /** The token of the last try. */
    let used = null as Bearer | null;

    /** Makes the call with a token; a retry carries what the session has by then. Without a token, no retry has one. */
    const once = async (askFirst: Ask) => {
      let askNext = askFirst;
      const take = async () => {
        used = await askNext();
        if (used) askNext = ask;
        else if (isPersonal) throw signedOut(addressOf(url, call.path));
        onToken?.(used);
        return used;
      };
      const path = call.method === 'get' ? written.seenBy(call.path) : call.path;
      const payload = await http({ ...call, path, ask: take });
      if (used) credentials.taken?.(used);
      return payload;
    };

    try {
      return await once(askFirst);
    } catch (error) {
      if (!used || !isRefusal(error)) throw error;
      const renewed = (await credentials.renew(used)) ? await ask() : null;
      if (renewed && renewed !== used) {
        try {
          return await once(async () => renewed);
        } catch (second) {
          if (!used || !isRefusal(second)) throw second;
        }
      }
      const guest = credentials.dropToken(used);
      if (call.method !== 'get' || isPersonal || guest === used) throw error;
      return once(async () => guest);
    }
  }

  return {
    async get(path, decode, { signal, ...options } = {}) {
      // A shared call has several callers: if one of them aborts, the call must continue for the others.
      const token = await ask();
      const key = `${token} ${options.accept} ${path}`;
      const leave = () => underWay.delete(key);
      const begin = () =>
        call(
          { ...options, method: 'get', path },
          async () => token,
          (used) => used !== token && leave(),
        );
      const shared = underWay.get(key) ?? begin().finally(leave);
      underWay.set(key, shared);
      const payload = await shared;
      signal?.throwIfAborted();
      return decoded(payload, decode, addressOf(url, path));
    },
    async send(method, path, decode, options) {
      return decoded(await call({ ...options, method, path }, ask), decode, addressOf(url, path));
    },
  };
}

/** Returns the error of a personal call without a token, as also after its user has signed out. */
function signedOut(address: string): ApiError {
  return new ApiError('problem', `${address} needs a token.`, 401, { code: 'token-invalid' });
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function decoded<T>(payload: unknown, decode: Decode<T>, address: string): T {
  try {
    return decode(payload);
  } catch (error) {
    throw unexpectedResponse(address, error);
  }
}
