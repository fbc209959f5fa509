import type { Column, Sheet } from './form.ts';
import { CATALOGUE } from './sheets/catalogue.ts';
import { PEOPLE } from './sheets/people.ts';
import { SCHEDULE } from './sheets/schedule.ts';

/** Every sheet of the form, in the order in which rows are written: a row refers to rows before it. */
export const SHEETS: readonly Sheet[] = [...SCHEDULE, ...CATALOGUE, ...PEOPLE];

/** Returns the sheet with this id; throws for any other text. */
export function sheetOf(id: string): Sheet {
  const sheet = SHEETS.find((one) => one.id === id);
  if (!sheet) throw new Error(`There is no sheet ${id}.`);
  return sheet;
}

export function columnOf(sheet: Sheet, id: string): Column | undefined {
  return sheet.columns.find((column) => column.id === id);
}
