import pg from 'pg';
import { USUAL_CONNECTIONS } from '../../environment/database.ts';
import { inTurn } from '../in-turn.ts';
import { StartError } from '../start-error.ts';
import { OF_CALLS, type Patience, unlessBusy } from './busy.ts';
import { moveCounters } from './counters.ts';
import type { Database, Parameter, Queryable, Transaction } from './database.ts';
import { PARSERS } from './parsers.ts';
import { reconnection } from './reconnect.ts';
import { retrying } from './retry.ts';
import { inTransaction, keepTimeline } from './transaction.ts';

/** The part of the connections that may be in transactions, so that reads go on while transactions wait for locks. */
const IN_TRANSACTIONS = 3 / 4;

/** Further connections, which only readiness uses. */
const URGENT_CONNECTIONS = 2;

export interface PostgresOptions {
  readonly patience?: Patience;
  /** The most connections. */
  readonly connections?: number | undefined;
}

/** Runs work when it is its turn. */
type InOrder = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Opens PostgreSQL at `url`; throws a StartError if it does not respond. `onLost` is called for idle connections that
 * broke; the pool replaces them. Work that waits too long for a lock, or for its turn, throws an `Overloaded`
 * (D-locked-rows).
 */
export async function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { patience = OF_CALLS, connections = USUAL_CONNECTIONS }: PostgresOptions = {},
): Promise<Database> {
  const pool = poolOf(url, connections, patience, onLost);
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end();
    // Not the error's own message: it may be empty, or contain the address with its password.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    throw new StartError(`The PostgreSQL server that DATABASE_URL names cannot be used (${reason}).`);
  });
  const urgent = poolOf(url, URGENT_CONNECTIONS, patience, onLost);
  return {
    ...databaseOn(
      pool,
      inTurn({ atOnce: Math.ceil(connections * IN_TRANSACTIONS), patience: patience.turn }),
      patience,
    ),
    urgent: databaseOn(urgent, (work) => work(), patience),
    close: async () => {
      await Promise.all([pool.end(), urgent.end()]);
    },
  };
}

function poolOf(url: string, max: number, { lock, turn }: Patience, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    fallback_application_name: 'creneau',
    max,
    connectionTimeoutMillis: turn,
    statement_timeout: 20_000,
    lock_timeout: lock,
    onConnect: async (client) => {
      // A database, or a role, may have another style of its own, in which dates would be read wrong.
      await client.query("SET datestyle = 'ISO, YMD'");
      await keepTimeline(client);
    },
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', onLost);
  // The pool handles errors of idle clients only. If a client in use loses its connection, its next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function databaseOn(pool: pg.Pool, inOrder: InOrder, patience: Patience): Database['urgent'] {
  const connections = reconnection(pool);
  const once = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    inOrder(() =>
      unlessBusy(() => inTransaction(pool, connections, (client) => work(transactionOn(client))), patience),
    );
  const transaction = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    retrying(
      () => once(work),
      () => once(moveCounters),
    );
  const read = queryable(pool).query;
  return {
    query: (sql, parameters) =>
      isWrite(sql)
        ? transaction(({ query }) => query(sql, parameters))
        : unlessBusy(() => connections.onceMore(() => read(sql, parameters)), patience),
    transaction,
  };
}

/** Whether a statement changes rows, so that only a transaction may repeat it. */
function isWrite(sql: string): boolean {
  return /\b(?:INSERT|UPDATE|DELETE)\b/i.test(sql);
}

function transactionOn(client: pg.PoolClient): Transaction {
  return {
    ...queryable(client),
    script: async (sql) => {
      await client.query(sql);
    },
  };
}

function queryable(target: pg.Pool | pg.PoolClient): Queryable {
  return {
    // pg does not know the types of rows, so the row type of each statement is trusted.
    query: async <Row>(sql: string, parameters: readonly Parameter[] = []) =>
      (await target.query({ name: nameOf(sql), text: sql, values: [...parameters] })).rows as Row[],
  };
}

/**
 * The names of prepared statements, by their text: each connection parses a named statement once. There are few,
 * because values are passed as parameters.
 */
const names = new Map<string, string>();

function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `statement-${names.size}`;
  names.set(sql, name);
  return name;
}
