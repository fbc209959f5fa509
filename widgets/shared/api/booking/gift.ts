import * as v from 'valibot';
import type { FoundUser, Gift } from '../../../../core/checkout/wishes.ts';
import type { Client } from '../client.ts';
import { decoderOf, listField } from '../decode.ts';

const found = v.object({ id: v.number(), fullName: v.string() });

const text = v.optional(v.string(), '');

/** The schema of a gift that is kept with a hold. */
export const giftFields = v.union([
  v.pipe(
    v.object({ user: v.number(), fullName: text }),
    v.transform(({ user, fullName }): Gift => ({ case: 'user', user: { id: user, fullName } })),
  ),
  v.pipe(
    v.object({ firstName: text, lastName: text, email: text }),
    v.transform((person): Gift => ({ case: 'person', ...person })),
  ),
]);

/** Calls GET /search/user/{search}: finds people by name, including customers if an account's token is sent. */
export function searchUsers(client: Client, search: string, signal?: AbortSignal): Promise<readonly FoundUser[]> {
  const decode = decoderOf(listField(found, 'users'));
  return client.get(`search/user/${encodeURIComponent(search)}`, decode, { ...(signal && { signal }) });
}
