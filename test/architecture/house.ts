import { posix } from 'node:path';
import { importsOf, isCode, type Source } from './source.ts';

/** What the files of the project do wrong together: a sentence for each. */
export type HouseRule = (sources: readonly Source[]) => readonly string[];

const PRODUCT = /^(?:core|widgets|styles|demo)\//;

/** No file imports itself by way of others, types included: each can be read after those that it imports. */
export const hasNoCircle: HouseRule = (sources) => {
  const imports = new Map(
    sources
      .filter((source) => PRODUCT.test(source.path) && isCode(source))
      .map((source) => [source.path, targetsOf(source)]),
  );
  const done = new Set<string>();
  const way: string[] = [];
  const circles: string[] = [];
  const walk = (path: string): void => {
    if (way.includes(path)) {
      circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    way.push(path);
    for (const target of imports.get(path) ?? []) walk(target);
    way.pop();
    done.add(path);
  };
  for (const path of imports.keys()) walk(path);
  return circles.map((circle) => `a circle of imports: ${circle}`);
};

function targetsOf(source: Source): readonly string[] {
  return importsOf(source).flatMap(({ target }) => (target === null ? [] : [target]));
}

/** Files right in one folder. */
const MOST_FILES = 25;

/** Sample data, migrations and static files are collections. */
const COLLECTIONS = /\/(?:sample-data|migrations|public)(?:\/|$)/;

/** A folder that is larger has parts that want a folder of their own. */
export const hasSmallFolders: HouseRule = (sources) => {
  const counts = new Map<string, number>();
  for (const { path } of sources) {
    const folder = posix.dirname(path);
    if (/^(?:core|widgets|demo)\//.test(path) && !COLLECTIONS.test(folder)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files; ${MOST_FILES} at most`);
};
