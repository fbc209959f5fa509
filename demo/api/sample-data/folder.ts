import { fileURLToPath } from 'node:url';
import { findingText, questionText } from '../../../core/studio/sentences.ts';
import { type ReadFiles, readTables } from '../../../core/studio/understand.ts';
import { dateOf } from '../../../core/time/wall-time.ts';
import { PARIS, toWallTime } from '../../../core/time/zone.ts';
import type { Transaction } from '../database/database.ts';
import { readFiles } from '../studio/reading/read-files.ts';
import { writeFiles } from '../studio/writing/import.ts';
import { understand } from '../studio/writing/plan.ts';

/** The offers whose payloads write their schedule in other forms (D-schedule), which no form for people has. */
const FORMS = { french: 'patinoire', dates: 'bassin-nordique' } as const;

const FOLDER = fileURLToPath(new URL('studio', import.meta.url));

/**
 * Imports a folder of CSV, by default the sample's, as `npm run studio -- import` does, and returns what was read. `now` is
 * in milliseconds since 1970. Throws an error with a sentence for each cell that is wrong.
 */
export async function importFolder(transaction: Transaction, now: number, folder = FOLDER): Promise<ReadFiles> {
  const today = dateOf(toWallTime(now, PARIS));
  const read = await understand(transaction, readTables(await readFiles(folder), { today, answers: {} }));
  const wrong = [
    ...read.findings.map((finding) => findingText(finding, 'en')),
    ...read.questions.map((question) => questionText(question, 'en')),
  ];
  if (wrong.length > 0) throw new Error(`The folder of the sample is wrong.\n${wrong.join('\n')}`);
  await writeFiles(transaction, read, now);
  for (const [form, url] of Object.entries(FORMS)) {
    await transaction.query('UPDATE slotted SET schedule_form = $1 WHERE url = $2', [form, url]);
  }
  return read;
}
