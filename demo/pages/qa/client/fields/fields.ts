import { make } from '../dom.ts';

/** Creates a labelled select; `called` has clearer names for values that need them. */
export function selectField(
  label: string,
  field: {
    readonly values: readonly string[];
    readonly called?: Readonly<Record<string, string>>;
    readonly value: string;
  },
  change: (value: string) => void,
): HTMLElement {
  const { values, called = {}, value } = field;
  const options = values.map((each) => make('option', { value: each, textContent: called[each] ?? each }));
  const select = make('select', { id: idOf(label) }, ...options);
  select.value = value;
  select.addEventListener('change', () => change(select.value));
  return make('div', { className: 'field' }, labelOf(label), select);
}

/**
 * Creates a labelled text field with `examples` as suggestions. Reports the text at each key press or, with `when:
 * 'change'`, after the entry.
 */
export function inputField(
  label: string,
  field: {
    readonly type: string;
    readonly value: string;
    readonly examples?: readonly string[];
    readonly hint?: string;
    readonly when?: 'input' | 'change';
  },
  change: (value: string) => void,
): HTMLElement {
  const { type, value, examples = [], hint = '', when = 'input' } = field;
  const id = idOf(label);
  const input = make('input', { id, type, value, placeholder: hint, autocomplete: 'off', spellcheck: false });
  input.addEventListener(when, () => change(input.value));
  const row = make('div', { className: 'field' }, labelOf(label), input);
  if (examples.length > 0) {
    const list = `${id}-examples`;
    input.setAttribute('list', list);
    row.append(make('datalist', { id: list }, ...examples.map((each) => make('option', { value: each }))));
  }
  return row;
}

/** Creates a labelled checkbox. */
export function checkField(label: string, checked: boolean, change: (checked: boolean) => void): HTMLElement {
  const input = make('input', { id: idOf(label), type: 'checkbox', checked });
  input.addEventListener('change', () => change(input.checked));
  return make('div', { className: 'check' }, input, labelOf(label));
}

/** Puts a description under a field. */
export function describe(field: HTMLElement, sentence: HTMLElement): void {
  const control = field.querySelector('input, select');
  sentence.id = `${control?.id}-about`;
  control?.setAttribute('aria-describedby', sentence.id);
  field.append(sentence);
}

/** Returns a group of fields under a heading. */
export function group(title: string, ...fields: readonly HTMLElement[]): HTMLFieldSetElement {
  return make('fieldset', {}, make('legend', { textContent: title }), ...fields);
}

function labelOf(label: string): HTMLLabelElement {
  return make('label', { htmlFor: idOf(label), textContent: label });
}

/** Returns the id of a control, made from its label: each label of a page is different, and ids are case-sensitive. */
function idOf(label: string): string {
  return `field-${label.replaceAll(/[^\p{L}\d_]+/gu, '-')}`;
}
