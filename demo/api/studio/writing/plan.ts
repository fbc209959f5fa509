import { createHash } from 'node:crypto';
import type { GivenAnswers } from '../../../../core/studio/read-table.ts';
import { followReferences, namesWanted, type ReadFiles } from '../../../../core/studio/understand.ts';
import { lockSchedules } from '../../booking/locks.ts';
import type { Queryable, Transaction } from '../../database/database.ts';
import { touchOffers } from '../../database/touched.ts';
import { carryOut } from '../../schedule/carry-out.ts';
import { withdrawItems } from '../../schedule/change-item.ts';
import { calledOffOf, changedSessions } from '../../schedule/changed-place.ts';
import { writeSchedule } from '../../schedule/write-schedule.ts';
import type { ChangedSessions } from '../../schemas/studio-sessions.ts';
import type { Effects, Touched } from './effect.ts';
import { readEffects, touchedBy } from './effects.ts';
import { type ImportChanges, writeFiles } from './import.ts';
import { readKnown } from './known.ts';
import { readPromises } from './promises.ts';
import { RefusedRows } from './refused-rows.ts';
import { serverFindings } from './server-rules.ts';

/** The key of the lock under which one import at a time is written. */
const IMPORT_LOCK = 4_173_002;

/** What an import changes in a sheet: how many rows, and the first of their keys. */
export interface SheetChanges {
  readonly sheet: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly rows: readonly string[];
}

/** How many keys of a sheet are named. */
const NAMED = 10;

/** What becomes of files: what is wrong with them or asked, whom they may not touch, or what they change. */
export type Outcome = { readonly read: ReadFiles } & (
  | { readonly case: 'faulty' }
  | { readonly case: 'touches'; readonly touched: Touched }
  /** `confirm`: with which the same files are written. */
  | {
      readonly case: 'ready' | 'changed' | 'written';
      readonly changes: readonly SheetChanges[];
      readonly sessions: ChangedSessions;
      readonly confirm: string;
    }
);

interface ImportOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The answers to questions about people, by their ids. */
  readonly answers: GivenAnswers;
  /** What an earlier try has answered, with which the import is written; null only tries. */
  readonly confirm: string | null;
  readonly tell?: (sheet: string) => void;
}

/** Follows the references of what was read, with what the database knows. */
export async function understand(database: Queryable, read: ReadFiles): Promise<ReadFiles> {
  const followed = followReferences(read, await readKnown(database, namesWanted(read)));
  return { ...followed, findings: [...followed.findings, ...(await serverFindings(database, followed))] };
}

/**
 * Imports what was read, or only tries to: what was tried is undone, so that what it says it would change is exactly that.
 */
export async function importFiles(
  transaction: Transaction,
  files: ReadFiles,
  options: ImportOptions,
): Promise<Outcome> {
  await transaction.unlimited();
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
  const read = await understand(transaction, files);
  if (read.findings.length > 0 || read.questions.length > 0) return { case: 'faulty', read };
  await transaction.script('SAVEPOINT import');
  const outcome = await attempt(transaction, read, options).catch((error: unknown): Outcome => {
    if (!(error instanceof RefusedRows)) throw error;
    return { case: 'faulty', read: { ...read, findings: [...read.findings, ...error.findings] } };
  });
  if (outcome.case !== 'written') await transaction.script('ROLLBACK TO SAVEPOINT import');
  return outcome;
}

async function attempt(transaction: Transaction, read: ReadFiles, options: ImportOptions): Promise<Outcome> {
  const { now, confirm, tell } = options;
  if (confirm !== null) await lockSchedules(transaction);
  const promises = await readPromises(transaction, now);
  const changes = await writeFiles(transaction, read, now, tell);
  const effects = await readEffects(transaction, promises, options);
  const touched = touchedBy(effects);
  if (touched) return { case: 'touches', read, touched };
  const { questions, changed } = effects;
  if (questions.length > 0) return { case: 'faulty', read: { ...read, questions } };
  const digest = digestOf(read, changes, effects);
  const done = confirm === null ? 'ready' : confirm === digest ? 'written' : 'changed';
  if (done === 'written') await bringAbout(transaction, effects, now);
  return { case: done, read, changes: summaryOf(changes), sessions: changedSessions(changed), confirm: digest };
}

async function bringAbout(transaction: Transaction, { kept, changed }: Effects, now: number): Promise<void> {
  for (const [written, offer] of kept) await writeSchedule(transaction, written, offer);
  await withdrawItems(transaction, calledOffOf(changed));
  await carryOut(transaction, changed, now);
  touchOffers(transaction, 'all');
}

function summaryOf(changes: ImportChanges): readonly SheetChanges[] {
  return Object.entries(changes).flatMap(([sheet, { added, changed, removed }]) => {
    const keys = [...added, ...changed, ...removed];
    const counts = { added: added.length, changed: changed.length, removed: removed.length };
    return keys.length === 0 ? [] : [{ sheet, ...counts, rows: keys.slice(0, NAMED) }];
  });
}

/** Returns a digest of what was understood, and of what it changes for whom. */
function digestOf({ rows }: ReadFiles, changes: ImportChanges, { changed, kept }: Effects): string {
  const hash = createHash('sha256');
  for (const [id, list] of Object.entries(rows)) {
    hash.update(id);
    for (const { values } of list) hash.update(JSON.stringify(values));
  }
  return hash.update(JSON.stringify([changes, changed, kept])).digest('hex');
}
