import { useEffect } from 'react';
import { deepActive } from './deep-active.ts';

/** What Escape means something to: a text that is being typed, a list that is open. */
const FIELD = ':is(input, textarea, select, [contenteditable]):not([type="checkbox"], [type="radio"], [type="button"])';

const MODAL = 'dialog[open], [aria-modal="true"]';

/** Escape closes a popup from wherever the focus is, so that what it hides is seen, unless something else means it. */
export function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isMeant(event)) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function isMeant(event: KeyboardEvent): boolean {
  const isInModal = event.composedPath().some((target) => target instanceof Element && target.matches(MODAL));
  // Pages keep dialogs that are closed, too.
  const isUnderModal = [...document.querySelectorAll(MODAL)].some((modal) => modal.checkVisibility?.() ?? true);
  return isInModal || isUnderModal || (deepActive()?.matches(FIELD) ?? false);
}
