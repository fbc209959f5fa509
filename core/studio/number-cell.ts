import { ask, type Cell, type Reading, type ReadingContext, value, wrong } from './cell.ts';

/** How far a spreadsheet's number may be from the number that was typed. */
const NEAR = 1e-6;

/** Returns the number in a text: with a comma or a point, any spaces, and a sign of money; null for anything else. */
function numberIn(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f\u2009']/g, '').replace(/^(?:€|EUR)|(?:€|EUR|euros?)$/gi, '');
  // With both marks, the last one is the decimal mark.
  const plain = /[.,].*[.,]/.test(bare) ? withOneMark(bare) : bare.replace(',', '.');
  return plain !== null && /^[+-]?\d{1,12}(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** `1.234,50` and `1,234.50` are 1234.50. */
function withOneMark(text: string): string | null {
  const [, sign = '', units = '', thousands = '', mark, decimals = ''] =
    /^([+-]?)(\d{1,3})((?:[.,]\d{3})+)([.,])(\d{1,2})$/.exec(text) ?? [];
  return mark === undefined || thousands.includes(mark)
    ? null
    : `${sign}${units}${thousands.replace(/[.,]/g, '')}.${decimals}`;
}

function numberOf(cell: Cell): number | null {
  if (cell.case === 'number') return cell.shownAs === 'date' ? null : cell.value;
  return cell.case === 'text' ? numberIn(cell.text) : null;
}

/** Reads a decimal number. */
export function readDecimal(cell: Cell): Reading {
  const read = numberOf(cell);
  return read === null ? unreadable(cell) : value(read);
}

/** Reads a whole number from 0 on. */
export function readCount(cell: Cell): Reading {
  const read = numberOf(cell);
  if (read === null) return unreadable(cell);
  return isNear(read, Math.round(read)) ? ranged(Math.round(read), 2_000_000_000) : wrong('decimals');
}

/** Reads an amount of money as cents. */
export function readMoney(cell: Cell): Reading {
  const read = numberOf(cell);
  if (read === null) return unreadable(cell);
  // 1,234 is 1234 in one country and 1.234 in another.
  return isNear(read * 100, Math.round(read * 100)) ? ranged(Math.round(read * 100), 2_000_000_000) : wrong('decimals');
}

/** Reads a percentage from 0 to 100 without decimals; a share such as 0.2, which some programs write, is 20. */
export function readPercent(cell: Cell, context: ReadingContext): Reading {
  if (cell.case === 'text' && /%\s*$/.test(cell.text)) return percent(numberIn(cell.text.replace(/%\s*$/, '')));
  if (cell.case === 'number' && cell.shownAs === 'percent') return percent(cell.value * 100);
  const read = numberOf(cell);
  if (read === null) return unreadable(cell);
  if (read === 1) return ask('share-or-percent', { percent: 1, share: 100 }, context);
  return percent(read > 0 && read < 1 ? read * 100 : read);
}

function percent(read: number | null): Reading {
  if (read === null) return wrong('unreadable');
  return isNear(read, Math.round(read)) ? ranged(Math.round(read), 100) : wrong('decimals');
}

function ranged(read: number, most: number): Reading {
  return read >= 0 && read <= most ? value(read) : wrong('out-of-range');
}

function unreadable(cell: Cell): Reading {
  return wrong(cell.case === 'number' ? 'is-date' : 'unreadable');
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < NEAR * Math.max(1, Math.abs(b));
}
