import type { GuestLimits } from '../../environment/guest-limits.ts';
import { lockAddresses } from '../booking/locks.ts';
import { confirmAgain } from '../booking/order-mail.ts';
import { readOrder } from '../booking/order-response.ts';
import type { Transaction } from '../database/database.ts';
import { requireMailRoom } from '../mail/mail-room.ts';
import type { Caller } from '../people/caller.ts';
import { emailError, typedEmail } from '../people/form.ts';
import { guestAt } from '../people/guest.ts';
import { Problem } from '../problem.ts';
import { moveGuest } from './move-guest.ts';

/**
 * Corrects the e-mail address of a guest's order and sends its confirmation again (D-corrected-address). Throws a
 * problem if the address is invalid, if it is too late or the address was corrected too often, or if a rule refuses the
 * new address. `sentToken` is the hash of the token in the request.
 */
export async function correctAddress(
  transaction: Transaction,
  caller: Caller,
  { orderId, given, sentToken }: { readonly orderId: string; readonly given: string; readonly sentToken: string },
  { limits, now }: { readonly limits: GuestLimits; readonly now: number },
): Promise<void> {
  const { guestToken, firstName, lastName } = caller;
  // A token from the link in a mail may belong to a stranger who received the mail.
  if (guestToken === null || sentToken !== guestToken) throw new Problem('forbidden');
  const email = typedEmail(given);
  const error = emailError(email);
  if (error) throw new Problem(error.code, { errors: [error] });

  await requireMailRoom(transaction, caller, [email], limits, now);
  const personId = await guestAt(transaction, { firstName, lastName, email }, now);
  await lockAddresses(transaction, [caller.email, email]);
  const { addressUntil } = await readOrder(transaction, caller, orderId);
  if (addressUntil === null || Date.parse(addressUntil) < now) throw new Problem('address-fixed');
  const orders =
    personId === caller.id
      ? [orderId]
      : await moveGuest(transaction, { id: caller.id, guestToken }, { id: personId, email }, now);
  for (const id of orders) {
    await transaction.query(
      'INSERT INTO address_correction (purchase_id, earlier, email, created_at) VALUES ($1, $2, $3, $4)',
      [id, caller.email, email, now],
    );
    await confirmAgain(transaction, id, now);
  }
}
