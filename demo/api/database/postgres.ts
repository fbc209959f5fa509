import type pg from 'pg';
import { USUAL_CONNECTIONS } from '../../environment/database.ts';
import { inTurn } from '../in-turn.ts';
import { OF_CALLS, type Patience, unlessBusy } from './busy.ts';
import { moveCounters } from './counters.ts';
import type { Database, Parameter, Queryable, Transaction } from './database.ts';
import { listenAt } from './listening.ts';
import { type Connections, openConnections } from './pool.ts';
import { requireServer } from './pooler.ts';
import { reconnection } from './reconnect.ts';
import { retrying } from './retry.ts';
import { inTransaction, onClient } from './transaction.ts';

/** The part of the connections that may be in transactions, so that reads go on while transactions wait for locks. */
const IN_TRANSACTIONS = 3 / 4;

/** Further connections, which only readiness uses. */
const URGENT_CONNECTIONS = 2;

export interface PostgresOptions {
  readonly patience?: Patience | undefined;
  /** The most connections. */
  readonly connections?: number | undefined;
  /** The address of PostgreSQL itself, if the other one leads to a pooler. */
  readonly directUrl?: string | null | undefined;
  /** Receives one sentence about what should be set. */
  readonly tell?: ((sentence: string) => void) | undefined;
}

/** Longer than anything takes, as the greatest that a timer can wait, in milliseconds. */
const FOR_GOOD = 2 ** 31 - 1;

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
  { patience = OF_CALLS, connections = USUAL_CONNECTIONS, directUrl = null, tell = () => {} }: PostgresOptions = {},
): Promise<Database> {
  const isPooled = await requireServer({ url, directUrl, tell }, patience.turn);
  const usual = openConnections({ url, max: connections, isPooled, patience, onLost });
  const urgent = openConnections({
    ...{ url: directUrl ?? url, isPooled: isPooled && directUrl === null },
    ...{ max: URGENT_CONNECTIONS, patience, onLost, silence: patience.turn },
  });
  return {
    ...databaseOn(
      usual,
      inTurn({ atOnce: Math.ceil(connections * IN_TRANSACTIONS), patience: patience.turn }),
      patience,
    ),
    urgent: databaseOn(urgent, (work) => work(), patience),
    ...((directUrl !== null || !isPooled) && { listen: listenAt(directUrl ?? url, onLost) }),
    close: async () => {
      await Promise.all([usual.pool.end(), urgent.pool.end()]);
    },
  };
}

function databaseOn(connections: Connections, inOrder: InOrder, patience: Patience): Database['urgent'] {
  const { on, isPooled } = connections;
  const again = reconnection(connections.pool);
  const once = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    inOrder(() =>
      unlessBusy(
        () => inTransaction(connections, again, patience, (client) => work(transactionOn(client, isPooled))),
        patience,
      ),
    );
  const transaction = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    retrying(
      () => once(work),
      () => once(moveCounters),
    );
  const read: Queryable['query'] = (sql, parameters) =>
    isPooled
      ? onClient(connections, patience, (client) => queryable(client, isPooled).query(sql, parameters))
      : on((client) => queryable(client, isPooled).query(sql, parameters));
  return {
    query: (sql, parameters) =>
      isWrite(sql)
        ? transaction(({ query }) => query(sql, parameters))
        : unlessBusy(() => again.onceMore(() => read(sql, parameters)), patience),
    transaction,
  };
}

/** Whether a statement changes rows, so that only a transaction may repeat it. */
export function isWrite(sql: string): boolean {
  return /\b(?:INSERT|UPDATE|DELETE)\b/i.test(sql);
}

function transactionOn(client: pg.PoolClient, isPooled: boolean): Transaction {
  let running = queryable(client, isPooled);
  let more = {};
  return {
    query: (sql, parameters) => running.query(sql, parameters),
    script: async (text) => {
      await client.query({ text, ...more });
    },
    unlimited: async () => {
      more = { query_timeout: FOR_GOOD };
      running = queryable(client, isPooled, more);
      await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    },
  };
}

/** Runs SQL on a connection; without prepared statements if it is behind a pooler. */
export function queryable(client: pg.PoolClient, isPooled: boolean, more = {}): Queryable {
  return {
    // pg does not know the types of rows, so the row type of each statement is trusted.
    query: async <Row>(text: string, parameters: readonly Parameter[] = []) =>
      (await client.query({ text, values: [...parameters], ...(!isPooled && { name: nameOf(text) }), ...more }))
        .rows as Row[],
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
