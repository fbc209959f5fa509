import type { Language } from '../text/language.ts';
import { DATE_NAMES } from '../time/format.ts';
import type { Value } from './cell.ts';
import { escaped } from './escape.ts';
import type { Column } from './form.ts';
import { readCell } from './kinds.ts';

/** Returns a value as a cell of CSV, in the form of the language; reading it back gives the same value. */
export function writeCell(column: Column, value: Value, lang: Language): string {
  if (value === null || value === undefined) return '';
  const plain = plainText(column, value, lang);
  const { kind } = column;
  if (kind !== 'phone' && kind !== 'postalCode') return isTyped(kind) ? plain : escaped(plain);
  const read = readCell(kind, { case: 'text', text: plain }, { lang, today: '2000-01-01', answers: {} });
  return escaped(plain, read.case === 'question');
}

/** Whether cells of a kind are numbers, days or words of the form, which no program runs as a formula. */
function isTyped(kind: Column['kind']): boolean {
  return !['text', 'reference', 'code', 'email', 'address', 'choice', 'picture'].includes(kind);
}

/** Returns a value as people of the language write it. */
export function plainText({ kind, choices }: Column, value: Value, lang: Language): string {
  const text = String(value);
  if (choices) return choices.find(({ id }) => id === text)?.names[lang] ?? text;
  if (kind === 'money') return decimal((Number(value) / 100).toFixed(2), lang);
  if (kind === 'decimal') return decimal(text, lang);
  if (kind === 'date') return day(text, lang);
  if (kind === 'dateTime') return `${day(text.slice(0, 10), lang)} ${text.slice(11, 16)}`;
  if (kind === 'yesNo') return lang === 'fr' ? (value ? 'oui' : 'non') : value ? 'yes' : 'no';
  if (kind === 'weekdays') return (value as readonly number[]).map((one) => DATE_NAMES[lang].weekdays[one]).join(', ');
  return Array.isArray(value) ? value.join(', ') : text;
}

function decimal(text: string, lang: Language): string {
  return lang === 'fr' ? text.replace('.', ',') : text;
}

function day(date: string, lang: Language): string {
  return lang === 'fr' ? date.split('-').reverse().join('/') : date;
}

/** Returns a value as JSON has it: money in units, weekdays in English words. */
export function jsonOf(column: Column, value: Value): string | number | boolean {
  if (column.kind === 'money') return Number(value) / 100;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (column.kind === 'weekdays') return plainText(column, value, 'en');
  return Array.isArray(value) ? value.join(', ') : String(value);
}
