import type { Queryable } from '../database/database.ts';
import { Problem } from '../problem.ts';
import type { User } from '../schemas/user.ts';
import type { Reference } from './reference.ts';

interface UserRow {
  id: number;
  url: string;
  slug: string;
  full_name: string;
  groups: string[];
  picture: string | null;
  city_name: string;
  city_slug: string;
  postal_code: string;
  organization: { id: number; name: string } | null;
}

/** The SQL condition that a row of `person` is not an administrator: no search finds administrators (D-user-search). */
export const IS_NO_ADMINISTRATOR = `NOT 'Administrateurs' = ANY(person.groups)`;

/**
 * Finds the public page of a provider, a coach or another person. Most customers have none, so that nobody can look
 * them up.
 */
export async function findUser(database: Queryable, { id, text }: Reference): Promise<User | null> {
  const [row] = await database.query<UserRow>(
    `SELECT u.person_id AS id, u.url, u.slug, u.full_name, p.groups, u.picture, u.city_name, u.city_slug, u.postal_code,
            CASE WHEN o.id IS NOT NULL THEN jsonb_build_object('id', o.id, 'name', o.name) END AS organization
     FROM user_page u JOIN person p ON p.id = u.person_id LEFT JOIN organization o ON o.id = p.organization_id
     WHERE u.person_id = $1::integer OR u.url = $2 OR u.slug = $2
     ORDER BY (u.person_id = $1::integer) DESC NULLS LAST, u.person_id LIMIT 1`,
    [id, text],
  );
  return row ? asUser(row) : null;
}

/** Returns the id of the user whom an address names; throws a `not-found` problem if there is none. */
export async function userIdOf(database: Queryable, reference: Reference): Promise<number> {
  const user = await findUser(database, reference);
  if (!user) throw new Problem('not-found');
  return user.id;
}

function asUser(row: UserRow): User {
  return {
    id: row.id,
    url: row.url,
    slug: row.slug,
    fullName: row.full_name,
    groups: row.groups,
    picture: { medium: row.picture },
    city: { name: row.city_name, slug: row.city_slug, postalCode: row.postal_code },
    organization: row.organization,
  };
}
