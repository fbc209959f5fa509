import { byId, make } from './dom.ts';
import type { ElementFacts } from './elements.ts';
import { ui } from './here.ts';
import { exampleOf, type QaState, queryOf } from './qa-state.ts';
import { inUi } from './words/words.ts';

/** Lists every element with a link that opens it with an example and the current settings. */
export function elementLinks(elements: readonly ElementFacts[]): (state: QaState) => void {
  const links = new Map(elements.map((facts) => [facts, make('a', { textContent: facts.name })] as const));
  byId('elements').append(make('ul', {}, ...[...links.values()].map((link) => make('li', {}, link))));
  return (state) => {
    for (const [facts, link] of links) {
      link.href = `/qa/?${inUi(queryOf(exampleOf(facts, state)), ui)}`;
      if (facts.name === state.element) link.setAttribute('aria-current', 'page');
    }
  };
}
