import { make } from '../dom.ts';
import { words } from '../here.ts';
import type { QaState } from '../qa-state.ts';
import { isUsable, TYPED_NAMES, type TypedName } from '../typed.ts';
import { describe, inputField } from './fields.ts';

/** Fields for the settings that are typed; what makes no sense is not used, and a sentence under the field says so. */
export function typedFields(current: () => QaState, change: (part: Partial<QaState>) => void): readonly HTMLElement[] {
  return TYPED_NAMES.map((name) =>
    fieldOf(name, current().typed[name], (text) => change({ typed: { ...current().typed, [name]: text } })),
  );
}

function fieldOf(name: TypedName, value: string, change: (text: string) => void): HTMLElement {
  const { label, hint, about, wrong } = words.typed[name];
  const said = make('small', { textContent: about });
  const field = inputField(label, { type: 'text', value, hint, when: 'change' }, (text) => {
    const isFine = isUsable(name, text.trim());
    said.textContent = isFine ? about : wrong;
    field.querySelector('input')?.setAttribute('aria-invalid', String(!isFine));
    change(isFine ? text.trim() : '');
  });
  describe(field, said);
  return field;
}
