import { SHEETS } from '../../../../core/studio/sheets.ts';
import { jsonOf, writeCell } from '../../../../core/studio/write-cell.ts';
import type { Language } from '../../../../core/text/language.ts';
import type { Studio } from './read-studio.ts';

/** Returns a studio as JSON: a list of objects for each sheet that has rows, without empty members. */
export function jsonText(studio: Studio): string {
  return `${JSON.stringify(jsonForm(studio), null, 2)}\n`;
}

/** Returns a studio as the body of an import. */
export function jsonForm(studio: Studio): Record<string, Record<string, string | number | boolean>[]> {
  const lists = SHEETS.flatMap(({ id, columns }) => {
    const rows = (studio[id] ?? []).map((row) =>
      Object.fromEntries(
        columns.flatMap((column) => {
          const value = row[column.id] ?? null;
          return value === null ? [] : [[column.id, jsonOf(column, value)]];
        }),
      ),
    );
    return rows.length === 0 ? [] : [[id, rows]];
  });
  return Object.fromEntries(lists);
}

/** Returns a studio as files of CSV, by their names: for spreadsheet programs of the language. */
export function csvFiles(studio: Studio, lang: Language): ReadonlyMap<string, string> {
  const separator = lang === 'fr' ? ';' : ',';
  const line = (cells: readonly string[]) => cells.map((cell) => quoted(cell, separator)).join(separator);
  const files = SHEETS.flatMap(({ id, columns }): [string, string][] => {
    const rows = studio[id] ?? [];
    if (rows.length === 0) return [];
    const written = columns.filter((column) => column.id !== 'id');
    const lines = rows.map((row) => line(written.map((column) => writeCell(column, row[column.id] ?? null, lang))));
    // With a mark in front, spreadsheet programs read UTF-8.
    return [[`${id}.csv`, `\ufeff${[line(written.map(({ names }) => names[lang])), ...lines].join('\n')}\n`]];
  });
  return new Map(files);
}

function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
