import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { Wishes } from '../schemas/basket.ts';
import type { Draft, KeptForm } from '../schemas/kept.ts';
import { readLiveHold } from './own-hold.ts';

/**
 * Keeps wishes and draft with a live hold of the caller, in place of earlier ones. Throws the same problems as
 * `readLiveHold`.
 */
export async function keepWishes(
  transaction: Transaction,
  caller: Caller,
  id: string,
  { draft = {}, ...wishes }: KeptForm,
  now: number,
): Promise<void> {
  await transaction.query('SELECT id FROM hold WHERE id = $1 FOR NO KEY UPDATE', [id]);
  await readLiveHold(transaction, caller, id, now);
  await write(transaction, id, wishes, draft);
}

/**
 * Keeps the wishes of an accepted quote with its hold, if the hold is live. What the wishes now contain is removed from
 * the draft.
 */
export async function keepQuoted(
  transaction: Transaction,
  { hold: id, coupon, credit, subscription, gift }: Wishes & { readonly hold?: string },
  now: number,
): Promise<void> {
  if (id === undefined) return;
  const [hold] = await transaction.query<{ draft: string | null }>(
    `SELECT draft FROM hold WHERE id = $1 AND state = 'live' AND expires_at > $2 FOR NO KEY UPDATE`,
    [id, now],
  );
  if (!hold) return;
  const draft: Draft = hold.draft === null ? {} : JSON.parse(hold.draft);
  await write(
    transaction,
    id,
    {
      ...(coupon !== undefined && { coupon }),
      ...(credit !== undefined && { credit }),
      ...(subscription !== undefined && { subscription }),
      ...(gift !== undefined && { gift }),
    },
    {
      ...(draft.coupon !== undefined && coupon === undefined && { coupon: draft.coupon }),
      ...(draft.gift !== undefined && gift === undefined && { gift: draft.gift }),
    },
  );
}

async function write(transaction: Transaction, id: string, wishes: Wishes, draft: Draft): Promise<void> {
  await transaction.query('UPDATE hold SET wishes = $2, draft = $3 WHERE id = $1', [
    id,
    JSON.stringify(wishes),
    JSON.stringify(draft),
  ]);
}
