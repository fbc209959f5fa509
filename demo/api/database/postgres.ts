import pg from 'pg';
import { StartError } from '../start-error.ts';
import { moveCounters } from './counters.ts';
import type { Database, Parameter, Queryable, Transaction } from './database.ts';
import { PARSERS } from './parsers.ts';
import { reconnection } from './reconnect.ts';
import { retrying } from './retry.ts';
import { inTransaction } from './transaction.ts';

const CONNECTIONS = 16;

/**
 * Opens PostgreSQL at `url`; throws a StartError if it does not respond. `onLost` is called for idle connections that
 * broke; the pool replaces them.
 */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', onLost);
  // The pool handles errors of idle clients only. If a client in use loses its connection, its next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('SELECT 1').catch(async (error: unknown) => {
    await pool.end();
    // Not the error's own message: it may be empty, or contain the address with its password.
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    throw new StartError(`The PostgreSQL server that DATABASE_URL names cannot be used (${reason}).`);
  });
  const connections = reconnection(pool);
  const once = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    inTransaction(pool, connections, (client) => work(transactionOn(client)));
  const transaction: Database['transaction'] = (work) =>
    retrying(
      () => once(work),
      () => once(moveCounters),
    );
  const read = queryable(pool).query;
  const urgent: Database['urgent'] = {
    query: (sql, parameters) =>
      isWrite(sql)
        ? transaction(({ query }) => query(sql, parameters))
        : connections.onceMore(() => read(sql, parameters)),
    transaction,
  };
  return {
    ...urgent,
    urgent,
    close: () => pool.end(),
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
