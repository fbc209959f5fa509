import type { Listen } from './listening.ts';
import type { Position } from './position.ts';

export type Parameter = string | number | boolean | null | readonly string[] | readonly number[];

/** Runs SQL: the database itself, or one of its transactions. */
export interface Queryable {
  /** Returns the rows of one statement; `$1` is the first parameter. */
  query<Row>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>;
}

/** A running transaction, whose isolation level is READ COMMITTED. */
export interface Transaction extends Queryable {
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
  /** Lets the statements that follow take as long as they need. */
  unlimited(): Promise<void>;
}

/**
 * A database that runs the same SQL on the embedded PGlite and on PostgreSQL. On both, int8 is returned as a number,
 * `date` as yyyy-MM-dd, `timestamp` (without zone) as a WallTime, numeric as text. Instants are bigint milliseconds
 * since 1970.
 */
export interface Database extends Queryable {
  /**
   * Commits what `work` did, or nothing if it throws. `work` may run again after a deadlock or a lost connection, so it
   * must not have effects outside of the transaction.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Hears what is sent with `pg_notify`; absent if a pooler is in between. */
  readonly listen?: Listen;
  /** The same database, for what must not wait behind other requests: whether the server is ready. */
  readonly urgent: Pick<Database, 'query' | 'transaction'>;
  /** A replica, on which the reads of `onReplica` are made; absent if there is none. */
  readonly replica?: Replica;
  close(): Promise<void>;
}

/** What is known of a replica. */
export interface Replica {
  /** Whether it can be used now, and knows everything before a position, if one is given. */
  hasReached(position: Position | null): boolean;
  /** Returns a position of the database that all commits until now are before. */
  position(): Promise<Position>;
}
