import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import activities from '../english/activities.json' with { type: 'json' };
import animations from '../english/animation-texts.json' with { type: 'json' };
import endings from '../english/endings.json' with { type: 'json' };
import frenchAnimations from '../names/animation-texts.json' with { type: 'json' };
import { CATEGORIES } from '../names/categories.ts';
import { EVENT_TEXTS } from '../names/event-texts.ts';
import { inTown, TOWNS } from '../names/towns.ts';

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

const WHOLE: ReadonlyMap<string, string> = new Map([
  ...Object.entries<string>(activities),
  ...frenchAnimations.map((french, n) => [french, animations[n] ?? french] as const),
  ...EVENT_TEXTS.map(({ fr, en }) => [fr, en] as const),
]);

/** What can follow the title of an activity: its town, the emoji of its category, or more about the activity. */
const AFTER: readonly (readonly [french: string, english: string])[] = [
  ...TOWNS.map((town) => [` ${inTown(town)}`, ` in ${town.name}`] as const),
  ...CATEGORIES.map(({ emoji }) => [` ${emoji}`, ` ${emoji}`] as const),
  ...Object.entries(endings),
];

/**
 * Returns the English translation of a French text of the sample; null for a text that is the same in both languages.
 */
function englishOf(french: string): string | null {
  const whole = WHOLE.get(french);
  if (whole !== undefined) return whole;
  const [ending, english] = AFTER.find(([after]) => french.endsWith(after)) ?? [];
  if (ending === undefined) return null;
  const title = french.slice(0, -ending.length);
  const text = (WHOLE.get(title) ?? title) + english;
  return text === french ? null : text;
}
