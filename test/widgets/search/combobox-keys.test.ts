import { describe, expect, it } from 'vitest';
import {
  type ComboboxStatus,
  type ComboboxStep,
  comboboxStep,
  isCursorKey,
} from '../../../widgets/shared/lists/combobox/combobox-keys.ts';

const NO_MODIFIER = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };

/** Three options are shown for the typed text, none of them active. */
const OPEN: ComboboxStatus = { isOpen: true, count: 3, active: null, hasText: true };
const CLOSED: ComboboxStatus = { ...OPEN, isOpen: false };
const on = (active: number): ComboboxStatus => ({ ...OPEN, active });
const to = (active: number | null): ComboboxStep => ({ case: 'move', active });

function pressed(keys: string, place: ComboboxStatus): ComboboxStep | null {
  const key = keys.replace('Alt+', '');
  return comboboxStep({ ...NO_MODIFIER, key, altKey: key !== keys }, place);
}

describe('D-keyboard: the keys of a search box (APG)', () => {
  it.each<[string, string, ComboboxStatus, ComboboxStep | null]>([
    ['ArrowDown', 'from the text', OPEN, to(0)],
    ['ArrowDown', 'from an option', on(1), to(2)],
    ['ArrowDown', 'from the last option', on(2), to(0)],
    ['ArrowDown', 'while the options are hidden', CLOSED, to(0)],
    ['ArrowDown', 'while there are no options', { ...OPEN, count: 0 }, to(null)],
    ['ArrowUp', 'from the text', OPEN, to(2)],
    ['ArrowUp', 'from an option', on(1), to(0)],
    ['ArrowUp', 'from the first option', on(0), to(2)],
    ['ArrowUp', 'while the options are hidden', CLOSED, to(2)],
    ['ArrowUp', 'while there are no options', { ...CLOSED, count: 0 }, to(null)],
    ['Alt+ArrowDown', 'while the options are hidden', CLOSED, to(null)],
    ['Alt+ArrowDown', 'on an option', on(1), to(1)],
    ['Alt+ArrowUp', 'on an option', on(1), { case: 'close' }],
    ['Alt+ArrowUp', 'while the options are hidden', CLOSED, null],
    ['Enter', 'on an option', on(1), { case: 'choose', active: 1 }],
    ['Enter', 'in the text', OPEN, { case: 'enter' }],
    ['Enter', 'while the options are hidden', { ...on(1), isOpen: false }, { case: 'enter' }],
    ['Escape', 'while the options are open', on(1), { case: 'close' }],
    ['Escape', 'while the options are hidden', CLOSED, { case: 'clear' }],
    ['Escape', 'in an empty box', { ...CLOSED, count: 0, hasText: false }, null],
  ])('the key %s follows the ARIA pattern %s', (key, _, place, expected) => {
    expect(pressed(key, place)).toEqual(expected);
  });

  it.each(['Tab', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'PageDown', ' ', 'a'])(
    'the key %s is left to the text field',
    (key) => {
      expect(pressed(key, on(1))).toBeNull();
    },
  );

  it.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)('an arrow key with %s is left to the browser', (modifier) => {
    expect(comboboxStep({ ...NO_MODIFIER, key: 'ArrowDown', [modifier]: true }, OPEN)).toBeNull();
  });

  it.each([
    ['Home', true],
    ['End', true],
    ['ArrowLeft', true],
    ['ArrowRight', true],
    ['ArrowDown', false],
    ['a', false],
  ])('the key %s moves the cursor in the text: %s', (key, expected) => {
    expect(isCursorKey({ ...NO_MODIFIER, key })).toBe(expected);
  });
});
