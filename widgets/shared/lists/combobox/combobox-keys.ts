/**
 * The state of the combobox when a key is pressed: whether the list is open, how many options it has, which option is
 * active, and whether the field has text.
 */
export interface ComboboxStatus {
  readonly isOpen: boolean;
  readonly count: number;
  readonly active: number | null;
  readonly hasText: boolean;
}

/** What a key does. */
export type ComboboxStep =
  | { readonly case: 'move'; readonly active: number | null }
  | { readonly case: 'choose'; readonly active: number }
  | { readonly case: 'enter' }
  | { readonly case: 'close' }
  | { readonly case: 'clear' };

/** The fields of a keyboard event that are read. */
export interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Returns what a key does in an editable combobox with a list (APG); null if it is left to the input or the browser.
 */
export function comboboxStep(pressed: Key, { isOpen, count, active, hasText }: ComboboxStatus): ComboboxStep | null {
  const { key, altKey } = pressed;
  if (pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return null;
  const isShown = isOpen && count > 0;
  const last = count - 1;
  if (altKey) {
    if (key === 'ArrowDown') return { case: 'move', active: isShown ? active : null };
    return key === 'ArrowUp' && isOpen ? { case: 'close' } : null;
  }
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return { case: 'move', active: null };
      return { case: 'move', active: !isShown || active === null || active === last ? 0 : active + 1 };
    case 'ArrowUp':
      if (count === 0) return { case: 'move', active: null };
      return { case: 'move', active: !isShown || active === null || active === 0 ? last : active - 1 };
    case 'Enter':
      return isShown && active !== null ? { case: 'choose', active } : { case: 'enter' };
    case 'Escape':
      if (isOpen) return { case: 'close' };
      return hasText ? { case: 'clear' } : null;
    default:
      return null;
  }
}

/** Whether a key moves the cursor in the text: then no option is active any more. */
export function isCursorKey({ key }: Key): boolean {
  return key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight';
}
