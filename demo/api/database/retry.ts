import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 6;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/**
 * Runs `work`. If it fails with a deadlock or a serialization failure, runs it again, up to five times, after short
 * pauses.
 */
export async function retrying<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
      await sleep(randomInt(5, 20 * attempt));
    }
  }
}

function isRepeatable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
