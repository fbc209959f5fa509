import type { GuestLimits } from '../../environment/guest-limits.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { Problem } from '../problem.ts';

const DAY_MS = 86_400_000;

/** How many times more mails an address may get once a link of a mail to it was opened. */
const ANSWERED = 5;

/**
 * Throws a `mail-limit` problem if one of these addresses has got as many mails within a day as it may
 * (D-mail-limits). The own address of an account is not counted. Locks the addresses until the transaction ends, so
 * that simultaneous orders count each other. To avoid deadlocks, the transaction must not have locked anything before.
 */
export async function requireMailRoom(
  transaction: Transaction,
  caller: Pick<Caller, 'kind' | 'email'>,
  addresses: readonly string[],
  { mails }: Pick<GuestLimits, 'mails'>,
  now: number,
): Promise<void> {
  const isAccount = caller.kind === 'account';
  const isCounted = (address: string) => address !== '' && !(isAccount && address === caller.email);
  const counted = [...new Set(addresses)].filter(isCounted).sort();
  for (const address of counted) {
    await transaction.query(`SELECT pg_advisory_xact_lock('outbox'::regclass::oid::integer, hashtext($1))`, [address]);
    const [row] = await transaction.query<{ written: number; isAnswered: boolean }>(
      `SELECT (SELECT count(*)::integer FROM outbox WHERE recipient = $1 AND created_at > $2) AS written,
         EXISTS (SELECT FROM purchase WHERE email = $1 AND opened_at IS NOT NULL) AS "isAnswered"`,
      [address, now - DAY_MS],
    );
    const most = isAccount || row?.isAnswered ? mails * ANSWERED : mails;
    if (row && row.written >= most) throw new Problem('mail-limit', { recipient: address });
  }
}
