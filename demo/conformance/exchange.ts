import { type Bearer, callHeaders } from '../../widgets/shared/api/call-headers.ts';
import type { Client, Decode, SendOptions } from '../../widgets/shared/api/client.ts';
import { ApiError } from '../../widgets/shared/api/errors.ts';
import { TIMEOUT_MS } from '../../widgets/shared/api/whole-response.ts';
import { membersOf } from './subject.ts';

/** The origin of the page on which a widget would make its calls. */
export const ORIGIN = 'https://studio.example';

/** A request and its response. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** The body as JSON; undefined if it is not JSON. */
  readonly payload: unknown;
}

/** The error of an API that could not be reached, or not in time. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Makes requests to an API as a widget on a host page would, and keeps the exchanges. */
export interface Asking {
  /** The client that the widgets' own functions take. */
  readonly client: Client;
  readonly exchanges: readonly Exchange[];
  ask(method: string, path: string, headers?: Readonly<Record<string, string>>): Promise<Exchange>;
}

/** Begins to ask the API at an address. Requests reject with an Unreachable. */
export function createAsking(address: string, token: string | null): Asking {
  const exchanges: Exchange[] = [];

  async function send(method: string, path: string, headers: object, body?: unknown) {
    const response = await fetchWhole(`${address}/${path}`, {
      ...{ method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) },
      headers: { origin: ORIGIN, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const exchange = { ...response, method, path, payload: jsonOf(response.body) };
    exchanges.push(exchange);
    return exchange;
  }

  async function call<T>(method: string, path: string, decode: Decode<T>, options: SendOptions = {}): Promise<T> {
    const headers = callHeaders({ token: token as Bearer | null, ...options });
    const answer = await send(method, path.replace(/^\//, ''), headers, options.body);
    const { status, payload, body } = answer;
    if (status < 200 || status > 299) {
      throw new ApiError('problem', `The API answered ${status}.`, status, { ...membersOf(payload) });
    }
    if (status === 204) return decode(null);
    if (options.accept) return decode({ type: typeOf(answer), parts: [new TextEncoder().encode(body)] });
    if (payload === undefined) throw new TypeError('the body is not JSON');
    return decode(payload);
  }

  return {
    exchanges,
    client: {
      get: (path, decode, options) => call('GET', path, decode, options),
      send: (method, path, decode, options) => call(method.toUpperCase(), path, decode, options),
    },
    ask: (method, path, headers = {}) => send(method, path, headers),
  };
}

/** Returns the media type of a response, without parameters. */
export function typeOf({ headers }: Exchange): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

async function fetchWhole(url: string, init: RequestInit): Promise<Pick<Exchange, 'status' | 'headers' | 'body'>> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate ? `did not answer within ${TIMEOUT_MS / 1000} s` : `could not be reached: ${causeOf(error)}`;
    throw new Unreachable(`${url} ${why}.`);
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, message } = cause as { readonly code?: unknown; readonly message?: unknown };
  return String(code ?? message ?? cause);
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
