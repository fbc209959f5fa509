import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import { englishOf } from '../english/english.ts';

/** The columns of the catalogue that have texts. */
const TEXTS = {
  category: ['name'],
  sport: ['name'],
  slotted: ['title'],
  event: ['title', 'description'],
  animation: ['title', 'description'],
  membership: ['title'],
  membership_option: ['title'],
  replay: ['title', 'description'],
  popup: ['title', 'body', 'link_label'],
} as const;

/** Writes the English translation of each text that has none yet and is not the same in both languages. */
export async function insertTranslations(transaction: Transaction): Promise<void> {
  const columns = Object.entries(TEXTS).flatMap(([table, names]) =>
    names.map((name) => `SELECT ${name} AS source FROM ${table} WHERE ${name} <> ''`),
  );
  const rows = await transaction.query<{ source: string }>(
    `(${columns.join(' UNION ')}) EXCEPT SELECT source FROM translation`,
  );
  const translations = rows.flatMap(({ source }) => {
    const text = englishOf(source);
    return text === null ? [] : [{ language: 'en', source, text }];
  });
  await insertAll(transaction, 'translation', { language: 'text', source: 'text', text: 'text' }, translations);
}
