import { onPage } from '../base/on-page.ts';
import { type Bearer, callHeaders } from './call-headers.ts';
import { ApiError, isApiError, lateResponse } from './errors.ts';
import { addressOf, type Http, type HttpCall, RETRIED_STATUSES, type Read } from './http-call.ts';
import { payloadOf } from './payload.ts';
import { readWhole, TIMEOUT_MS, type WholeResponse } from './whole-response.ts';

/** The module that retries GETs and sends all other calls. */
export type RetryingModule = typeof import('./retrying-http.ts');

/** The response to a first call that the loader has made. */
export interface FirstResponse {
  /** The token of the call; undefined for a visitor. */
  readonly token: unknown;
  readonly response: Promise<Response>;
}

/**
 * Creates the function that calls one API address. The first try of a GET is a plain `fetch`, or the loader's first
 * call, so that no first view waits for the code that retries.
 */
export function createHttp(options: {
  readonly url: string;
  /** Called with each response, before its body is read. */
  readonly onResponse: (response: Response) => void;
  /** Returns the responses to the loader's first calls, by address. */
  readonly early: () => Map<string, FirstResponse> | undefined;
  readonly loadRetrying: () => Promise<RetryingModule>;
}): Http {
  const { url, onResponse, early, loadRetrying } = options;

  const read: Read = (response, address, end) => {
    if (isPage(response, address)) throw new TypeError(`${address} was answered by a service worker's page.`);
    onResponse(response);
    return readWhole(response, address, end);
  };

  async function retrying(call: HttpCall, firstTry?: Promise<WholeResponse>): Promise<unknown> {
    const part = await loadRetrying().catch(() => {
      throw new ApiError('network', `${addressOf(url, call.path)} could not be reached.`);
    });
    return part.sendRetrying(url, read, call, firstTry);
  }

  async function get(call: HttpCall): Promise<unknown> {
    const address = addressOf(url, call.path);
    const token = await call.ask();
    const response = takeFirstResponse(early(), address, token) ?? getOnce(address, token, call.accept);
    const firstTry = readInTime(response, address, read);
    const whole = await firstTry.catch((error: unknown) => {
      if (isApiError(error)) throw error;
      return null;
    });
    if (!whole || RETRIED_STATUSES.includes(whole.status)) return retrying(call, firstTry);
    return payloadOf(whole, call, address);
  }

  return (call) => (call.method === 'get' ? get(call) : retrying(call));
}

/** Whether a service worker of the page has answered with a page of its own, as many do without a connection. */
function isPage({ url, headers }: Response, address: string): boolean {
  // In a sandboxed frame, whose origin is opaque, there is none, and reading it throws.
  if (globalThis.origin === 'null' || !globalThis.navigator?.serviceWorker?.controller) return false;
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return isHtml || (url !== '' && url !== onPage(address).href);
}

/** Takes the response to a GET that the loader has already sent with the same token; null if there is none. */
function takeFirstResponse(
  first: Map<string, FirstResponse> | undefined,
  address: string,
  token: Bearer | null,
): Promise<Response> | null {
  const taken = first?.get(address);
  if (!first || !taken || (taken.token ?? null) !== token) return null;
  first.delete(address);
  return taken.response;
}

function getOnce(address: string, token: Bearer | null, accept: string | undefined): Promise<Response> {
  const headers = callHeaders({ token, accept });
  return fetch(address, { headers, credentials: 'omit', redirect: 'error', cache: 'no-cache' });
}

/** Reads a response; rejects with an ApiError if it has not arrived completely in time. */
function readInTime(response: Promise<Response>, address: string, read: Read): Promise<WholeResponse> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const clock = setTimeout(() => {
      reject(lateResponse(address));
      end.abort();
    }, TIMEOUT_MS);
    response
      .then((started) => read(started, address, end.signal))
      .then(resolve, reject)
      .finally(() => clearTimeout(clock));
  });
}
