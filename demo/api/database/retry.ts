import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 6;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const DUPLICATE = '23505';

/**
 * Runs `work`. If it fails with a deadlock or a serialization failure, runs it again, up to five times, after short
 * pauses; if a row has the id of another, which a counter that is behind has given (D-imported-ids), once more after
 * `moveOn`.
 */
export async function retrying<Result>(work: () => Promise<Result>, moveOn?: () => Promise<void>): Promise<Result> {
  let repair = moveOn;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (repair && isDuplicateId(error)) {
        await retrying(repair);
        repair = undefined;
        continue;
      }
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
      await sleep(randomInt(5, 20 * attempt));
    }
  }
}

function isRepeatable(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** Whether a row was refused because another has its primary key. */
function isDuplicateId(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return false;
  return error.code === DUPLICATE && String(error.constraint).endsWith('_pkey');
}
