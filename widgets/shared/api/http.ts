import { type EarlyAnswer, takeEarlyAnswer } from './early-answers.ts';
import { ApiError, isApiError } from './errors.ts';
import { addressOf, type FirstTry, type Http, type HttpCall, type HttpOptions, RETRIED_STATUSES } from './http-call.ts';
import { problemOf } from './problem.ts';
import { BrokenOff, late, readPayload, TIMEOUT_MS } from './read-answer.ts';

/** The part that retries, and makes the calls with an effect. */
export type RetryingModule = typeof import('./retrying-http.ts');

/**
 * Calls one API address. The first try of a GET is a plain `fetch`, or the loader's, so that no first view waits for the code
 * that retries.
 */
export function createHttp(
  options: HttpOptions & {
    readonly early: () => Map<string, EarlyAnswer> | undefined;
    readonly loadRetrying: () => Promise<RetryingModule>;
  },
): Http {
  const { url, onResponse, early, loadRetrying } = options;

  async function retrying(call: HttpCall, first?: FirstTry): Promise<unknown> {
    const part = await loadRetrying().catch(() => {
      throw new ApiError('network', `${addressOf(url, call.path)} could not be reached.`);
    });
    return part.createRetryingHttp(options)(call, first);
  }

  async function get(call: HttpCall): Promise<unknown> {
    const { token } = call;
    const address = addressOf(url, call.path);
    const answer = takeEarlyAnswer(early(), address, token) ?? getOnce(address, call);
    const response = await inTime(answer, address).catch((error: unknown) => failedBeforeAnswer(error));
    if (!response || RETRIED_STATUSES.includes(response.status)) return retrying(call, { response: answer });
    onResponse(response);
    if (!response.ok) throw await problemOf(response, address);
    try {
      return await readPayload(response, { ...call, path: address });
    } catch (error) {
      if (error instanceof BrokenOff) return retrying(call, 'broken-off');
      throw error;
    }
  }

  return (call) => (call.method === 'get' ? get(call) : retrying(call));
}

/** A GET as the loader makes it too: a visitor's carries no header of ours, so that browsers send it without a preflight (D-visitor-get). */
function getOnce(address: string, { token, accept }: HttpCall): Promise<Response> {
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  if (accept) headers['accept'] = accept;
  return fetch(address, { headers, credentials: 'omit', redirect: 'error', cache: 'no-cache' });
}

/** Rejects with an ApiError if the answer does not begin in time. */
function inTime(answer: Promise<Response>, address: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => reject(late(address)), TIMEOUT_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(clock));
  });
}

/** Null for a call that was not answered; a late one is not retried. */
function failedBeforeAnswer(error: unknown): null {
  if (isApiError(error)) throw error;
  return null;
}
