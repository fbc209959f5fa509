import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Database, Queryable } from '../api/database/database.ts';
import { hashOf } from '../api/people/caller.ts';
import { personErrors, typedForm } from '../api/people/form.ts';
import { StartError } from '../api/start-error.ts';
import { readSignIn } from '../environment/sign-in.ts';
import { EnvironmentError, type Variables } from '../environment/variable.ts';
import { withDatabase } from '../studio/open.ts';
import type { Voice } from '../studio/studio.ts';
import { UsageError } from '../studio/usage-error.ts';
import { calendarFor } from './calendar.ts';
import { type ClosureDeed, closuresOf } from './closures.ts';
import { connect } from './connect.ts';
import { comparePayments } from './payments.ts';
import { exportPerson, findPerson, forgetPerson } from './personal.ts';

const USAGE =
  'Write: npm run people -- add <e-mail> <first name> <last name> --role administrator|provider|coach|customer [--venue <address>] [--teaches <address of a coach>], or token <e-mail> [--days <number>], or revoke <e-mail>, or connect <e-mail> <subject at the identity provider>, or list, or find | export | forget <e-mail>, or calendar <address of a venue or coach> [--names], or closures <address of a venue> [<https address of its calendar> | --remove], or payments <instant such as 2026-12-01T09:30:00Z> [--refund].';

/** The groups that give an account its role. */
const ROLES: Readonly<Record<string, string>> = {
  administrator: 'Administrateurs',
  provider: 'Providers',
  coach: 'Coachs',
  customer: 'Clients',
};

const DAY_MS = 86_400_000;

interface Wishes {
  readonly words: readonly string[];
  readonly role: string;
  readonly venue: string | null;
  /** The address of the coach whose sessions a coach sees. */
  readonly teaches: string | null;
  /** For how many days a token is valid; null for as long as it is not revoked. */
  readonly days: number | null;
  /** Whether a calendar names who comes. */
  readonly names: boolean;
  /** Whether a calendar of closures is removed. */
  readonly remove: boolean;
  /** Whether payments without an order are refunded. */
  readonly refund: boolean;
  readonly variables: Variables;
  /** The origin of the site. */
  readonly site: string;
  /** The identity provider by whose tokens people sign in; null for none. */
  readonly issuer: string | null;
}

/** Runs `npm run people` (D-people-command); returns the exit code. */
export async function runPeople(
  args: readonly string[],
  variables: Variables,
  { say, tell }: Pick<Voice, 'say' | 'tell'>,
): Promise<number> {
  try {
    const wishes = wishesOf(args, variables);
    const lines = await withDatabase(variables, (database) => run(database, wishes, Date.now()));
    for (const line of lines) say(line);
    return 0;
  } catch (error) {
    if (![UsageError, StartError, EnvironmentError].some((known) => error instanceof known)) throw error;
    tell((error as Error).message);
    return 2;
  }
}

async function run(database: Database, { words, ...wishes }: Wishes, now: number): Promise<readonly string[]> {
  const [command, email = '', ...names] = words;
  if (command === 'list' && email === '') return list(database, now);
  if (command === 'add' && names.length === 2) return add(database, [email, ...names], wishes, now);
  if (command === 'token' && email !== '') return [await tokenFor(database, email, wishes.days, now)];
  if (command === 'revoke' && email !== '') return revoke(database, email, now);
  if (command === 'connect' && names.length === 1) return connect(database, email, names[0] ?? '', wishes.issuer);
  if (command === 'find' && email !== '') return findPerson(database, [email, ...names].join(' '));
  if (command === 'export' && email !== '') return exportPerson(database, email);
  if (command === 'forget' && email !== '') return forgetPerson(database, email, now);
  if (command === 'calendar' && email !== '') return calendarFor(database, email, wishes.names, wishes.site);
  if (command === 'closures' && email !== '' && names.length < 2) {
    return closuresOf(database, email, closureDeed(names[0], wishes.remove), now);
  }
  const since = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(email) ? Date.parse(email) : Number.NaN;
  if (command === 'payments' && since >= 0 && names.length === 0) {
    return comparePayments(database, wishes.variables, { since, isRefunded: wishes.refund });
  }
  throw new UsageError(USAGE);
}

function closureDeed(url: string | undefined, isRemoved: boolean): ClosureDeed {
  if (url !== undefined) return { case: 'set', url };
  return { case: isRemoved ? 'remove' : 'show' };
}

/** Adds an account, or changes the role of one that is there; prints a token for it. */
async function add(
  database: Database,
  [email = '', firstName = '', lastName = '']: readonly string[],
  { role, venue, teaches }: Pick<Wishes, 'role' | 'venue' | 'teaches'>,
  now: number,
): Promise<readonly string[]> {
  const group = ROLES[role];
  if (group === undefined) throw new UsageError(`--role must be one of ${Object.keys(ROLES).join(', ')}.`);
  if ((role === 'provider') !== (venue !== null)) throw new UsageError('A provider, and nobody else, has a --venue.');
  if (role !== 'coach' && teaches !== null) throw new UsageError('A coach, and nobody else, --teaches.');
  const form = typedForm({ firstName, lastName, email });
  const [wrong] = personErrors(form);
  if (wrong) throw new UsageError(`${wrong.field} is not valid (${wrong.code}).`);
  const given = [form.email, form.firstName, form.lastName];
  if (venue === null) {
    // An account that is no provider's hides its venue.
    const added = await database.query(
      `INSERT INTO person (kind, email, first_name, last_name, groups, created_at) VALUES ('account', $1, $2, $3, ARRAY[$4], $5)
       ON CONFLICT (email, kind) DO UPDATE SET first_name = $2, last_name = $3, groups = ARRAY[$4]
       WHERE NOT 'Providers' = ANY(person.groups) RETURNING id`,
      [...given, group, now],
    );
    if (added.length === 0) throw new UsageError(`${form.email} is the address of a venue: write another one.`);
  } else {
    // The account of a venue is the one that its orders belong to.
    const changed = await database.query(
      `UPDATE person SET email = $1, first_name = $2, last_name = $3, groups = ARRAY[$4]
       WHERE id = (SELECT person_id FROM user_page WHERE slug = $5) RETURNING id`,
      [...given, group, venue],
    );
    if (changed.length === 0) throw new UsageError(`There is no venue ${venue}: import it first.`);
  }
  if (teaches !== null) await linkCoach(database, form.email, teaches);
  return [
    `${form.email} is ${role}${venue === null ? '' : ` of ${venue}`}${teaches === null ? '' : ` ${teaches}`}.`,
    await tokenFor(database, form.email, null, now),
  ];
}

/** Lets an account see the sessions of a coach of the sheets (D-studio-roles). */
async function linkCoach(database: Queryable, email: string, coach: string): Promise<void> {
  const linked = await database.query(
    `UPDATE coach SET person_id = (SELECT id FROM person WHERE kind = 'account' AND email = $1) WHERE slug = $2 RETURNING id`,
    [email, coach],
  );
  if (linked.length === 0) throw new UsageError(`There is no coach ${coach}: import them first.`);
}

/** Makes a token, of which only a hash is kept: it is printed once. */
async function tokenFor(database: Queryable, email: string, days: number | null, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const made = await database.query(
    `INSERT INTO access_token (hash, person_id, expires_at)
     SELECT $1, id, $3::bigint FROM person WHERE kind = 'account' AND email = lower($2) RETURNING hash`,
    [hashOf(token), email, days === null ? null : now + days * DAY_MS],
  );
  if (made.length === 0) throw new UsageError(`There is no account ${email}.`);
  return `Its token, which is shown only now: ${token}`;
}

/** Makes the tokens of an account invalid, and those that the identity provider has issued for it until now. */
export async function revoke(database: Queryable, email: string, now: number): Promise<readonly string[]> {
  const gone = await database.query(
    `DELETE FROM access_token WHERE person_id = (SELECT id FROM person WHERE kind = 'account' AND email = lower($1)) RETURNING hash`,
    [email],
  );
  const closed = await database.query(
    `UPDATE identity SET valid_from = $2 WHERE person_id = (SELECT id FROM person WHERE kind = 'account' AND email = lower($1)) RETURNING subject`,
    [email, now],
  );
  const lines = [`${gone.length} token(s) of ${email} are no longer valid.`];
  if (closed.length === 0) return lines;
  return [
    ...lines,
    'Nor are those of the identity provider until now; close the account there, or it issues new ones.',
  ];
}

interface Listed {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly venue: string | null;
  readonly tokens: number;
}

/** Lists the accounts that are no customers. */
async function list(database: Queryable, now: number): Promise<readonly string[]> {
  const people = await database.query<Listed>(
    `SELECT email, first_name || ' ' || last_name AS name, groups, slug AS venue,
       (SELECT count(*) FROM access_token WHERE person_id = p.id AND coalesce(expires_at > $1, true)) AS tokens
     FROM person p LEFT JOIN user_page ON person_id = p.id
     WHERE kind = 'account' AND groups && ARRAY['Administrateurs', 'Providers', 'Coachs'] ORDER BY email`,
    [now],
  );
  const roleOf = (group: string) => Object.keys(ROLES).find((role) => ROLES[role] === group) ?? group;
  return people.map(({ email, name, groups, venue, tokens }) => {
    const role = groups.map(roleOf).join(', ');
    return `${email} · ${name} · ${role}${venue === null ? '' : ` of ${venue}`} · ${tokens} token(s)`;
  });
}

function wishesOf(args: readonly string[], variables: Variables): Wishes {
  const { values, positionals } = parsed(args);
  const { role = '', venue = null, teaches = null, days, names = false, remove = false, refund = false } = values;
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days))
    throw new UsageError('--days must be a whole number of days.');
  const site = variables['PUBLIC_URL'] || `http://localhost:${variables['PORT'] || 4173}`;
  return {
    words: positionals,
    role,
    venue,
    teaches,
    days: days === undefined ? null : Number(days),
    names,
    ...{ remove, refund, variables, site },
    issuer: readSignIn(variables)?.issuer ?? null,
  };
}

function parsed(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = {
      role: text,
      venue: text,
      teaches: text,
      days: text,
      names: { type: 'boolean' },
      remove: { type: 'boolean' },
      refund: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
