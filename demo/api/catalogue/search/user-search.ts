import { nameBeginnings } from '../../../../core/text/name-search.ts';
import { AS_READ } from '../../database/collation.ts';
import type { Queryable } from '../../database/database.ts';
import type { Caller } from '../../people/caller.ts';
import type { FoundUser, UserSearchQuery } from '../../schemas/search.ts';
import { IS_NO_ADMINISTRATOR } from '../users.ts';

const MOST = 8;

interface FoundRow {
  id: number;
  full_name: string;
  slug: string | null;
  url: string | null;
  picture: string | null;
}

/** The SQL of the words of a name in the form of `nameBeginnings`, each after a space. */
const WORDS = `' ' || regexp_replace(plain_letters(full_name) ${AS_READ}, '[^[:alnum:]]+', ' ', 'g')`;

const FOUND = `
  SELECT id, full_name, slug, url, picture FROM (
    SELECT *, ${WORDS} AS words FROM (
      SELECT person_id AS id, full_name, slug, url, user_page.picture, groups FROM user_page JOIN person ON person.id = person_id
      UNION ALL
      SELECT id, first_name || ' ' || last_name, NULL, NULL, NULL, groups FROM person
      WHERE kind = 'account' AND NOT EXISTS (SELECT FROM user_page WHERE person_id = person.id)
    ) AS person
    WHERE id <> $3 AND ${IS_NO_ADMINISTRATOR} AND ($2::boolean OR 'Providers' = ANY(groups))
  ) AS named
  WHERE (SELECT bool_and(strpos(words, ' ' || beginning) > 0) FROM unnest($1::text[]) AS beginning)
  ORDER BY starts_with(words, ' ' || ($1::text[])[1]) DESC, words ${AS_READ}, id LIMIT ${MOST}`;

/**
 * Finds people other than the caller whose names have words that start with the words of the search. Callers with an
 * account find everybody or, on request, only providers; other callers find only providers (D-user-search). E-mail
 * addresses are not searched, and administrators are never found.
 */
export async function searchUsers(
  database: Queryable,
  search: string,
  caller: Caller | null,
  { group }: UserSearchQuery,
): Promise<readonly FoundUser[]> {
  const beginnings = nameBeginnings(search);
  if (beginnings === null) return [];
  const seesAll = caller?.kind === 'account' && group === undefined;
  const rows = await database.query<FoundRow>(FOUND, [beginnings, seesAll, caller?.id ?? 0]);
  return rows.map(({ id, full_name, slug, url, picture }) => {
    return { id, fullName: full_name, slug, url, picture: { medium: picture } };
  });
}
