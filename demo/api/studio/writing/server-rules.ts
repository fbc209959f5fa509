import type { Finding, Row, Rule } from '../../../../core/studio/finding.ts';
import { columnOf, sheetOf } from '../../../../core/studio/sheets.ts';
import type { ReadFiles } from '../../../../core/studio/understand.ts';
import { emailError } from '../../people/form.ts';

/** The column of each sheet with an e-mail address. */
const ADDRESSES: Readonly<Record<string, string>> = { venues: 'email', customers: 'email' };

/** Returns what only the server knows to be wrong: addresses to which no mail can be sent, or that two venues share. */
export function serverFindings({ rows }: ReadFiles): readonly Finding[] {
  const wrong = Object.entries(ADDRESSES).flatMap(([id, column]) =>
    (rows[id] ?? [])
      .filter(({ values }) => emailError(String(values[column])) !== null)
      .map((row) => broken(id, row, 'bad-address', column)),
  );
  const venues = rows['venues'] ?? [];
  const emails = venues.map(({ values }) => values['email']);
  const shared = venues.filter(({ values }, n) => emails.indexOf(values['email'] ?? null) < n);
  return [...wrong, ...shared.map((row) => broken('venues', row, 'address-taken', 'email'))];
}

function broken(sheet: string, { place, values }: Row, rule: Rule, column: string): Finding {
  const about = columnOf(sheetOf(sheet), column);
  return { case: 'rule', rule, ...(about && { about }), found: String(values[column]), place };
}
