import type { Finding, Row, Rule } from '../../../../core/studio/finding.ts';
import { columnOf, sheetOf } from '../../../../core/studio/sheets.ts';
import type { ReadFiles } from '../../../../core/studio/understand.ts';
import { emailError } from '../../people/form.ts';

/** The column of each sheet with an e-mail address. */
const ADDRESSES: Readonly<Record<string, string>> = { venues: 'email', customers: 'email' };

/** Returns what only the server knows to be wrong: addresses to which no mail can be sent. */
export function serverFindings({ rows }: ReadFiles): readonly Finding[] {
  return Object.entries(ADDRESSES).flatMap(([id, column]) =>
    (rows[id] ?? [])
      .filter(({ values }) => emailError(String(values[column])) !== null)
      .map((row) => broken(id, row, 'bad-address', column)),
  );
}

function broken(sheet: string, { place, values }: Row, rule: Rule, column: string): Finding {
  const about = columnOf(sheetOf(sheet), column);
  return { case: 'rule', rule, ...(about && { about }), found: String(values[column]), place };
}
