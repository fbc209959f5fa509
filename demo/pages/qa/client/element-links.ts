import { byId, make } from './dom.ts';
import type { ElementFacts } from './elements.ts';
import { type QaState, queryOf } from './qa-state.ts';

/** Lists every element; its link opens it with an example, and with the current settings. */
export function elementLinks(elements: readonly ElementFacts[]): (state: QaState) => void {
  const links = new Map(elements.map((facts) => [facts, make('a', { textContent: facts.name })] as const));
  byId('elements').append(make('ul', {}, ...[...links.values()].map((link) => make('li', {}, link))));
  return (state) => {
    for (const [{ name, first }, link] of links) {
      const choices = { ...state.choices, user: state.choices.user || first.user };
      link.href = `/qa/?${queryOf({ ...state, element: name, attributes: first.attributes, choices })}`;
      if (name === state.element) link.setAttribute('aria-current', 'page');
    }
  };
}
