import { mkdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { readCell } from '../../core/studio/kinds.ts';
import { nextSeason } from '../../core/studio/next-season.ts';
import type { Language } from '../../core/text/language.ts';
import type { PlainDate } from '../../core/time/wall-time.ts';
import { namedPictures } from '../api/studio/exporting/pictures.ts';
import type { Studio } from '../api/studio/exporting/read-studio.ts';
import { csvFiles, jsonText } from '../api/studio/exporting/write-files.ts';
import { holidayNames } from '../api/studio/writing/holidays.ts';
import { type Door, today } from './doors.ts';
import { UsageError } from './usage-error.ts';
import type { Wishes } from './wishes.ts';
import { wordsOf } from './words.ts';

type Change = (studio: Studio) => Studio;

/** Returns what makes the next season of a studio. Throws a UsageError for days that are none, or in the wrong order. */
export async function seasonOf({ from, to, keepsAddresses, lang }: Wishes): Promise<Change> {
  const [firstDay, lastDay] = [from, to].map((text) => {
    const read = readCell('date', { case: 'text', text }, { lang: 'fr', today: today(), answers: {} });
    return read.case === 'value' ? (read.value as PlainDate) : undefined;
  });
  if (!firstDay || !lastDay || firstDay > lastDay) throw new UsageError(wordsOf(lang).seasonDays);
  const year = Number(firstDay.slice(0, 4));
  const holidayOn = await holidayNames([year - 2, year - 1, year]);
  return (studio) => nextSeason(studio, { firstDay, lastDay, keepsAddresses }, holidayOn);
}

/** Writes a studio, or what `season` makes of it, as JSON or as a folder of CSV with its pictures. */
export async function exportTo(path: string, lang: Language, door: Door, season: Change | null): Promise<void> {
  const whole = await door.export();
  const studio = season ? season(whole) : whole;
  if (extname(path) === '.json') writeFileSync(path, jsonText(studio));
  else {
    mkdirSync(path, { recursive: true });
    const { named, pictures } = await namedPictures(studio, door.picture);
    for (const [name, text] of csvFiles(named, lang)) writeFileSync(join(path, name), text);
    if (pictures.size > 0) mkdirSync(join(path, 'pictures'), { recursive: true });
    for (const [name, bytes] of pictures) writeFileSync(join(path, 'pictures', name), bytes);
  }
}
