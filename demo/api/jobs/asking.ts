import type { Database } from '../database/database.ts';
import { ProviderFailure } from '../payments/stripe-client.ts';
import type { Each } from './batch.ts';

/** How long one run of the sweep asks a payment provider at most. */
const ASKING_MS = 60_000;

/** The work of a job on each of its rows, for which a payment provider is asked. */
export type Asking = AsyncGenerator<() => Promise<unknown>>;

/** The job that begins the next run, by its database. */
const starts = new WeakMap<Database, number>();

/**
 * Lets the jobs of one run of the sweep ask a payment provider, a row each in turn, until the provider is away or the
 * time is up. The next run begins with the job after the last, so that a slow provider keeps none of them waiting.
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
    const asked = row.value().catch((error: unknown) => {
      isAway = error instanceof ProviderFailure && error.isAway;
      throw error;
    });
    await each(asked);
    queue.push(turn);
  }
}
