import pg from 'pg';
import { isLate, type Patience } from './busy.ts';
import { isLost } from './lost.ts';
import { PARSERS } from './parsers.ts';
import { keepTimeline } from './timeline.ts';

/** How long a statement may take, in milliseconds. */
const STATEMENT_MS = 20_000;

/** A server that is silent for longer is frozen, or the network between is: the connection is left. */
const SILENCE_MS = STATEMENT_MS + 2_000;

/** After how long the server ends a transaction of a process that it hears no more, whose rows it keeps locked. */
const IDLE_MS = 30_000;

/** After how long an idle connection is asked whether it is still there: routers and firewalls forget idle ones. */
const KEEP_ALIVE_MS = 10_000;

const DATES = "datestyle = 'ISO, YMD'";

/** Connections to PostgreSQL, and how a transaction on them begins. */
export interface Connections {
  readonly pool: pg.Pool;
  /**
   * Runs `work` on a connection, which is left if it was lost, or if `work` calls `leave`. If it was silent, it is left,
   * and so are all that were opened before, when their turn comes: the cause is likely to silence them too.
   */
  on<Result>(work: (client: pg.PoolClient, leave: () => void) => Promise<Result>): Promise<Result>;
  /** The statements that begin a transaction. */
  readonly begin: string;
  /**
   * Whether a pooler gives each transaction another connection to PostgreSQL, which other programs use too: it keeps
   * neither settings nor prepared statements (D-pooler).
   */
  readonly isPooled: boolean;
}

export interface PoolOptions {
  readonly url: string;
  /** The most connections. */
  readonly max: number;
  readonly isPooled: boolean;
  readonly patience: Patience;
  /** Is called for idle connections that broke; the pool replaces them. */
  readonly onLost: (error: Error) => void;
  /** For how many milliseconds a server may be silent, if not for longer than a statement may take. */
  readonly silence?: number;
}

/** Makes a pool, whose connections are opened when they are needed. */
export function openConnections({
  url,
  max,
  isPooled,
  patience,
  onLost,
  silence = SILENCE_MS,
}: PoolOptions): Connections {
  const { lock, turn } = patience;
  const pool = new pg.Pool({
    connectionString: url,
    fallback_application_name: 'creneau',
    max,
    connectionTimeoutMillis: turn,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    query_timeout: silence,
    ...(!isPooled && {
      statement_timeout: STATEMENT_MS,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: IDLE_MS,
      onConnect: async (client) => {
        // A database, or a role, may have another style of its own, in which dates would be read wrong.
        const setting = { text: `SET ${DATES}`, query_timeout: turn };
        await client.query(setting);
        await keepTimeline(client, turn);
      },
    }),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  pool.on('error', onLost);
  const openedAt = new WeakMap<pg.ClientBase, number>();
  let silentAt = 0;
  pool.on('connect', (client) => {
    openedAt.set(client, performance.now());
    // The pool handles errors of idle clients only. If a client in use loses its connection, its next statement fails.
    client.on('error', () => {});
  });
  const connect = async () => {
    for (;;) {
      const client = await pool.connect();
      if ((openedAt.get(client) ?? 0) >= silentAt) return client;
      client.release(true);
    }
  };
  const settings = [
    `statement_timeout = ${STATEMENT_MS}`,
    `lock_timeout = ${lock}`,
    `idle_in_transaction_session_timeout = ${IDLE_MS}`,
    DATES,
  ];
  const begin = [
    'BEGIN ISOLATION LEVEL READ COMMITTED',
    ...(isPooled ? settings.map((one) => `SET LOCAL ${one}`) : []),
  ];
  return {
    pool,
    on: async (work) => {
      const client = await connect();
      let isLeft = false;
      const leave = () => {
        isLeft = true;
      };
      try {
        return await work(client, leave);
      } catch (error) {
        if (isLate(error)) silentAt = performance.now();
        if (isLate(error) || isLost(error)) leave();
        throw error;
      } finally {
        client.release(isLeft);
      }
    },
    begin: begin.join('; '),
    isPooled,
  };
}
