import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AREAS, CATALOGUE, EVERYTHING, NOTHING } from '../areas.ts';
import { LONG } from '../fixtures/tags.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** What a run of the long suites consists of. */
export interface Plan {
  /** Names of areas, in their order. */
  readonly areas: readonly string[];
  /** Test files, from the top. */
  readonly files: readonly string[];
  /** The elements whose states are gone through; null for all. */
  readonly elements: readonly string[] | null;
}

const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** In real time; a command of its own. */
const HALF_HOUR = 'test/browser/long/a-half-hour.test.ts';

/** Whether a file has tests of the long suites. */
export function isLong(path: string): boolean {
  if (path === HALF_HOUR || !/^test\/(?!hosts\/|runner\/).*\.test\.tsx?$/.test(path)) return false;
  return readFileSync(top + path, 'utf8').includes(`'${LONG}'`);
}

/** Returns the areas that changed files touch. */
export function touchedAreas(changed: readonly string[]): readonly string[] {
  if (changed.some((path) => isIn(path, EVERYTHING))) return Object.keys(AREAS);
  return Object.entries(AREAS)
    .filter(([, { sources, suites }]) =>
      changed.some((path) => isIn(path, sources) || isIn(path.replace(/^test\//, ''), suites)),
    )
    .map(([name]) => name);
}

/** Returns changed files that no area names and that are not said to touch none. */
export function homeless(paths: readonly string[]): readonly string[] {
  const areas = Object.values(AREAS);
  return paths.filter(
    (path) =>
      !isIn(path, EVERYTHING) &&
      !isIn(path, NOTHING) &&
      !areas.some(({ sources }) => isIn(path, sources)) &&
      // A short test runs with each `npm test`.
      !path.startsWith('test/'),
  );
}

/** Returns the long tests that no area and no suite of the catalogue names. */
export function unnamed(longFiles: readonly string[]): readonly string[] {
  const suites = [...CATALOGUE, ...Object.values(AREAS).flatMap((area) => area.suites)];
  return longFiles.filter((path) => !isIn(path.replace(/^test\//, ''), suites));
}

/** Returns what to run for these areas, of these long tests. Throws a RangeError for an area that there is not. */
export function planOf(areas: readonly string[], longFiles: readonly string[]): Plan {
  const wrong = areas.find((name) => !Object.hasOwn(AREAS, name));
  if (wrong !== undefined) {
    throw new RangeError(`"${wrong}" is no area: they are ${Object.keys(AREAS).join(', ')}.`);
  }
  const chosen = areas.flatMap((name) => AREAS[name] ?? []);
  const elements = [...new Set(chosen.flatMap((area) => area.elements ?? []))].sort();
  const suites = [...chosen.flatMap((area) => area.suites), ...(elements.length > 0 ? CATALOGUE : [])];
  const isWhole = areas.length === Object.keys(AREAS).length;
  return {
    areas,
    files: longFiles.filter((path) => isIn(path.replace(/^test\//, ''), suites)),
    elements: isWhole ? null : elements,
  };
}
