import { asAddress, asCode, asTyped } from '../text/as-typed.ts';
import { slugOf } from '../text/slug.ts';
import { ask, type Cell, type Reading, type ReadingContext, value, wrong } from './cell.ts';

/** Returns what a cell shows: a number as a spreadsheet writes it without a format; null if it is no text or number. */
function shown(cell: Cell): string | null {
  if (cell.case === 'text') return cell.text;
  return cell.case === 'number' && cell.shownAs === 'number' ? String(cell.value) : null;
}

/** Reads a text of one or more lines, without what pasting adds. */
export function readText(cell: Cell): Reading {
  const text = shown(cell);
  if (text === null) return wrong(cell.case === 'number' ? 'is-date' : 'unreadable');
  const lines = text.split(/\r\n?|\n/).map((line) => asTyped(line));
  return value(lines.join('\n').trim());
}

/** Reads a segment of an address: any text, in the letters that addresses have. */
export function readSlug(cell: Cell): Reading {
  const text = shown(cell);
  const slug = slugOf(text ?? '');
  return slug === '' ? wrong('unreadable') : value(slug);
}

/** Reads a code in capitals, such as a coupon's. */
export function readCode(cell: Cell): Reading {
  const text = shown(cell);
  return text === null ? wrong('unreadable') : value(asCode(text));
}

/** Reads a currency by its code of three letters, such as EUR. */
export function readCurrency(cell: Cell): Reading {
  const read = readCode(cell);
  return read.case === 'value' && !/^[A-Z]{3}$/.test(String(read.value)) ? wrong('unreadable') : read;
}

/** Reads an e-mail address in small letters; the server checks its form. */
export function readEmail(cell: Cell): Reading {
  const address = asAddress(shown(cell) ?? '').toLowerCase();
  return /^[^@\s]+@[^@\s]+$/.test(address) ? value(address) : wrong('unreadable');
}

/** Reads a telephone number as digits, with `+` in front if it was typed; a number of nine digits may have lost its zero. */
export function readPhone(cell: Cell, context: ReadingContext): Reading {
  const typed = asTyped(shown(cell) ?? '');
  const digits = typed.replace(/^\+?\(?\+?|[\s().\u2010-\u2015/-]/g, '');
  if (!/^\d{4,15}$/.test(digits)) return wrong('unreadable');
  // A spreadsheet has taken +33612345678 for a number.
  if (/^33\d{9}$/.test(digits)) return value(`+${digits}`);
  if (typed.startsWith('+')) return value(`+${digits}`);
  return maybeLost(digits, 9, cell, context);
}

/** Reads a postal code; one of four digits may be French and have lost its zero. */
export function readPostalCode(cell: Cell, context: ReadingContext): Reading {
  const code = asTyped(shown(cell) ?? '').toUpperCase();
  if (!/^[A-Z\d][A-Z\d -]{1,9}$/.test(code)) return wrong('unreadable');
  return maybeLost(code.replace(/^(\d{2}) (\d{3})$/, '$1$2'), 4, cell, context);
}

function maybeLost(digits: string, length: number, cell: Cell, context: ReadingContext): Reading {
  const isExact = cell.case === 'text' && cell.isExact === true;
  if (isExact || digits.startsWith('0') || !(digits.length === length && /^\d+$/.test(digits))) return value(digits);
  const reading = ask('lost-zero', { 'add-zero': `0${digits}`, 'as-written': digits }, context);
  return reading.case === 'value' && reading.value !== digits ? { ...reading, note: 'zero-added' } : reading;
}
