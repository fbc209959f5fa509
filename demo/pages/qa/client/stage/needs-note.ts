import { byId, make } from '../dom.ts';
import type { ElementFacts } from '../elements.ts';
import { ui, words } from '../here.ts';
import { exampleOf, type QaState, queryOf } from '../qa-state.ts';
import { inUi } from '../words/words.ts';

/** While the element has nothing to show, says above the stage what the element needs, with a link to an example. */
export function needsNote(facts: ElementFacts): (state: QaState) => void {
  const needed = neededBy(facts);
  const note = byId('needs');
  const link = make('a', { textContent: words.example });
  const sentence = words.needs(`creneau-${facts.name}`, needed.join(words.or));
  return (state) => {
    const isNamed = needed.length === 0 || needed.some((name) => state.attributes[name]);
    link.href = `/qa/?${inUi(queryOf(exampleOf(facts, state)), ui)}`;
    note.hidden = isNamed;
    if (isNamed) note.replaceChildren();
    else if (!link.isConnected) note.replaceChildren(`${sentence} `, link);
  };
}

/**
 * Returns the attributes of which an element needs at least one to show anything on the stage; empty if it needs none.
 */
function neededBy({ attributes, first }: ElementFacts): readonly string[] {
  // `for` is left out, because it names another element of the page.
  const naming = attributes.filter(
    ({ name, kind, byDefault }) => kind === 'text' && byDefault === '' && name !== 'for',
  );
  return naming.some(({ name }) => name in first.attributes) ? naming.map(({ name }) => name) : [];
}
