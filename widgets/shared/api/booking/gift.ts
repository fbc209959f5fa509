import * as v from 'valibot';
import type { FoundUser, Gift } from '../../../../core/checkout/wishes.ts';
import type { Client } from '../client.ts';
import { decodeBy, decodeItems } from '../decode.ts';
import { giftBody } from './wishes-body.ts';

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

/** GET /search/user/{search}: with an account's token it also finds customers. */
export function searchUsers(client: Client, search: string, signal?: AbortSignal): Promise<readonly FoundUser[]> {
  const decode = (payload: unknown) => decodeItems(found, payload, 'users');
  return client.get(`search/user/${encodeURIComponent(search)}`, decode, { ...(signal && { signal }) });
}

const recipient = v.object({ fullName: v.string(), email: v.nullable(v.string()) });

/** The recipient of a gift; the e-mail address is null if the giver may not see it. */
export type Recipient = v.InferOutput<typeof recipient>;

/** POST /v1/gift/check: whether they can receive the gift; changes nothing. */
export function checkGift(client: Client, gift: Gift): Promise<Recipient> {
  return client.send('post', 'v1/gift/check', (payload) => decodeBy(recipient, payload), { body: giftBody(gift) });
}
