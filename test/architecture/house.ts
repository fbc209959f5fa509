import { posix } from 'node:path';
import type { Source } from './source.ts';

/** What the files of the project do wrong together: a sentence for each. */
export type HouseRule = (sources: readonly Source[]) => readonly string[];

/** Files right in one folder above which it is named. */
const MANY_FILES = 25;

/** Sample data, migrations and static files are collections. */
const COLLECTIONS = /\/(?:sample-data|migrations|public)(?:\/|$)/;

/** Returns the folders that may have parts that want a folder of their own. */
export const largeFolders: HouseRule = (sources) => {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = posix.dirname(path);
    if (/^(?:core|widgets|demo)\//.test(path) && !COLLECTIONS.test(folder)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts].filter(([, count]) => count > MANY_FILES).map(([folder, count]) => `${folder} has ${count} files`);
};
