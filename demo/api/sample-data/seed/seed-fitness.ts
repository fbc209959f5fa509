import type { Transaction } from '../../database/database.ts';
import { insertAll } from '../bulk.ts';
import { type SampleTracker, sampleTrackers } from '../fitness/fitness.ts';

const FIGURES = { steps: 'integer', floors: 'integer', calories: 'integer', sleeps: 'integer' } as const;

/** Writes the names of the users' trackers, and what they have counted by `now`. */
export async function insertFitness(transaction: Transaction, now: number): Promise<void> {
  const trackers = sampleTrackers(now);
  for (const { personId, tracker } of trackers) {
    await transaction.query('UPDATE person SET tracker = $2 WHERE id = $1', [personId, tracker]);
  }
  await insertAll(transaction, 'fitness_day', columns('date'), rows(trackers, 'days'));
  await insertAll(transaction, 'fitness_hour', columns('timestamp'), rows(trackers, 'hours'));
}

function columns(start: string) {
  return { person_id: 'integer', starts_at: start, ...FIGURES };
}

function rows(trackers: readonly SampleTracker[], kind: 'days' | 'hours') {
  return trackers.flatMap((tracker) =>
    tracker[kind].map(({ start, ...figures }) => ({ person_id: tracker.personId, starts_at: start, ...figures })),
  );
}
