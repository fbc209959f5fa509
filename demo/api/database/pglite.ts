import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Database, Parameter, Queryable } from './database.ts';
import { PARSERS } from './parsers.ts';
import { retrying } from './retry.ts';

/**
 * Opens the embedded database in `folder`, or in memory if `folder` is null. It has one connection, so transactions run
 * one after another. Commits to a folder survive a crash of the process: durability is never relaxed.
 */
export async function openPglite(folder: string | null): Promise<Database> {
  const parsers = { ...PARSERS };
  const pglite = folder === null ? await inMemory(parsers) : await PGlite.create({ dataDir: folder, parsers });
  return databaseOn(pglite);
}

/** Returns a PGlite instance, which was opened with `PARSERS`, as a database. */
export function databaseOn(pglite: PGlite): Database {
  return {
    ...queryable(pglite),
    transaction: (work) =>
      retrying(() =>
        pglite.transaction((inner) =>
          work({
            ...queryable(inner),
            script: async (sql) => {
              await inner.exec(sql);
            },
          }),
        ),
      ),
    close: () => pglite.close(),
  };
}

/**
 * The files of an empty database. Making them takes most of the time of a start in memory, so each process makes them
 * once.
 */
let empty: Blob | undefined;

async function inMemory(parsers: NonNullable<PGliteOptions['parsers']>): Promise<PGlite> {
  if (empty) return PGlite.create({ loadDataDir: empty, parsers });
  const pglite = await PGlite.create({ parsers });
  empty = await pglite.dumpDataDir('none');
  return pglite;
}

function queryable(target: Pick<PGlite, 'query'>): Queryable {
  return {
    query: async <Row>(sql: string, parameters: readonly Parameter[] = []) =>
      (await target.query<Row>(sql, [...parameters])).rows,
  };
}
