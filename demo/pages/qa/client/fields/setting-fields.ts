import { CHOICE_NAMES, CHOICES, PURPOSES } from '../choices.ts';
import { button, make } from '../dom.ts';
import { ui, words } from '../here.ts';
import { isInstant, type QaState } from '../qa-state.ts';
import { inParis, presetsAfter } from '../times.ts';
import { isUsable, TYPED_NAMES, type TypedName } from '../typed.ts';
import { checkField, describe, group, inputField, selectField } from './fields.ts';

type Change = (part: Partial<QaState>) => void;

/**
 * Creates the fields for the settings of the whole page, its host style sheet and its network. `current` returns the
 * current state; `token` is the token's field, which is inserted among the others.
 */
export function settingFields(current: () => QaState, change: Change, token: HTMLElement): HTMLElement {
  const fields = CHOICE_NAMES.map((name) => {
    const { label, called } = words.choices[name];
    const field = { values: CHOICES[name], called, value: current().choices[name] };
    return selectField(label, field, (value) => change({ choices: { ...current().choices, [name]: value } }));
  });
  return group(words.groups.page, ...fields, token, ...typedFields(current, change));
}

/** Creates the fields of the visitor's consent. */
export function consentFields(current: () => QaState, change: Change): HTMLElement {
  const fields = PURPOSES.map((purpose) =>
    checkField(words.consents[purpose], current().consent.includes(purpose), (isGiven) => {
      const given = PURPOSES.filter((each) => (each === purpose ? isGiven : current().consent.includes(each)));
      change({ consent: given });
    }),
  );
  return group(words.groups.consent, ...fields);
}

/** Creates the fields for the API's time. `serverNow` is the server's time in milliseconds since 1970. */
export function timeFields(current: () => QaState, change: Change, serverNow: number): HTMLElement {
  const said = make('small');
  const say = () => {
    const { now } = current();
    said.textContent = now ? `${inParis(now, ui)} ${words.time.inParis}. ${words.time.held}` : words.time.own;
  };
  const field = inputField(words.time.now, { type: 'datetime-local', value: current().now }, (text) => set(text));
  const input = field.querySelector('input');
  const set = (text: string) => {
    if (text !== '' && !isInstant(text)) return;
    if (input && input.value !== text) input.value = text;
    change({ now: text });
    say();
  };
  const presets = presetsAfter(serverNow).map(({ name, now }) => button(words.time.presets[name], () => set(now)));
  say();
  describe(field, said);
  return group(
    words.groups.time,
    field,
    make(
      'div',
      { className: 'presets' },
      ...presets,
      button(words.time.toOwn, () => set('')),
    ),
  );
}

/** Creates the fields for settings that are typed. Invalid text is not used, and a sentence under the field says so. */
function typedFields(current: () => QaState, change: (part: Partial<QaState>) => void): readonly HTMLElement[] {
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
