import { every } from '../every.ts';
import { isLate, OF_CALLS } from './busy.ts';
import type { Database, Queryable } from './database.ts';
import { isLost } from './lost.ts';
import { openConnections } from './pool.ts';
import { hasReached, type Position } from './position.ts';
import { isWrite, queryable } from './postgres.ts';
import { placeOfReads } from './reading.ts';
import { onClient } from './transaction.ts';

/** How far a replica may be behind, and how often that is looked at, in milliseconds. */
export interface Lag {
  readonly most: number;
  readonly every: number;
}

const USUAL: Lag = { most: 5_000, every: 1_000 };

/** A standby has the identity of its database. */
const IDENTITY = '(SELECT system_identifier FROM pg_control_system()) || current_database() AS identity';

interface Told {
  /** Null of a server that follows no other. */
  readonly position: Position | null;
  readonly identity: string;
}

export interface ReplicaOptions {
  readonly url: string;
  /** The most connections. */
  readonly connections: number;
  readonly onLost: (error: Error) => void;
  /** Receives a sentence when the replica is left or taken back. */
  readonly tell: (sentence: string) => void;
  readonly lag?: Lag;
}

/**
 * Returns the database with a replica, on which the reads of `onReplica` are made while it is not too far behind
 * (D-read-replica). What the replica cannot answer, the database is asked.
 */
export function withReplica(
  database: Database,
  { url, connections, onLost, tell, lag = USUAL }: ReplicaOptions,
): Database {
  const patience = { ...OF_CALLS, turn: Math.min(lag.most, OF_CALLS.turn) };
  // As behind a pooler, which may be there: it cannot be found out while the replica is away.
  const way = openConnections({ url, max: connections, isPooled: true, patience, onLost, silence: lag.most });
  const ask: Queryable['query'] = (sql, parameters) =>
    onClient(way, patience, (client) => queryable(client, true).query(sql, parameters));
  /** The positions of the database that the replica has not reached, with the instants at which they were read. */
  let ahead: readonly { readonly at: number; readonly position: Position }[] = [];
  let reached: Position | null = null;
  let freshAt = Number.NEGATIVE_INFINITY;
  let isUsed: boolean | null = null;

  const tellPosition = async (of: 'insert' | 'flush') => {
    const [row] = await database.urgent.query<Told>(`SELECT pg_current_wal_${of}_lsn()::text AS position, ${IDENTITY}`);
    return { position: row?.position ?? '', identity: row?.identity ?? '' };
  };
  const look = async () => {
    const at = performance.now();
    // The insert position of an idle server may be one that no replica reaches (findings/postgres-idle-insert-position.sh).
    const { position, identity } = await tellPosition('flush');
    ahead = [...ahead, { at, position }];
    const [row] = await ask<Told>(
      `SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position, ${IDENTITY}`,
    );
    const now = row?.identity === identity ? row.position : null;
    reached = now;
    if (now === null) return;
    freshAt = ahead.findLast((one) => hasReached(now, one.position))?.at ?? freshAt;
    ahead = ahead.filter((one) => one.at > freshAt);
  };
  const isFresh = () => reached !== null && performance.now() - freshAt < lag.most;
  const judge = () => {
    ahead = ahead.filter(({ at }) => performance.now() - at < lag.most);
    if (isFresh() === isUsed) return;
    isUsed = isFresh();
    tell(
      isUsed
        ? 'The read replica is used.'
        : 'The read replica is left: it does not answer, is too far behind, or is no standby of this database.',
    );
  };
  const leave = () => {
    reached = null;
    judge();
  };
  const stop = every(lag.every, () => look().then(judge), leave);

  return {
    ...database,
    query: async (sql, parameters) => {
      if (placeOfReads() === 'primary' || isWrite(sql) || !isFresh()) return database.query(sql, parameters);
      return ask<never>(sql, parameters).catch((error: unknown) => {
        if (isLost(error) || isLate(error)) leave();
        return database.query(sql, parameters);
      });
    },
    replica: {
      hasReached: (asked) => isFresh() && (asked === null || hasReached(reached ?? '', asked)),
      // A commit that does not wait for the disk is not flushed yet.
      position: () => tellPosition('insert').then(({ position }) => position),
    },
    close: async () => {
      await stop();
      await Promise.all([way.pool.end(), database.close()]);
    },
  };
}
