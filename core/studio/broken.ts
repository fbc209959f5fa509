import type { Finding, Place, Row, Rule } from './finding.ts';
import type { Column } from './form.ts';
import { columnOf, sheetOf } from './sheets.ts';

/** Returns where a row has the cell of a column; the row itself if its table does not have the column. */
export function placeOf({ place, headings }: Row, column: Column | undefined): Place {
  const at = column === undefined ? -1 : headings.indexOf(column);
  return at < 0 ? place : { ...place, column: at };
}

/** Returns that a row of a sheet breaks a rule, with the column that is to be changed and what stands there. */
export function broken(sheetId: string, row: Row, rule: Rule, columnId: string | undefined, found?: unknown): Finding {
  const about = columnOf(sheetOf(sheetId), columnId ?? '');
  const shown = found === undefined ? {} : { found: String(found) };
  return { case: 'rule', rule, ...(about && { about }), ...shown, place: placeOf(row, about) };
}
