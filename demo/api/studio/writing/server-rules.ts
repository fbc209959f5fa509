import { broken } from '../../../../core/studio/broken.ts';
import type { Value } from '../../../../core/studio/cell.ts';
import type { Finding, Row, Rule } from '../../../../core/studio/finding.ts';
import { isPictureAddress } from '../../../../core/studio/picture.ts';
import { sheetOf } from '../../../../core/studio/sheets.ts';
import type { ReadFiles } from '../../../../core/studio/understand.ts';
import type { Queryable } from '../../database/database.ts';
import { emailError } from '../../people/form.ts';
import { mailAddress } from '../../people/no-address.ts';

/**
 * Returns what only the server knows to be wrong: addresses to which no mail can be sent, and addresses of venues with
 * which somebody else has an account.
 */
export async function serverFindings(database: Queryable, { rows }: ReadFiles): Promise<readonly Finding[]> {
  const { venues = [], customers = [] } = rows;
  const people = await database.query<{ email: string }>(
    `SELECT email FROM person WHERE kind = 'account' AND email = ANY($1::text[]) AND NOT 'Providers' = ANY(groups)`,
    [venues.map(({ values }) => String(values['email']))],
  );
  const others = new Set<Value | undefined>(people.map(({ email }) => email));
  const unreachable = ({ values }: Row) => emailError(String(values['email'])) !== null;
  // An export has accounts whose address the identity provider has not told.
  const isTyped = ({ values }: Row) => mailAddress(String(values['email'])) !== null;
  const of = (sheet: string, rule: Rule, rows: readonly Row[]) =>
    rows.map((row) => broken(sheet, row, rule, 'email', row.values['email']));
  return [
    ...unknownPictures(rows),
    ...of('venues', 'bad-address', venues.filter(unreachable)),
    ...of('customers', 'bad-address', customers.filter(isTyped).filter(unreachable)),
    ...of(
      'venues',
      'account-of-person',
      venues.filter(({ values }) => others.has(values['email'])),
    ),
  ];
}

/** Names of files that nobody has replaced by addresses. */
function unknownPictures(rows: ReadFiles['rows']): readonly Finding[] {
  return Object.entries(rows).flatMap(([id, list]) => {
    const columns = sheetOf(id).columns.filter(({ kind }) => kind === 'picture');
    return list.flatMap((row) =>
      columns
        .map((column) => [column.id, row.values[column.id]] as const)
        .filter(([, picture]) => typeof picture === 'string' && !isPictureAddress(picture))
        .map(([column, picture]) => broken(id, row, 'picture-elsewhere', column, picture)),
    );
  });
}
