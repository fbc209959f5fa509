import type { Evidence, Matcher, Section, Title } from './line.ts';

/** A line with what was found for it. */
export interface Row extends Found {
  /** Its section and its place in it: `decisions 5.3`. */
  readonly id: string;
  readonly section: string;
  readonly line: string;
}

interface Found {
  /** Files and titles, `core/truncate: D-truncation: a limit > one more`, in the order in which they are listed, none twice. */
  readonly tests: readonly string[];
  /** Why no test shows it; null where tests are asked for. */
  readonly because: string | null;
  /** Matchers that no test answers to any more. */
  readonly broken: readonly Matcher[];
}

type Files = ReadonlyMap<string, readonly string[]>;

/** Every line of the sections against the tests that there are. */
export function rowsOf(sections: readonly Section[], titles: readonly Title[]): readonly Row[] {
  const files = titlesByFile(titles);
  const counts = new Map<string, number>();
  return sections.flatMap(({ name, title, lines }) =>
    Object.entries(lines).map(([line, evidence]) => {
      const number = (counts.get(name) ?? 0) + 1;
      counts.set(name, number);
      return { id: `${name}.${number}`, section: `${name} ${title}`, line, ...foundFor(evidence, files) };
    }),
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
  const found = evidence.map((matcher) => matching(matcher, files));
  return {
    tests: [...new Set(found.flat())],
    because: null,
    broken: evidence.filter((_, index) => found[index]?.length === 0),
  };
}

/** The file is named whole; a title by a part that says something. */
function matching(matcher: Matcher, files: Files): readonly string[] {
  const end = matcher.indexOf(': ');
  const file = matcher.slice(0, end);
  const part = matcher.slice(end + 2).trim();
  const found = part === '' ? [] : (files.get(file) ?? []).filter((title) => title.includes(part));
  return found.map((title) => `${file}: ${title}`);
}
