import type { Cell } from '../../../../core/studio/cell.ts';
import type { Table } from '../../../../core/studio/read-table.ts';
import { FileError } from './file-error.ts';
import { textOf } from './text.ts';

const MOST_ROWS = 200_000;

/** Reads a file of JSON. Throws a FileError if it is none. */
export function readJson(file: string, bytes: Uint8Array): readonly Table[] {
  const text = textOf(file, bytes);
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new FileError(file, 'not-json');
  }
  return tablesOf(file, content);
}

/** Returns the tables of an object with a list for each sheet. Throws a FileError for anything else. */
export function tablesOf(file: string, content: unknown): readonly Table[] {
  if (!isObject(content)) throw new FileError(file, 'json-form');
  return Object.entries(content).map(([tab, list]) => {
    if (!Array.isArray(list) || !list.every(isObject)) throw new FileError(file, 'json-form');
    if (list.length > MOST_ROWS) throw new FileError(file, 'too-many-rows');
    const names = [...new Set(list.flatMap((row) => Object.keys(row)))];
    const rows = list.map((row) => names.map((name) => cellOf(file, row[name])));
    return { file, tab, rows: [names.map((text): Cell => ({ case: 'text', text })), ...rows] };
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text of JSON is what it is: no program has taken a zero away. */
function cellOf(file: string, value: unknown): Cell {
  if (value === null || value === undefined || value === '') return { case: 'empty' };
  if (typeof value === 'string') return { case: 'text', text: value, isExact: true };
  if (typeof value === 'number') return { case: 'number', value, shownAs: 'number' };
  if (typeof value === 'boolean') return { case: 'yes-no', value };
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')) {
    return { case: 'text', text: value.join(', '), isExact: true };
  }
  throw new FileError(file, 'json-form');
}
