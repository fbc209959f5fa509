import type { Database, Transaction } from '../database/database.ts';
import type { SignedIn } from '../ports/sign-in.ts';
import { UNKNOWN_ADDRESS } from './no-address.ts';

/** Makes the person of a subject that was never seen, in one statement: of two that run at once, one makes none. */
const FIRST_SEEN = `
  WITH seen AS (
    INSERT INTO identity (issuer, subject, person_id)
    VALUES ($1, $2, nextval(pg_get_serial_sequence('person', 'id'))) ON CONFLICT DO NOTHING RETURNING person_id
  )
  INSERT INTO person (id, kind, email, first_name, last_name, created_at)
  SELECT person_id, 'account', ${UNKNOWN_ADDRESS}, '', '', $3::bigint FROM seen`;

/** A person as they are, and what an earlier token has given them. */
interface Known {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly groups: readonly string[];
  readonly organization: number | null;
  readonly givenGroups: readonly string[];
  readonly givenOrganization: number | null;
}

/**
 * Makes the person of a token's subject if there is none, and writes down what the token says of them, unless a newer
 * one was seen. `now` is in milliseconds since 1970.
 */
export function enter(database: Database, signedIn: SignedIn, now: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const { issuer, subject, issuedAt, expiresAt } = signedIn;
    await transaction.query(FIRST_SEEN, [issuer, subject, now]);
    const [known] = await transaction.query<Known>(
      `SELECT p.id, email, first_name AS "firstName", last_name AS "lastName", p.groups, p.organization_id AS organization,
         i.groups AS "givenGroups", i.organization_id AS "givenOrganization"
       FROM identity i JOIN person p ON p.id = person_id
       WHERE issuer = $1 AND subject = $2 AND issued_at < $3 FOR NO KEY UPDATE`,
      [issuer, subject, issuedAt],
    );
    if (!known) return;
    await describe(transaction, known, signedIn);
    const given = await give(transaction, known, signedIn);
    await transaction.query(
      `UPDATE identity SET issued_at = $3, expires_at = $4, groups = $5, organization_id = $6 WHERE issuer = $1 AND subject = $2`,
      [issuer, subject, issuedAt, expiresAt, given.groups, given.organization],
    );
  });
}

async function describe(transaction: Transaction, known: Known, signedIn: SignedIn): Promise<void> {
  const { id, firstName, lastName } = known;
  const names = [signedIn.firstName ?? firstName, signedIn.lastName ?? lastName];
  await transaction.query('UPDATE person SET first_name = $2, last_name = $3 WHERE id = $1', [id, ...names]);
  if (signedIn.email === null || signedIn.email === known.email) return;
  // Two people with one address wait here for each other: the first one has it.
  await transaction.query('SELECT pg_advisory_xact_lock(hashtext($1))', [signedIn.email]);
  await transaction.query(
    `UPDATE person SET email = $2 WHERE id = $1 AND NOT EXISTS (SELECT FROM person WHERE email = $2 AND kind = 'account')`,
    [id, signedIn.email],
  );
}

/** Gives a person what their groups give, and takes back what they gave before; returns what they give. */
async function give(transaction: Transaction, known: Known, { grants }: SignedIn) {
  const isAdministrator = grants.includes('administrator');
  const given = isAdministrator ? ['Administrateurs'] : [];
  const own = known.groups.filter((group) => !known.givenGroups.includes(group) && !given.includes(group));
  const groups = [...own, ...given];
  const wished = grants.find((grant) => grant !== 'administrator')?.organization ?? null;
  const [found] = await transaction.query<{ id: number }>('SELECT id FROM organization WHERE id = $1', [wished]);
  const organization = found?.id ?? null;
  const ownOrganization = known.organization === known.givenOrganization ? null : known.organization;
  // Each of these statements makes kept answers outdated, even if it changes nothing.
  if (groups.join() !== known.groups.join()) {
    await transaction.query('UPDATE person SET groups = $2 WHERE id = $1', [known.id, groups]);
  }
  const member = organization ?? ownOrganization;
  if (member !== known.organization) {
    await transaction.query('UPDATE person SET organization_id = $2 WHERE id = $1', [known.id, member]);
  }
  return { groups: given, organization };
}
