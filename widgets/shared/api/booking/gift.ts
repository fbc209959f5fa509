import * as v from 'valibot';
import type { Client } from '../client.ts';
import { decodeBy, decodeItems } from '../decode.ts';

/** For whom a booking is: a name and an address, or somebody with an account. */
export type Gift =
  | { readonly case: 'person'; readonly firstName: string; readonly lastName: string; readonly email: string }
  | { readonly case: 'user'; readonly user: FoundUser };

/** Somebody whom the user search has found. */
export interface FoundUser {
  readonly id: number;
  readonly fullName: string;
}

/** A gift as the calls spell it. */
export function giftBody(gift: Gift): Readonly<Record<string, string | number>> {
  if (gift.case === 'user') return { user: gift.user.id };
  const { firstName, lastName, email } = gift;
  return { firstName, lastName, email };
}

const found = v.object({ id: v.number(), fullName: v.string() });

/** GET /search/user/{search}: with an account's token also customers. */
export function searchUsers(client: Client, search: string, signal?: AbortSignal): Promise<readonly FoundUser[]> {
  const decode = (payload: unknown) => decodeItems(found, payload, 'users');
  return client.get(`search/user/${encodeURIComponent(search)}`, decode, { ...(signal && { signal }) });
}

const recipient = v.object({ fullName: v.string(), email: v.nullable(v.string()) });

/** Who a gift would go to; the address is null where it is not the giver's to see. */
export type Recipient = v.InferOutput<typeof recipient>;

/** POST /v1/gift/check: whether a gift can be for them; nothing is changed by asking. */
export function checkGift(client: Client, gift: Gift): Promise<Recipient> {
  return client.send('post', 'v1/gift/check', (payload) => decodeBy(recipient, payload), { body: giftBody(gift) });
}
