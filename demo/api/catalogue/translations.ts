import type { FastifyRequest } from 'fastify';
import { type Language, languageOfHost } from '../../../core/text/language.ts';
import type { Parameter, Queryable } from '../database/database.ts';

/** The columns of rows and the members of payloads that hold texts of the catalogue. */
const TEXTS: ReadonlySet<string> = new Set(['title', 'description', 'body', 'label', 'name']);

/** Members that hold the names of people, venues and companies, which are never translated. */
const OWN_NAMES: ReadonlySet<string> = new Set(['provider', 'user', 'enseigne', 'organization', 'buyer', 'gift']);

/** Stands between the two texts of a title such as 'Pass Liberté · 1 mois'. */
const BETWEEN = ' · ';

/** Returns the language that a request's host name asks for (D-translations). */
export function languageOf({ hostname }: Pick<FastifyRequest, 'hostname'>): Language {
  return languageOfHost(hostname) ?? 'fr';
}

/** Returns a database whose queries return the catalogue's texts in a language, where they are translated. */
export function inLanguage(database: Queryable, language: Language): Queryable {
  if (language === 'fr') return database;
  return {
    query: async <Row>(sql: string, parameters?: readonly Parameter[]) =>
      translated(database, language, await database.query<Row>(sql, parameters)),
  };
}

/** Returns rows or payloads with their texts in a language, where they are translated. Reads the database once. */
export async function translated<Value>(database: Queryable, language: Language, value: Value): Promise<Value> {
  if (language === 'fr') return value;
  const sources = new Set<string>();
  mapTexts(value, (source) => {
    sources.add(source);
    return source;
  });
  if (sources.size === 0) return value;
  const rows = await database.query<{ source: string; text: string }>(
    `SELECT source, text FROM unnest($2::text[]) AS wanted
     JOIN translation ON md5(source) = md5(wanted) AND source = wanted WHERE language = $1`,
    [language, [...sources]],
  );
  const texts = new Map(rows.map(({ source, text }) => [source, text]));
  return mapTexts(value, (source) => texts.get(source) ?? source) as Value;
}

function mapTexts(value: unknown, change: (text: string) => string, name = ''): unknown {
  if (typeof value === 'string') return TEXTS.has(name) ? value.split(BETWEEN).map(change).join(BETWEEN) : value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change, name));
  if (value === null || typeof value !== 'object' || OWN_NAMES.has(name)) return value;
  return Object.fromEntries(Object.entries(value).map(([member, one]) => [member, mapTexts(one, change, member)]));
}
