import { byId, make } from './dom.ts';
import type { ElementFacts } from './elements.ts';
import { FIRST, PERSONAL } from './examples.ts';
import { type QaState, queryOf } from './qa-state.ts';

/** Lists every element; a link leads to it with something to show, and with the settings that hold now. */
export function elementLinks(elements: readonly ElementFacts[]): (state: QaState) => void {
  const links = new Map(elements.map(({ name }) => [name, make('a', { textContent: name })] as const));
  byId('elements').append(make('ul', {}, ...[...links.values()].map((link) => make('li', {}, link))));
  return (state) => {
    for (const [name, link] of links) {
      const user = state.choices.user || (PERSONAL.has(name) ? 'demo-customer' : '');
      const choices = { ...state.choices, user };
      link.href = `/qa/?${queryOf({ ...state, element: name, attributes: FIRST[name] ?? {}, choices })}`;
      if (name === state.element) link.setAttribute('aria-current', 'page');
    }
  };
}
