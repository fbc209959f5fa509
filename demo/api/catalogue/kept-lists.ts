import type { Queryable } from '../database/database.ts';
import type { Services } from '../service-types.ts';
import { momentOf } from './listed.ts';
import { openMemory } from './memory.ts';

/** Returns the kept list of a key or, if it may have changed, the list of `make` at `now` (milliseconds since 1970). */
type KeepList = <List extends object>(key: string, make: (now: number) => Promise<List>) => Promise<List>;

/**
 * Returns a function that keeps at most `most` lists that depend only on the catalogue and the time. A list is made again
 * after a change of the catalogue, and in each new minute, because all starts and ends are whole minutes.
 */
export function keepingLists(
  { database, clock }: Pick<Services, 'clock'> & { readonly database: Queryable },
  most: number,
): KeepList {
  const memory = openMemory(database, most);
  return (key, make) => {
    const now = clock.now();
    return memory.answer(key, momentOf(now), now, async () => ({ answer: await make(now), places: [] }));
  };
}
