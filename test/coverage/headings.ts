import { readFileSync } from 'node:fs';
import type { Group } from './line.ts';

/** An id and the group of headings that it is in. */
export interface Heading {
  readonly group: string;
  readonly id: string;
}

const DOCUMENTS = ['specification', 'decisions', 'contract'];

/** Every id of the three documents, in their order. */
export function documentHeadings(): readonly Heading[] {
  return DOCUMENTS.flatMap((name) =>
    headingsIn(readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')),
  );
}

/** The ids (`### D-hold`) of a document, each in the group (`## Holds`) before it. */
export function headingsIn(markdown: string): readonly Heading[] {
  let group = '';
  return [...markdown.matchAll(/^## (.+)$|^### ([SDC]-\S+)$/gm)].flatMap(([, name, id]) => {
    if (name !== undefined) group = name;
    return id === undefined ? [] : [{ group, id }];
  });
}

/** How the index differs from the documents, in sentences; none where ids, groups and order are the same. */
export function differences(groups: readonly Group[], headings: readonly Heading[]): readonly string[] {
  const expected = headings.map(named);
  const indexed = groups.flatMap(({ name, ids }) => Object.keys(ids).map((id) => named({ group: name, id })));
  const all = groups.flatMap(({ ids }) => Object.entries(ids));
  const found = [
    ...expected.filter((name) => !indexed.includes(name)).map((name) => `${name} is missing in test/coverage`),
    ...indexed.filter((name) => !expected.includes(name)).map((name) => `${name} is no heading in docs/`),
    ...indexed
      .filter((name, index) => indexed.indexOf(name) !== index)
      .map((name) => `${name} is twice in test/coverage`),
    ...all.filter(([, statements]) => Object.keys(statements).length === 0).map(([id]) => `${id} has no statement`),
  ];
  const misplaced = indexed.find((name, index) => name !== expected[index]);
  return found.length > 0 || misplaced === undefined ? found : [`${misplaced} is not in the order of docs/`];
}

function named({ group, id }: Heading): string {
  return `${id} (${group})`;
}
