import type { Database } from '../database/database.ts';
import { ProviderFailure } from '../payments/stripe-client.ts';
import { type Each, RowFailed } from './batch.ts';

/** How long the jobs of one sweep may ask a payment provider, in milliseconds. */
const ASKING_MS = 60_000;

/** A job that asks a payment provider; it yields the id of each of its orders, and the work on it. */
export type Asking = AsyncGenerator<{ readonly id: string; readonly ask: () => Promise<unknown> }>;

/** The index of the job that the next sweep begins with, by database. */
const starts = new WeakMap<Database, number>();

/**
 * Runs the jobs of one sweep that ask a payment provider, one row of each job in turn, until the provider cannot be
 * reached or the time is up. The next sweep begins with the job after the last one that ran, so that every job has its
 * turn even if the provider is slow.
 */
export async function askInTurn(database: Database, each: Each, jobs: readonly Asking[]): Promise<void> {
  const end = performance.now() + ASKING_MS;
  const start = starts.get(database) ?? 0;
  const turns = jobs.map((job, n) => ({ n, job }));
  const queue = [...turns.slice(start), ...turns.slice(0, start)];
  let isAway = false;
  for (let turn = queue.shift(); turn && !isAway && performance.now() < end; turn = queue.shift()) {
    const row = await each(turn.job.next());
    if (!row || row.done) continue;
    starts.set(database, (turn.n + 1) % jobs.length);
    const { id, ask } = row.value;
    const asked = ask().catch((error: unknown) => {
      isAway = error instanceof ProviderFailure && error.isAway;
      throw new RowFailed(`purchase ${id}`, error);
    });
    await each(asked);
    queue.push(turn);
  }
}
