/** The response to a first call of the loader's. */
export interface EarlyAnswer {
  /** Undefined for a visitor's. */
  readonly token: unknown;
  readonly response: Promise<Response>;
}

/** Takes the response to a call that the loader has already made with the same token; a call that failed is made again. */
export function takeEarlyAnswer(
  early: Map<string, EarlyAnswer> | undefined,
  call: RequestInfo | URL,
  token: string | null,
): Promise<Response> | null {
  if (!(call instanceof Request) || call.method !== 'GET') return null;
  const answer = early?.get(call.url);
  if (!early || !answer || (answer.token ?? null) !== token) return null;
  early.delete(call.url);
  return answer.response.catch(() => globalThis.fetch(call));
}
