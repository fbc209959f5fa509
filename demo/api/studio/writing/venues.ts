import type { Value } from '../../../../core/studio/cell.ts';
import { slugOf } from '../../../../core/text/slug.ts';
import type { Transaction } from '../../database/database.ts';
import { type Changes, type Given, type Target, upsert } from './upsert.ts';

const PERSON = `(SELECT id FROM person WHERE email = g.email AND kind = 'account')`;

/**
 * Writes venues: the account of each, by its e-mail address, and its page. A page that is there keeps its account, whose
 * address may change.
 */
export async function writeVenues(transaction: Transaction, given: Given): Promise<Changes> {
  const rows = (given.rows as readonly Record<string, Value>[]).map((row) => ({
    ...row,
    townSlug: slugOf(String(row['town'])),
  }));
  const all = { ...given, types: { ...given.types, townSlug: 'text' }, rows };
  const typed = Object.entries(all.types).map(([name, type]) => `"${name}" ${type}`);
  await transaction.query(
    `UPDATE person AS p SET email = g.email, first_name = coalesce(g."firstName", p.first_name),
       last_name = coalesce(g."lastName", p.last_name)
     FROM jsonb_to_recordset($1::text::jsonb) AS g (${typed.join(', ')}), user_page AS u
     WHERE u.slug = g.address AND p.id = u.person_id
       AND (p.email, p.first_name, p.last_name) IS DISTINCT FROM
         (g.email, coalesce(g."firstName", p.first_name), coalesce(g."lastName", p.last_name))`,
    [JSON.stringify(rows)],
  );
  const account: Target = {
    table: 'person',
    key: ['email', 'kind'],
    columns: {
      email: 'email',
      kind: [`'account'`, 'email'],
      organization_id: ['(SELECT min(id) FROM organization WHERE name = g.company)', 'company'],
    },
    atFirst: {
      id: `coalesce(g.id, nextval(pg_get_serial_sequence('person', 'id'))::integer)`,
      first_name: 'coalesce(g."firstName", g.name)',
      last_name: `coalesce(g."lastName", '')`,
      groups: `'{Providers}'::text[]`,
      created_at: 'g."now"',
    },
  };
  await upsert(transaction, account, all);
  const page: Target = {
    table: 'user_page',
    key: ['slug'],
    columns: {
      person_id: [PERSON, 'email'],
      ...{ url: 'address', slug: 'address', full_name: 'name', city_name: 'town' },
      ...{
        city_slug: ['g."townSlug"', 'town'],
        postal_code: 'postalCode',
        latitude: 'latitude',
        longitude: 'longitude',
      },
      picture: 'picture',
      cancellation_hours: ['coalesce(g."cancellationHours", 24)', 'cancellationHours'],
    },
  };
  return upsert(transaction, page, all);
}
