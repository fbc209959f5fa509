import type { Services } from '../service-types.ts';

/**
 * Sets the server's clock by that of the database, which all processes share: one whose machine is ahead would end the
 * holds of the others.
 */
export async function followDatabase({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  await clock.follow?.(async () => {
    const [row] = await database.urgent.query<{ now: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
    );
    return row?.now ?? Date.now();
  });
}
