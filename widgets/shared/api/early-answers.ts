/** The response to a first call of the loader's. */
export interface EarlyAnswer {
  /** Undefined for a visitor's. */
  readonly token: unknown;
  readonly response: Promise<Response>;
}

/** Takes the response to a GET that the loader has already sent with the same token; one that was not answered is sent again. */
export function takeEarlyAnswer(
  early: Map<string, EarlyAnswer> | undefined,
  address: string,
  token: string | null,
): Promise<Response> | null {
  const answer = early?.get(address);
  if (!early || !answer || (answer.token ?? null) !== token) return null;
  early.delete(address);
  return answer.response;
}
