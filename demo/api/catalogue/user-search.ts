import type { Queryable } from '../database/database.ts';
import type { Caller } from '../people/caller.ts';
import type { FoundUser } from '../schemas/search.ts';

const MOST = 8;
const FEWEST_CHARACTERS = 2;

interface FoundRow {
  id: number;
  full_name: string;
  slug: string | null;
  url: string | null;
  picture: string | null;
}

/** Letters as `plain` leaves them. */
const PLAIN = String.raw`lower(regexp_replace(normalize(full_name, NFD), '[\u0300-\u036f]', '', 'g'))`;

const FOUND = `
  SELECT id, full_name, slug, url, picture FROM (
    SELECT *, ${PLAIN} AS plain FROM (
      SELECT person_id AS id, full_name, slug, url, picture FROM user_page
      UNION ALL
      SELECT id, first_name || ' ' || last_name, NULL, NULL, NULL FROM person
      WHERE $2::boolean AND kind = 'account' AND NOT EXISTS (SELECT FROM user_page WHERE person_id = person.id)
    ) AS people
  ) AS named
  WHERE id <> $3 AND (SELECT bool_and(strpos(plain, part) > 0) FROM unnest($1::text[]) AS part)
  ORDER BY strpos(plain, ($1::text[])[1]), plain, id LIMIT ${MOST}`;

/**
 * The people whose full name has every word of the search in it, without regard to case and accents, the caller not among
 * them: providers, coaches and administrators for everybody, customers too for who has an account. Never an address.
 */
export async function searchUsers(
  database: Queryable,
  search: string,
  caller: Caller | null,
): Promise<readonly FoundUser[]> {
  const parts = plain(search).split(/\s+/).filter(Boolean);
  if (parts.join('').length < FEWEST_CHARACTERS) return [];
  const rows = await database.query<FoundRow>(FOUND, [parts, caller?.kind === 'account', caller?.id ?? 0]);
  return rows.map(({ id, full_name, slug, url, picture }) => {
    return { id, fullName: full_name, slug, url, picture: { medium: picture } };
  });
}

function plain(text: string): string {
  return text
    .replaceAll('\0', '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
