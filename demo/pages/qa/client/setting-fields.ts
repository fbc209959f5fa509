import { CALLED, CHOICE_NAMES, CHOICES, PURPOSES } from './choices.ts';
import { button, make } from './dom.ts';
import { checkField, describe, group, inputField, selectField } from './fields.ts';
import { isInstant, type QaState } from './qa-state.ts';
import { inParis, presetsAfter } from './times.ts';

type Change = (part: Partial<QaState>) => void;

/** The settings of the whole page, and its surroundings: style sheet and network. `current` is the present state. */
export function settingFields(current: () => QaState, change: Change): HTMLElement {
  const fields = CHOICE_NAMES.map((name) => {
    const { label, values } = CHOICES[name];
    const field = { values, called: CALLED[name], value: current().choices[name] };
    return selectField(label, field, (value) => change({ choices: { ...current().choices, [name]: value } }));
  });
  return group('Page', ...fields);
}

/** The visitor's consent. */
export function consentFields(current: () => QaState, change: Change): HTMLElement {
  const fields = PURPOSES.map((purpose) =>
    checkField(purpose, current().consent.includes(purpose), (isGiven) => {
      const given = PURPOSES.filter((each) => (each === purpose ? isGiven : current().consent.includes(each)));
      change({ consent: given });
    }),
  );
  return group('Consent', ...fields);
}

/** The time of the API; `serverNow` is its own, in milliseconds since 1970. */
export function timeFields(current: () => QaState, change: Change, serverNow: number): HTMLElement {
  const said = make('small');
  const say = () => {
    const { now } = current();
    said.textContent = now
      ? `${inParis(now)}. A place that is held then is kept until the server's own clock has passed its time.`
      : "The server's own time.";
  };
  const field = inputField('Now (UTC)', { type: 'datetime-local', value: current().now }, (text) => set(text));
  const input = field.querySelector('input');
  const set = (text: string) => {
    if (text !== '' && !isInstant(text)) return;
    if (input && input.value !== text) input.value = text;
    change({ now: text });
    say();
  };
  const presets = presetsAfter(serverNow).map(({ label, now }) => button(label, () => set(now)));
  say();
  describe(field, said);
  return group(
    'Time',
    field,
    make(
      'div',
      { className: 'presets' },
      ...presets,
      button("The server's own", () => set('')),
    ),
  );
}
