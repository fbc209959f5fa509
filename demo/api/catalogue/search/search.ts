import { asTyped } from '../../../../core/text/as-typed.ts';
import type { Language } from '../../../../core/text/language.ts';
import { plainLetters } from '../../../../core/text/plain-letters.ts';
import { AS_READ } from '../../database/collation.ts';
import type { Queryable } from '../../database/database.ts';
import type { Found } from '../../schemas/search.ts';
import { IS_LISTED, isToCome, nowParameter } from '../listed.ts';
import { CITIES, SPORTS } from '../names.ts';
import { miniOf } from '../pictures.ts';
import { IS_NO_ADMINISTRATOR } from '../users.ts';

const MOST = 10;
const FEWEST_CHARACTERS = 2;

/** How many matches of a kind are ranked at most; a word with more matches says little. */
const CANDIDATES = 100;

interface FoundRow {
  type: Found['type'];
  title: string;
  url: string;
  detail: string | null;
  picture: string | null;
}

const VENUE = 'JOIN user_page venue ON venue.person_id = provider_id';

/**
 * Returns the SQL of the matches of each kind for the words in `$2`: type, title, url, detail, picture. `words` returns
 * the condition that a text, or a translation of its title, has these words.
 */
const kinds = (words: Words) => [
  `SELECT 'city', name, slug, NULL, NULL FROM (${CITIES}) AS city WHERE word_vector(name) @@ $2::text::tsquery`,
  `SELECT 'sport', name, slug, NULL, NULL FROM (${SPORTS}) AS sport WHERE ${words('name', 'name')}`,
  `SELECT 'category', name, slug, NULL, picture FROM category WHERE ${words('name', 'name')}`,
  `SELECT 'user', full_name, url, city_name, picture FROM user_page JOIN person ON person.id = person_id
   WHERE word_vector(full_name || ' ' || city_name) @@ $2::text::tsquery AND ${IS_NO_ADMINISTRATOR} LIMIT ${CANDIDATES}`,
  `SELECT CASE type WHEN 'slotted' THEN type ELSE 'event' END, title, card.url, full_name || ', ' || city_name, card.picture FROM (
     SELECT * FROM event WHERE ${words(TITLE_AND_SPORT, 'title')} AND ${IS_LISTED} LIMIT ${CANDIDATES}
   ) AS card ${VENUE}`,
  `SELECT 'animation', title, card.url, full_name || ', ' || city_name, marketing_picture FROM (
     SELECT * FROM animation WHERE ${words(TITLE_AND_SPORT, 'title')} AND ${isToCome('animation')} LIMIT ${CANDIDATES}
   ) AS card ${VENUE}`,
];

type Words = (text: string, title: string) => string;

const TITLE_AND_SPORT = "title || ' ' || coalesce(sport_slug, '')";

/**
 * 0: the title equals the search, 1: the title starts with the search, 2: the title has all of its words, 3: some of
 * its words are only in the activity or the town.
 */
const NEARNESS = `CASE WHEN plain = $3 THEN 0 WHEN starts_with(plain, $3) THEN 1
  WHEN word_vector(title) @@ $2::text::tsquery THEN 2 ELSE 3 END`;

const BY_NAME = `plain ${AS_READ}, url ${AS_READ}`;

/**
 * Returns the SQL of the search in one language: French, in which texts are stored, or a language that they are
 * translated to.
 */
const searchFor = (words: Words, title: string) => `
  WITH found (type, title, url, detail, picture) AS (${kinds(words)
    .map((kind) => `(${kind})`)
    .join(' UNION ALL ')}),
    told AS (SELECT type, ${title} AS title, url, detail, picture FROM found),
    compared AS (SELECT *, plain_words(title) AS plain FROM told),
    near AS (SELECT *, ${NEARNESS} AS nearness FROM compared)
  SELECT type, title, url, detail, picture FROM near
  ORDER BY nearness, row_number() OVER (PARTITION BY nearness, type ORDER BY ${BY_NAME}),
    array_position('{city,sport,category,user,event,slotted,animation}', type), ${BY_NAME}
  LIMIT ${MOST}`;

const HAS_WORDS: Words = (text) => `word_vector(${text}) @@ $2::text::tsquery`;

/** Returns the condition that the French text or the translation of its title has the words. */
const hasWordsIn =
  (language: Language): Words =>
  (text, title) =>
    `(${HAS_WORDS(text, title)} OR ${title} = ANY (ARRAY(SELECT source FROM translation
      WHERE language = '${language}' AND word_vector(translation.text) @@ $2::text::tsquery LIMIT ${CANDIDATES})))`;

/** Returns the SQL of a title in a language; cities and people have the same name in every language. */
const titleIn = (language: Language) =>
  `CASE WHEN type IN ('city', 'user') THEN title ELSE coalesce((SELECT text FROM translation
    WHERE language = '${language}' AND md5(source) = md5(found.title) AND source = found.title), title) END`;

const FOUND: Readonly<Record<Language, string>> = {
  fr: searchFor(HAS_WORDS, 'title'),
  en: searchFor(hasWordsIn('en'), titleIn('en')),
};

/**
 * Finds everything that has, for each word of the search, that word or one that starts with it; case, accents and order
 * do not matter. Equal names come first, then names that start with the search, then names that have its words; within
 * these groups the kinds alternate. In languages other than French, translated titles are searched too. `now` is in
 * milliseconds since 1970.
 */
export async function search(
  database: Queryable,
  term: string,
  now: number,
  language: Language = 'fr',
): Promise<Found[]> {
  const words = plainWords(asTyped(term));
  if (words.join('').length < FEWEST_CHARACTERS) return [];
  const beginnings = words.map((word) => `${word}:*`).join(' & ');
  const rows = await database.query<FoundRow>(FOUND[language], [nowParameter(now), beginnings, words.join(' ')]);
  return rows.map(({ picture, ...row }) => ({ ...row, picture: { mini: miniOf(picture) } }));
}

/**
 * Returns the words of a text in the form of the database function `plain_words`: lower-case letters without accents,
 * and digits.
 */
export function plainWords(text: string): readonly string[] {
  return plainLetters(text).match(/[a-z0-9]+/g) ?? [];
}
