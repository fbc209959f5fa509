import { createHash } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { ChangedPlace } from './changed-place.ts';

/** What a change would do, or has done, to people; `confirm` is with which the same change is made. */
export interface Changed {
  readonly state: 'ready' | 'written';
  readonly confirm: string;
  readonly consequences: readonly ChangedPlace[];
}

export interface ChangeOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What an earlier try has answered, with which the change is made; null only tries. */
  readonly confirm: string | null;
}

/**
 * Makes a change if it is confirmed; `about` is everything that it depends on. Throws a problem if that is no longer what was
 * confirmed.
 */
export async function confirmed(
  about: unknown,
  consequences: readonly ChangedPlace[],
  { confirm }: ChangeOptions,
  make: () => Promise<void>,
): Promise<Changed> {
  const digest = createHash('sha256').update(JSON.stringify(about)).digest('hex');
  if (confirm === null) return { state: 'ready', confirm: digest, consequences };
  if (confirm !== digest) throw new Problem('import-changed');
  await make();
  return { state: 'written', confirm: digest, consequences };
}
