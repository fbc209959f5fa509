import { make } from '../dom.ts';
import { words } from '../here.ts';
import { isToken } from '../typed.ts';
import { describe, inputField } from './fields.ts';

/** A field for a token, with a function that empties it. */
export interface TokenField {
  readonly element: HTMLElement;
  forget(): void;
}

/**
 * Creates a field for the tester's own token, which is kept only in this field and on the stage. Reports valid tokens,
 * and '' for anything else.
 */
export function tokenField(change: (token: string) => void): TokenField {
  const { label, hint, about, wrong } = words.token;
  const said = make('small', { textContent: about });
  let used = '';
  const use = (text: string) => {
    const isUsable = text === '' || isToken(text);
    said.textContent = isUsable ? about : wrong;
    input?.setAttribute('aria-invalid', String(!isUsable));
    const next = isUsable ? text : '';
    if (next === used) return;
    used = next;
    change(next);
  };
  const element = inputField(label, { type: 'password', value: '', hint, when: 'change' }, use);
  const input = element.querySelector('input');
  describe(element, said);
  return {
    element,
    forget() {
      if (input) input.value = '';
      use('');
    },
  };
}
