import { callHeaders } from '../../widgets/shared/api/call-headers.ts';
import type { Client, Decode, SendOptions } from '../../widgets/shared/api/client.ts';
import { ApiError } from '../../widgets/shared/api/errors.ts';
import type { ResponseBody } from '../../widgets/shared/api/payload.ts';

/** The longest wait for a response in milliseconds, as for widgets. */
const TIMEOUT_MS = 15_000;

/** The origin of the page on which a widget would make its calls. */
export const ORIGIN = 'https://studio.example';

/** A request and its response. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  /** The body as JSON; undefined if it is not JSON. */
  readonly payload: unknown;
  /** How the widget reads the body; null for a request that no widget makes. */
  readonly decode: Decode<unknown> | null;
}

/** The error of an API that could not be reached, or not in time. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Makes requests to an API as a widget on a host page would, and remembers the last exchange. */
export interface Asking {
  /** The client that the widgets' own functions take. */
  readonly client: Client;
  ask(method: string, path: string, headers?: Readonly<Record<string, string>>, body?: unknown): Promise<Exchange>;
  last(): Exchange | null;
}

export function createAsking(address: string, token: string | null): Asking {
  let last: Exchange | null = null;

  async function send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: unknown,
    decode: Decode<unknown> | null,
  ): Promise<Exchange> {
    const response = await fetchOnce(`${address}/${path}`, {
      ...{ method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) },
      headers: { origin: ORIGIN, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    last = { method, path, status: response.status, headers: response.headers, bytes, payload: jsonOf(bytes), decode };
    return last;
  }

  async function call<T>(method: string, path: string, decode: Decode<T>, options: SendOptions = {}): Promise<T> {
    const exchange = await send(
      method,
      path.replace(/^\//, ''),
      callHeaders({ token, ...options }),
      options.body,
      decode,
    );
    const { status, payload, bytes, headers } = exchange;
    if (status < 200 || status > 299) {
      throw new ApiError('problem', `The API answered ${status}.`, status, (payload ?? {}) as Record<string, unknown>);
    }
    if (status === 204) return decode(null);
    if (options.accept) return decode(bodyOf(headers, bytes));
    if (payload === undefined) throw new TypeError('the body is not JSON');
    return decode(payload);
  }

  return {
    client: {
      get: (path, decode, options) => call('GET', path, decode, options),
      send: (method, path, decode, options) => call(method.toUpperCase(), path, decode, options),
    },
    ask: (method, path, headers = {}, body) => send(method, path, headers, body, null),
    last: () => last,
  };
}

async function fetchOnce(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new Unreachable(
      isLate ? `${url} did not answer within 15 s.` : `${url} could not be reached: ${causeOf(error)}.`,
    );
  }
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, message } = cause as { readonly code?: unknown; readonly message?: unknown };
  return String(code ?? message ?? cause);
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function bodyOf(headers: Headers, bytes: Uint8Array): ResponseBody {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return { type: type.trim().toLowerCase(), parts: [bytes] };
}
