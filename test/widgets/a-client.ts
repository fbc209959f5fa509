import { type Client, type Credentials, createClient } from '../../widgets/shared/api/client.ts';
import { type ApiError, asApiError } from '../../widgets/shared/api/errors.ts';
import * as retrying from '../../widgets/shared/api/retrying-http.ts';
import { registry } from '../../widgets/shared/page/registry.ts';

/** A client of `url` with a token or none; `onDate` is told what the answers' `Date` names. */
export function aClient(
  url: string,
  token: string | null = null,
  more: { readonly renew?: Credentials['renew']; readonly onDate?: (instant: number) => void } = {},
): Client {
  const { renew = async () => false, onDate = () => {} } = more;
  return createClient({
    url,
    credentials: { token: async () => token, renew, giveUp: () => null },
    onDate,
    early: () => registry()?.early,
    // There at once, also under a clock of the test's.
    loadRetrying: async () => retrying,
  });
}

/** What a call is answered, as it stands. */
export const asIs = (payload: unknown): unknown => payload;

/** How a call fails. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    return asApiError(error);
  }
  throw new Error('The call was answered.');
}

/** A client whose every call is answered with this, without a network: what a decoder throws comes through. */
export function answering(payload: unknown): Client {
  return { get: async (_, decode) => decode(payload), send: async (_method, _path, decode) => decode(payload) };
}
