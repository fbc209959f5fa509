import type { Database } from '../database/database.ts';
import { StartError } from '../start-error.ts';
import { seed } from './seed.ts';

/**
 * Makes sure that a server in demo mode has sample data, and that no other server has any (D-demo-refused). In demo
 * mode, an empty database is filled; otherwise nothing is written. Throws a StartError for sample data outside of demo
 * mode, and for other data in demo mode. Says so before filling the database, which takes seconds.
 */
export async function readyData(
  database: Database,
  { isDemo, sampleScale }: { readonly isDemo: boolean; readonly sampleScale: number },
  now: number,
  tell: (sentence: string) => void,
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
  tell('Filling the database with sample data …');
  await seed(database, now, sampleScale, { tell });
}
