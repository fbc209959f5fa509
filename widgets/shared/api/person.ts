import * as v from 'valibot';
import type { Person } from '../../../core/catalogue/person.ts';
import type { GuestFields } from '../../../core/checkout/guest.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import type { Client } from './client.ts';
import { decoderOf, wallTimeField } from './decode.ts';

const days = v.pipe(
  v.object({ startDate: wallTimeField, expirationDate: wallTimeField }),
  v.transform(({ startDate, expirationDate }) => ({ start: dateOf(startDate), end: dateOf(expirationDate) })),
);

const me = v.pipe(
  v.object({
    id: v.number(),
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    organization: v.nullish(v.object({ id: v.number(), name: v.string() })),
    subscription: v.nullish(days),
    subscriptions: v.nullish(v.array(days)),
  }),
  v.transform(
    ({ subscription, subscriptions, organization, ...person }): Person => ({
      ...person,
      organization: organization ?? null,
      subscriptions: subscriptions ?? (subscription ? [subscription] : []),
    }),
  ),
);

/** Calls GET /v1/me: the token's user. */
export function fetchMe(client: Client): Promise<Person> {
  return client.get('v1/me', decoderOf(me), { isPersonal: true });
}

const guest = v.object({ token: v.string() });

const guestName = v.object({ firstName: v.string(), lastName: v.string() });

/** Calls POST /v1/guest: a token for one hold and its order alone (D-guest-token). */
export async function createGuest(client: Client, fields: GuestFields, signal?: AbortSignal): Promise<string> {
  const { token } = await client.send('post', 'v1/guest', decoderOf(guest), {
    body: fields,
    ...(signal && { signal }),
  });
  return token;
}

/** Calls POST /v1/order/{id}/guest: exchanges the key of an order's mail for a guest's token (D-order-key). */
export async function exchangeKey(client: Client, order: string): Promise<string> {
  return (await client.send('post', `v1/order/${encodeURIComponent(order)}/guest`, decoderOf(guest))).token;
}

/** Calls GET /v1/guest: the name that the guest of the token has entered. */
export async function fetchGuestName(client: Client, signal?: AbortSignal): Promise<string> {
  const { firstName, lastName } = await client.get('v1/guest', decoderOf(guestName), {
    isPersonal: true,
    ...(signal && { signal }),
  });
  return `${firstName} ${lastName}`;
}
