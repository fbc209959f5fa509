import { PGlite } from '@electric-sql/pglite';
import type { Database, Parameter, Queryable } from './database.ts';
import { PARSERS } from './parsers.ts';
import { retrying } from './retry.ts';

/**
 * The embedded database in `folder`, or in memory for null. It has one connection, so transactions follow each other.
 * What is committed survives the process: durability is never relaxed.
 */
export async function openPglite(folder: string | null): Promise<Database> {
  const pglite = await PGlite.create({ ...(folder !== null && { dataDir: folder }), parsers: { ...PARSERS } });
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

function queryable(target: Pick<PGlite, 'query'>): Queryable {
  return {
    query: async <Row>(sql: string, parameters: readonly Parameter[] = []) =>
      (await target.query<Row>(sql, [...parameters])).rows,
  };
}
