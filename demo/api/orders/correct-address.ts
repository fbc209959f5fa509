import { lockAddresses } from '../booking/locks.ts';
import { confirmAgain } from '../booking/order-mail.ts';
import { readOrder } from '../booking/order-response.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { emailError, typedEmail } from '../people/form.ts';
import { guestAt } from '../people/guest.ts';
import { Problem } from '../problem.ts';
import { moveGuest } from './move-guest.ts';

/**
 * Sends the confirmation of a guest's order again, to the address that is given (D-corrected-address). Throws a problem
 * that says what is wrong with the address, that it is too late or too often, or which rule refuses it. `sentToken` is
 * the hash of the token with which the caller calls.
 */
export async function correctAddress(
  transaction: Transaction,
  caller: Caller,
  { orderId, given, sentToken }: { readonly orderId: string; readonly given: string; readonly sentToken: string },
  now: number,
): Promise<void> {
  const { guestToken, firstName, lastName } = caller;
  // A token from a mail's link may be that of a stranger who received the mail.
  if (guestToken === null || sentToken !== guestToken) throw new Problem('forbidden');
  const email = typedEmail(given);
  const error = emailError(email);
  if (error) throw new Problem(error.code, { errors: [error] });

  const personId = await guestAt(transaction, { firstName, lastName, email }, now);
  await lockAddresses(transaction, [caller.email, email]);
  const { addressUntil } = await readOrder(transaction, caller, orderId);
  if (addressUntil === null || Date.parse(addressUntil) < now) throw new Problem('address-fixed');
  const orders =
    personId === caller.id
      ? [orderId]
      : await moveGuest(transaction, { id: caller.id, guestToken }, { id: personId, email });
  for (const id of orders) {
    await transaction.query(
      'INSERT INTO address_correction (purchase_id, earlier, email, created_at) VALUES ($1, $2, $3, $4)',
      [id, caller.email, email, now],
    );
    await confirmAgain(transaction, id, now);
  }
}
