import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Hears what is sent on a channel of the database. */
export interface Hearer {
  heard(payload: string): void;
  /** Called each time listening begins; what was sent before it may not have been heard. */
  begun(): void;
  /** Called when the connection is lost. */
  lost(): void;
}

/** Begins to listen; returns a function that ends it. */
export type Listen = (channel: string, hearer: Hearer) => () => Promise<void>;

/** How often a server is asked whether it is still there, and how long it may take; when to try again; in milliseconds. */
const USUAL = { asked: 5_000, silence: 5_000, again: 1_000 };

/**
 * Returns what listens at the address of PostgreSQL itself, by a connection of its own, which is replaced when it is lost.
 * A frozen server raises no event, so it is asked.
 */
export function listenAt(connectionString: string, onLost: (error: Error) => void, times = USUAL): Listen {
  const { asked, silence, again } = times;
  const after = (milliseconds: number, signal?: AbortSignal) =>
    sleep(milliseconds, undefined, { ref: false, ...(signal && { signal }) });
  return (channel, hearer) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let current: pg.Client | undefined;

    async function listenOnce(): Promise<void> {
      const client = new pg.Client({
        ...{ connectionString, fallback_application_name: 'creneau', connectionTimeoutMillis: silence },
        query_timeout: silence,
      });
      current = client;
      const lost = new Promise<never>((_, reject) => {
        client.on('error', reject);
        client.on('end', () => reject(new Error('Connection terminated')));
      });
      lost.catch(() => {});
      let isListening = false;
      try {
        await client.connect();
        client.on('notification', ({ payload = '' }) => hearer.heard(payload));
        await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
        isListening = true;
        hearer.begun();
        for (;;) {
          await Promise.race([after(asked, signal), lost]);
          await client.query('SELECT 1');
        }
      } catch (error) {
        if (isListening && !signal.aborted) {
          onLost(error as Error);
          hearer.lost();
        }
      } finally {
        // A frozen server never confirms it.
        await Promise.race([client.end().catch(() => {}), after(again)]);
      }
    }

    const running = (async () => {
      while (!signal.aborted) {
        await listenOnce();
        if (!signal.aborted) await after(again, signal).catch(() => {});
      }
    })();
    return async () => {
      stopping.abort();
      current?.end().catch(() => {});
      await running;
    };
  };
}
