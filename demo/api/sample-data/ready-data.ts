import type { Database } from '../database/database.ts';
import { StartError } from '../start-error.ts';
import { seed } from './seed.ts';

/**
 * Makes sure that a demo serves sample data and nothing else does (D-demo-refused): in demo mode an empty database is
 * filled, elsewhere nothing is written. Throws a StartError for a database of the other kind. `onFill` is called before
 * the filling, which takes seconds.
 */
export async function readyData(
  database: Database,
  { isDemo, sampleScale }: { readonly isDemo: boolean; readonly sampleScale: number },
  now: number,
  onFill: () => void,
): Promise<void> {
  const [found] = await database.query<{ is_sample: boolean; has_people: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM sample_data) AS is_sample, EXISTS (SELECT 1 FROM person) AS has_people',
  );
  const { is_sample: isSample, has_people: hasPeople } = found ?? { is_sample: false, has_people: false };
  if (!isDemo && isSample) {
    throw new StartError(
      'The database is filled with sample data, whose tokens everybody knows: name another one, or set DEMO=on.',
    );
  }
  if (isDemo && hasPeople && !isSample) {
    throw new StartError(
      'The database holds data that is no sample, which a demo would open to everybody: name another one, or set DEMO=off.',
    );
  }
  if (!isDemo || isSample) return;
  onFill();
  await seed(database, now, sampleScale);
}
