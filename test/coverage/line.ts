/** A test by its file, from `test/` and without `.test.ts` or `.long.test.ts`, and a part of its title: `core/truncate: one more`. */
export type Matcher = `${string}: ${string}`;

/** The tests that show a statement, or the reason why none does. No test and no reason: it is not covered. */
export type Evidence = readonly Matcher[] | { readonly because: string };

/** What can be checked of one id, in short, each with what shows it. */
export type Statements = Readonly<Record<string, Evidence>>;

/** A group of headings (`##`) of the specification, the decisions or the contract. A long group has several files. */
export interface Group {
  /** As in the document: `Holds`. */
  readonly name: string;
  /** By id (`D-hold`), in the order of the document. */
  readonly ids: Readonly<Record<string, Statements>>;
}

/** A test as Vitest lists it: `file` as in a matcher, `title` with those around it, joined by ` > `. */
export interface Title {
  readonly project: string;
  readonly file: string;
  readonly title: string;
}
