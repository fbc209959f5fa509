import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TAGS } from '../../widgets/tags.ts';
import { AREAS, type Area, CATALOGUE, EVERYTHING, NOTHING } from '../areas.ts';
import { LONG } from '../fixtures/tags.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** The parts of a run of the long suites. */
export interface Plan {
  /** The names of the areas, in order. */
  readonly areas: readonly string[];
  /** The paths of test files, relative to the top folder. */
  readonly files: readonly string[];
  /** The elements whose states are tested; null for all. */
  readonly elements: readonly string[] | null;
}

const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** The test that runs for half an hour in real time, by its own command. */
const HALF_HOUR = 'test/browser/long/a-half-hour.test.ts';

/** Whether a file has tests of the long suites. */
export function isLong(path: string): boolean {
  if (path === HALF_HOUR || !/^test\/(?!hosts\/|runner\/).*\.test\.tsx?$/.test(path)) return false;
  return readFileSync(top + path, 'utf8').includes(`'${LONG}'`);
}

/** Returns the areas that the changed files touch. */
export function touchedAreas(changed: readonly string[]): readonly string[] {
  if (changed.some((path) => isIn(path, EVERYTHING))) return Object.keys(AREAS);
  return Object.entries(AREAS)
    .filter(([, { sources, suites }]) =>
      changed.some((path) => isIn(path, sources) || isIn(path.replace(/^test\//, ''), suites)),
    )
    .map(([name]) => name);
}

/** Returns the changed files that no area names and that are not listed as touching none. */
export function homeless(paths: readonly string[]): readonly string[] {
  const areas = Object.values(AREAS);
  return paths.filter(
    (path) =>
      !isIn(path, EVERYTHING) &&
      !isIn(path, NOTHING) &&
      !areas.some(({ sources }) => isIn(path, sources)) &&
      // A short test runs with every `npm test`.
      !path.startsWith('test/'),
  );
}

/** Returns the long tests that neither an area nor the suites of the catalogue name. */
export function unnamed(longFiles: readonly string[]): readonly string[] {
  const suites = [...CATALOGUE, ...Object.values(AREAS).flatMap((area) => area.suites)];
  return longFiles.filter((path) => !isIn(path.replace(/^test\//, ''), suites));
}

/** Returns the elements whose folders an area names. */
export function elementsOf({ sources }: Area): readonly string[] {
  return Object.keys(TAGS).filter((name) => sources.includes(`widgets/${name}`));
}

/** Returns the plan for these areas, chosen from these long tests. Throws a RangeError for an unknown area. */
export function planOf(areas: readonly string[], longFiles: readonly string[]): Plan {
  const wrong = areas.find((name) => !Object.hasOwn(AREAS, name));
  if (wrong !== undefined) {
    throw new RangeError(`"${wrong}" is no area: they are ${Object.keys(AREAS).join(', ')}.`);
  }
  const chosen = areas.flatMap((name) => AREAS[name] ?? []);
  const elements = [...new Set(chosen.flatMap(elementsOf))].sort();
  const suites = [...chosen.flatMap((area) => area.suites), ...(elements.length > 0 ? CATALOGUE : [])];
  const isWhole = areas.length === Object.keys(AREAS).length;
  return {
    areas,
    files: longFiles.filter((path) => isIn(path.replace(/^test\//, ''), suites)),
    elements: isWhole ? null : elements,
  };
}
