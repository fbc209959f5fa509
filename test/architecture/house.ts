import { posix } from 'node:path';
import type { Source } from './source.ts';

/** A rule for the files of the project together: returns a sentence for each violation. */
export type HouseRule = (sources: readonly Source[]) => readonly string[];

/** The number of files directly in a folder above which the folder is named. */
const MANY_FILES = 25;

/** Matches folders that are collections: sample data, migrations and static files. */
const COLLECTIONS = /\/(?:sample-data|migrations|public)(?:\/|$)/;

/** Returns the folders with so many files that some may belong in a separate folder. */
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
