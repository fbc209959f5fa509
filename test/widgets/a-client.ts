import type { Bearer } from '../../widgets/shared/api/call-headers.ts';
import {
  type Client,
  type Credentials,
  createClient,
  type Decode,
  type SendOptions,
} from '../../widgets/shared/api/client.ts';
import { type ApiError, asApiError } from '../../widgets/shared/api/errors.ts';
import * as retrying from '../../widgets/shared/api/retrying-http.ts';
import { registry } from '../../widgets/shared/page/registry.ts';

/** A client that also makes calls that the API does not have. */
interface AnyClient {
  get<T>(path: string, decode: Decode<T>, options?: SendOptions): Promise<T>;
  send<T>(method: 'post' | 'put', path: string, decode: Decode<T>, options?: SendOptions): Promise<T>;
}

/** A client of `url` with a token or none; `onDate` is called with the `Date` header of each response. */
export function aClient(
  url: string,
  token: string | null = null,
  more: { readonly renew?: Credentials['renew']; readonly onDate?: (instant: number) => void } = {},
): AnyClient & Client {
  const { renew = async () => false, onDate = () => {} } = more;
  return createClient({
    url,
    credentials: { token: async () => token as Bearer | null, renew, dropToken: () => null },
    onDate,
    early: () => registry()?.early,
    // Available at once, even under the fake clock of a test.
    loadRetrying: async () => retrying,
  });
}

/** Returns a payload unchanged, as a decoder. */
export const asIs = (payload: unknown): unknown => payload;

/** Returns the error with which a call fails. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    return asApiError(error);
  }
  throw new Error('The call was answered.');
}

/** A client that answers every call with this payload, without a network; errors of decoders are thrown. */
export function answering(payload: unknown): Client {
  return { get: async (_, decode) => decode(payload), send: async (_method, _path, decode) => decode(payload) };
}
