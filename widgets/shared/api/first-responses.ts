import type { Bearer } from './call-headers.ts';

/** The response to a first call that the loader has made. */
export interface FirstResponse {
  /** The token of the call; undefined for a visitor. */
  readonly token: unknown;
  readonly response: Promise<Response>;
}

/** Takes the response to a GET that the loader has already sent with the same token; null if there is none. */
export function takeFirstResponse(
  first: Map<string, FirstResponse> | undefined,
  address: string,
  token: Bearer | null,
): Promise<Response> | null {
  const taken = first?.get(address);
  if (!first || !taken || (taken.token ?? null) !== token) return null;
  first.delete(address);
  return taken.response;
}
