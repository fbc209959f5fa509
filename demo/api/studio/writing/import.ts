import type { Row } from '../../../../core/studio/finding.ts';
import { daySlots, weekSlots } from '../../../../core/studio/rules.ts';
import { SHEETS, sheetOf } from '../../../../core/studio/sheets.ts';
import type { ReadFiles } from '../../../../core/studio/understand.ts';
import { dateOf } from '../../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../../core/time/zone.ts';
import { moveCounters } from '../../database/counters.ts';
import type { Transaction } from '../../database/database.ts';
import { forgetPictures, writePictures } from '../pictures.ts';
import { writeBookings } from './bookings.ts';
import { addCards } from './cards.ts';
import { type DaysOff, daysOffByOffer, daysOffOf } from './days-off.ts';
import { openingRows, sessionRows, videoFiles, withVideos } from './parts.ts';
import { namingTheRow, RefusedRows } from './refused-rows.ts';
import { PARTS, SQL_TYPES, TARGETS } from './targets.ts';
import { type Changes, type Given, joined, ROWS_A_STATEMENT, type Target, upsert } from './upsert.ts';
import { writeVenues } from './venues.ts';

/** What an import has changed, by the ids of the sheets. */
export type ImportChanges = Readonly<Record<string, Changes>>;

/**
 * Writes what files say, sheet by sheet, moves the counters of numbers on, and gives each offer a card. Columns that the files do not have are left
 * as they are. Throws a RefusedRows for rows that cannot be written.
 */
export async function writeFiles(
  transaction: Transaction,
  files: ReadFiles,
  now: number,
  tell: (sheet: string) => void = () => {},
): Promise<ImportChanges> {
  const changes: Record<string, Changes> = {};
  await writePictures(transaction, files.pictures);
  for (const { id } of SHEETS) {
    const rows = files.rows[id] ?? [];
    if (rows.length === 0) continue;
    tell(id);
    const write = (some: readonly Row[]) => writeSheet(transaction, id, { files, rows: some, now });
    changes[id] = await namingTheRow(transaction, id, rows, write);
    await writeTranslations(transaction, id, rows);
  }
  await moveCounters(transaction);
  const offers = (files.rows['offers'] ?? []).map(({ values }) => String(values['address']));
  await addCards(transaction, offers, now);
  await forgetPictures(transaction);
  return changes;
}

interface Written {
  readonly files: ReadFiles;
  readonly rows: readonly Row[];
  readonly now: number;
}

async function writeSheet(transaction: Transaction, id: string, written: Written): Promise<Changes> {
  const { files, rows, now } = written;
  const present = new Set((files.columns[id] ?? []).map((column) => column.id));
  // An address that was made, and a venue that was filled in.
  for (const member of ['address', 'venue']) if (rows[0] && member in rows[0].values) present.add(member);
  const given = (values: readonly object[], more: Readonly<Record<string, string>> = {}): Given => ({
    types: { ...typesOf(id), now: 'bigint', row: 'integer', ...more },
    present: new Set([...present, ...Object.keys(more)]),
    rows: values,
    now,
  });
  const values = rows.map((row) => row.values);
  if (id === 'venues') {
    await addCompanies(transaction, values);
    return writeVenues(transaction, given(values));
  }
  if (id === 'sessions') {
    const types = { weekday: 'smallint', day: 'date', starts: 'time', ends: 'time' };
    const week = await upsert(transaction, PARTS.sessions, given(sessionRows(rows, weekSlots), types));
    const special = await upsert(transaction, PARTS.specialSessions, given(sessionRows(rows, daySlots), types));
    return joined(week, special);
  }
  if (id === 'daysOff') return writeDaysOff(transaction, rows, given, now);
  if (id === 'bookings') {
    const { changes, findings } = await writeBookings(transaction, rows, now);
    if (findings.length > 0) throw new RefusedRows(findings);
    return changes;
  }
  if (id === 'replays') return writeReplays(transaction, values, given);
  if (id === 'customers') await addCompanies(transaction, values);
  const changes = await upsert(transaction, TARGETS[id] as Target, given(values));
  if (id === 'events') await writeEventParts(transaction, rows, given);
  return changes;
}

function typesOf(id: string): Readonly<Record<string, string>> {
  return Object.fromEntries(sheetOf(id).columns.map((column) => [column.id, SQL_TYPES[column.kind]]));
}

type Giving = (values: readonly object[], more?: Readonly<Record<string, string>>) => Given;

async function writeDaysOff(
  transaction: Transaction,
  rows: readonly Row[],
  given: Giving,
  now: number,
): Promise<Changes> {
  const { days, findings } = await daysOffOf(rows, dateOf(toWallTime(now, PARIS)));
  if (findings.length > 0) throw new RefusedRows(findings);
  const byOffer = await daysOffByOffer(transaction, days satisfies readonly DaysOff[]);
  return upsert(transaction, PARTS.daysOff, given(byOffer, { lastDay: 'date' }));
}

/** Writes the hours of open events, and which events belong to a series: its first one may stand below. */
async function writeEventParts(transaction: Transaction, rows: readonly Row[], given: Giving): Promise<void> {
  const openings = openingRows(rows);
  if (openings.length > 0) {
    await upsert(transaction, PARTS.openings, given(openings, { event: 'text', weekday: 'smallint', starts: 'time' }));
  }
  const series = rows.filter(({ values }) => values['type'] === 'cyclic').map(({ values }) => values);
  await transaction.query(
    `UPDATE event SET series_id = first.id
     FROM jsonb_to_recordset($1::text::jsonb) AS g (address text, series text), event AS first
     WHERE event.url = g.address AND first.url = coalesce(g.series, g.address) AND event.series_id IS DISTINCT FROM first.id`,
    [JSON.stringify(series)],
  );
}

async function writeReplays(
  transaction: Transaction,
  values: readonly Row['values'][],
  given: Giving,
): Promise<Changes> {
  const replays = await withVideos(transaction, values);
  const { sources, captions } = videoFiles(replays);
  const types = { videoId: 'integer' };
  await upsert(transaction, PARTS.videos, given(replays, types));
  await upsert(
    transaction,
    PARTS.sources,
    given(sources, { ...types, position: 'smallint', src: 'text', type: 'text' }),
  );
  if (captions.length > 0) {
    await upsert(transaction, PARTS.captions, given(captions, { ...types, lang: 'text', label: 'text', src: 'text' }));
  }
  return upsert(transaction, TARGETS['replays'] as Target, given(replays, types));
}

async function addCompanies(transaction: Transaction, values: readonly Row['values'][]): Promise<void> {
  const names = [...new Set(values.flatMap(({ company }) => (company as string | null) ?? []))];
  await transaction.query(
    `INSERT INTO organization (name) SELECT name FROM unnest($1::text[]) AS given (name)
     WHERE NOT EXISTS (SELECT FROM organization AS o WHERE o.name = given.name)`,
    [names],
  );
}

/** Writes the English texts, each under the French one. */
async function writeTranslations(transaction: Transaction, id: string, rows: readonly Row[]): Promise<void> {
  const columns = sheetOf(id).columns.flatMap(({ id: english, translates }) =>
    translates ? [{ english, translates }] : [],
  );
  const texts = columns.flatMap(({ english, translates }) =>
    rows.flatMap(({ values }): readonly [string, string][] => {
      const [source, text] = [values[translates], values[english]];
      return source && text && source !== text ? [[String(source), String(text)]] : [];
    }),
  );
  const given = [...new Map(texts)].map(([source, text]) => ({ source, text }));
  for (let from = 0; from < given.length; from += ROWS_A_STATEMENT) {
    await transaction.query(
      `INSERT INTO translation (language, source, text)
       SELECT 'en', source, text FROM jsonb_to_recordset($1::text::jsonb) AS g (source text, text text)
       ON CONFLICT (language, md5(source)) DO UPDATE SET text = excluded.text WHERE translation.text <> excluded.text`,
      [JSON.stringify(given.slice(from, from + ROWS_A_STATEMENT))],
    );
  }
}
