import { make } from '../dom.ts';
import type { AttributeControl, ElementFacts } from '../elements.ts';
import { words } from '../here.ts';
import type { QaState } from '../qa-state.ts';
import { EXAMPLES } from '../snippet/examples.ts';
import { checkField, describe, group, inputField, selectField } from './fields.ts';

/**
 * Creates a control for each attribute of the element, according to the attribute's type. Empty attributes are not set.
 */
export function attributeFields(
  facts: ElementFacts,
  state: QaState,
  change: (name: string, value: string | null) => void,
): HTMLElement {
  const fields = facts.attributes.map((attribute) => {
    const set = (value: string | null) => change(attribute.name, value);
    const field = fieldOf(attribute, state.attributes[attribute.name], set);
    describe(field, make('small', { textContent: attribute.doc, lang: 'en' }));
    return field;
  });
  return group(
    words.groups.attributes,
    ...(fields.length > 0 ? fields : [make('p', { textContent: words.noAttributes })]),
  );
}

function fieldOf(
  { name, kind, choices, byDefault }: AttributeControl,
  value: string | undefined,
  set: (value: string | null) => void,
): HTMLElement {
  const hint = byDefault === '' ? words.notSet : words.notSetBut(byDefault);
  switch (kind) {
    case 'flag':
      return checkField(name, value !== undefined, (isSet) => set(isSet ? '' : null));
    case 'choice': {
      const field = { values: ['', ...choices], called: { '': hint }, value: value ?? '' };
      return selectField(name, field, (chosen) => set(chosen || null));
    }
    case 'number':
      return inputField(name, { type: 'number', value: value ?? '', hint }, (text) => set(text || null));
    case 'text': {
      const field = { type: 'text', value: value ?? '', hint, examples: EXAMPLES[name] ?? [] };
      return inputField(name, field, (text) => set(text || null));
    }
  }
}
