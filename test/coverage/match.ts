import type { Evidence, Group, Matcher, Title } from './line.ts';

/** A statement with what was found for it. */
export interface Row extends Found {
  readonly group: string;
  readonly id: string;
  readonly statement: string;
}

interface Found {
  /** Files and titles, `core/truncate: D-truncation: a limit > one more`, in the order in which they are listed, none twice. */
  readonly tests: readonly string[];
  /** Why no test shows it; null where tests are required. */
  readonly because: string | null;
  /** Matchers that match no test. */
  readonly broken: readonly Matcher[];
}

type Files = ReadonlyMap<string, readonly string[]>;

/** Every statement of the groups, matched against the tests. */
export function rowsOf(groups: readonly Group[], titles: readonly Title[]): readonly Row[] {
  const files = titlesByFile(titles);
  return groups.flatMap(({ name, ids }) =>
    Object.entries(ids).flatMap(([id, statements]) =>
      Object.entries(statements).map(([statement, evidence]) => {
        return { group: name, id, statement, ...foundFor(evidence, files) };
      }),
    ),
  );
}

/** Neither a test nor a reason. */
export function isUncovered({ tests, because }: Row): boolean {
  return tests.length === 0 && because === null;
}

function titlesByFile(titles: readonly Title[]): Files {
  const files = new Map<string, string[]>();
  for (const { file, title } of titles) {
    const known = files.get(file);
    if (known) known.push(title);
    else files.set(file, [title]);
  }
  return files;
}

function foundFor(evidence: Evidence, files: Files): Found {
  if ('because' in evidence) return { tests: [], because: evidence.because, broken: [] };
  const found = evidence.map((matcher) => testsOf(matcher, files));
  return {
    tests: [...new Set(found.flat())],
    because: null,
    broken: evidence.filter((_, index) => found[index]?.length === 0),
  };
}

/** The file is compared whole; the title has to contain the part, which must not be blank. */
function testsOf(matcher: Matcher, files: Files): readonly string[] {
  const end = matcher.indexOf(': ');
  const file = matcher.slice(0, end);
  const part = matcher.slice(end + 2).trim();
  const found = part === '' ? [] : (files.get(file) ?? []).filter((title) => title.includes(part));
  return found.map((title) => `${file}: ${title}`);
}
