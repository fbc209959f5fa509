/** A test by the file that it stands in, from `test/` and without `.test.ts`, and a part of its title: `core/truncate: one more`. */
export type Matcher = `${string}: ${string}`;

/** The tests that show a statement, or the reason why none does. No test and no reason: it is not covered. */
export type Evidence = readonly Matcher[] | { readonly because: string };

/** A chapter of the specification (`specification 2`), of the decisions by their old sections (`decisions 5`) or of the contract (`contract 3`); several may have one name. */
export interface Section {
  readonly name: string;
  readonly title: string;
  /** Statements that can be checked, in short, each with what shows it. */
  readonly lines: Readonly<Record<string, Evidence>>;
}

/** A test as Vitest lists it: `file` as in a matcher, `title` with those around it, joined by ` > `. */
export interface Title {
  readonly project: string;
  readonly file: string;
  readonly title: string;
}
