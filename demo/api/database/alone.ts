import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { Locked } from './busy.ts';
import type { Database, Queryable, Transaction } from './database.ts';

/**
 * The key of the lock that a server takes to migrate or fill the database. It can be any number, but must be the same
 * for all servers of a database.
 */
const ADVISORY_LOCK = 4_173_001;

/** How the start of a server waits for others who use the database. */
export interface Waiting {
  /** Receives one sentence about whom the start waits for. */
  readonly tell: (sentence: string) => void;
  /** How long one try waits for a lock, during which everybody else who wants the table waits too, in milliseconds. */
  readonly tried: number;
  /** The milliseconds between two tries, in which the others go on. */
  readonly pause: number;
  /** After how many milliseconds the start gives up. */
  readonly patience: number;
}

const USUAL: Waiting = { tell: () => {}, tried: 2_000, pause: 3_000, patience: 600_000 };

/**
 * Runs `work` in a transaction while no other server of this database migrates or fills it. If a table that it changes
 * is in use, for example by a dump, tries again. Throws a StartError when its patience is over.
 */
export async function alone(
  database: Database,
  waiting: Partial<Waiting>,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { tell, tried, pause, patience } = { ...USUAL, ...waiting };
  const end = performance.now() + patience;
  for (let isTold = false; ; isTold = true) {
    try {
      await database.transaction(async (transaction) => {
        await transaction.script(`SET LOCAL lock_timeout = ${tried}`);
        await transaction.unlimited();
        await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
        await work(transaction);
      });
      return;
    } catch (error) {
      if (!(error instanceof Locked)) throw error;
      const holder = await findHolder(database.urgent);
      if (performance.now() >= end) {
        throw new StartError(`The database was not changed, because ${holder} did not end: start again when it has.`);
      }
      if (!isTold) tell(`The start waits for ${holder}, and tries again for ${Math.round(patience / 60_000)} minutes.`);
      await sleep(pause);
    }
  }
}

/** Describes the transaction that probably prevents the start: another server's start, else the oldest with a table. */
async function findHolder({ query }: Pick<Queryable, 'query'>): Promise<string> {
  const [holder] = await query<{ pid: number; program: string; table: string | null }>(
    `SELECT pid, coalesce(nullif(application_name, ''), 'unnamed') AS program, relname::text AS "table"
     FROM pg_locks JOIN pg_stat_activity USING (pid) LEFT JOIN pg_class ON pg_class.oid = relation
     WHERE granted AND pid <> pg_backend_pid() AND datname = current_database()
       AND (locktype = 'advisory' AND objid = $1::bigint::oid OR relkind = 'r' AND relation >= 16384)
     ORDER BY locktype <> 'advisory', xact_start, relname LIMIT 1`,
    [ADVISORY_LOCK],
  );
  if (!holder) return 'another client of the database';
  const { pid, program, table } = holder;
  if (table === null) return `another server (process ${pid} of the database) that is starting`;
  return `process ${pid} of the database (${program}), a dump or another client that uses the table ${table}`;
}
