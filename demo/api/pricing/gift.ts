import { IS_NO_ADMINISTRATOR } from '../catalogue/users.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import { personErrors, typedForm } from '../people/form.ts';
import { Problem } from '../problem.ts';
import type { GiftForm } from '../schemas/basket.ts';
import type { Goods } from './goods.ts';

/** The recipient of a gift: a person with an account, or a name and an e-mail address. */
export interface Recipient {
  readonly personId: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}

/**
 * Returns the recipient of the gift; null without a gift. Throws a problem if these goods cannot be a gift, or a
 * problem that names each invalid field.
 */
export async function recipientOf(
  database: Queryable,
  caller: Caller,
  goods: Goods,
  gift: GiftForm | undefined,
): Promise<Recipient | null> {
  if (gift === undefined) return null;
  if (goods.case === 'item' && !goods.item.canBeGift) throw new Problem('gift-not-possible');
  return readRecipient(database, caller, gift);
}

/**
 * Reads the recipient that a form names; throws a problem that names each invalid field. Only a giver with an account
 * learns that an address belongs to an account (D-gift).
 */
export async function readRecipient(database: Queryable, caller: Caller, gift: GiftForm): Promise<Recipient> {
  if (gift.user !== undefined) return findPerson(database, caller, gift.user);
  const form = { firstName: '', lastName: '', email: '', ...gift };
  const { firstName, lastName, email } = typedForm(form);
  const errors = personErrors({ firstName, lastName, email });
  const [first] = errors;
  if (first) throw new Problem(first.code, { errors });
  if (caller.kind === 'account' && (await isOfAccount(database, email))) {
    throw new Problem('email-used', { errors: [{ field: 'email', code: 'email-used' }] });
  }
  return { personId: null, firstName, lastName, email };
}

async function isOfAccount(database: Queryable, email: string): Promise<boolean> {
  return (await database.query(`SELECT FROM person WHERE email = $1 AND kind = 'account'`, [email])).length > 0;
}

/**
 * Finds a person with an account by id. Like the user search, this finds people only for callers with an account, and
 * no administrators.
 */
async function findPerson(database: Queryable, caller: Caller, id: number): Promise<Recipient> {
  const [row] = await database.query<{ first_name: string; last_name: string }>(
    `SELECT first_name, last_name FROM person WHERE id = $1 AND kind = 'account' AND ${IS_NO_ADMINISTRATOR}`,
    [id],
  );
  if (!row || caller.kind === 'guest' || id === caller.id) {
    throw new Problem('recipient-unknown', { errors: [{ field: 'user', code: 'recipient-unknown' }] });
  }
  return { personId: id, firstName: row.first_name, lastName: row.last_name, email: null };
}
