import { setImmediate as othersAreServed } from 'node:timers/promises';
import { PGlite, type PGliteOptions, type Transaction as PGliteTransaction } from '@electric-sql/pglite';
import { inTurn } from '../in-turn.ts';
import { moveCounters } from './counters.ts';
import type { Database, Parameter, Queryable, Transaction } from './database.ts';
import { PARSERS } from './parsers.ts';
import { retrying } from './retry.ts';

/** How long a statement or a transaction waits for its turn; browsers wait 15 s for the whole response. */
const PATIENCE_MS = 10_000;

/**
 * Opens the embedded database in `folder`, or in memory if `folder` is null. It has one connection, so transactions run
 * one after another, and each statement waits for its turn for `patience` milliseconds at most. Commits to a folder
 * survive a crash of the process: durability is never relaxed.
 */
export async function openPglite(folder: string | null, patience = PATIENCE_MS): Promise<Database> {
  const parsers = { ...PARSERS };
  const pglite = folder === null ? await inMemory(parsers) : await PGlite.create({ dataDir: folder, parsers });
  return databaseOn(pglite, patience);
}

/**
 * Returns a PGlite instance, which was opened with `PARSERS`, as a database. PGlite works in this thread, and a queue of
 * statements of its own would stop everything else until it is empty. So statements wait here, and other requests are
 * served between two of them (D-embedded-queue).
 */
function databaseOn(pglite: PGlite, patience: number): Database {
  const inOrder = inTurn({ atOnce: 1, patience });
  const urgent: Database['urgent'] = {
    ...queryable(pglite),
    transaction: (work) => pglite.transaction((inner) => work(transactionOn(inner))),
  };
  const once: Database['transaction'] = (work) => inOrder(() => urgent.transaction(work));
  return {
    query: (sql, parameters) => inOrder(() => urgent.query(sql, parameters)),
    transaction: (work) =>
      retrying(
        () => once(work),
        () => once(moveCounters),
      ),
    urgent,
    listen: (channel, { heard, begun }) => {
      const listening = pglite.listen(channel, heard);
      const begins = listening.then(begun);
      return async () => {
        await begins;
        await (await listening)();
      };
    },
    close: () => pglite.close(),
  };
}

/**
 * The files of an empty database. Making them takes most of the time of a start in memory, so each process makes them
 * once.
 */
let empty: Blob | undefined;

async function inMemory(parsers: NonNullable<PGliteOptions['parsers']>): Promise<PGlite> {
  if (empty) return PGlite.create({ loadDataDir: empty, parsers });
  const pglite = await PGlite.create({ parsers });
  empty = await pglite.dumpDataDir('none');
  return pglite;
}

function transactionOn(inner: PGliteTransaction): Transaction {
  return {
    query: async (sql, parameters) => {
      await othersAreServed();
      return queryable(inner).query(sql, parameters);
    },
    script: async (sql) => {
      await inner.exec(sql);
    },
    unlimited: async () => {},
  };
}

function queryable(target: Pick<PGlite, 'query'>): Queryable {
  return {
    query: async <Row>(sql: string, parameters: readonly Parameter[] = []) =>
      (await target.query<Row>(sql, [...parameters])).rows,
  };
}
