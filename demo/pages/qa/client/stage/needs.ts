import type { ElementFacts } from '../elements.ts';

/** The attributes one of which an element needs to show anything on a stage of its own; empty for one that needs none. */
export function neededBy({ attributes, first }: ElementFacts): readonly string[] {
  // `for` names another element of the page.
  const naming = attributes.filter(
    ({ name, kind, byDefault }) => kind === 'text' && byDefault === '' && name !== 'for',
  );
  return naming.some(({ name }) => name in first.attributes) ? naming.map(({ name }) => name) : [];
}
