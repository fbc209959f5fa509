import { useEffect } from 'react';
import { deepActive } from '../../shared/element/deep-active.ts';

/** Fields in which Escape has its own meaning: a text being typed, an open list. */
const FIELD = ':is(input, textarea, select, [contenteditable]):not([type="checkbox"], [type="radio"], [type="button"])';

const MODAL = 'dialog[open], [aria-modal="true"]';

/**
 * Closes a popup by Escape wherever the focus is, so that the visitor can see what it covers, unless Escape is meant
 * for something else.
 */
export function useEscape(close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isForOther(event)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

function isForOther(event: KeyboardEvent): boolean {
  const isInModal = event.composedPath().some((target) => target instanceof Element && target.matches(MODAL));
  // Pages also keep closed dialogs in the document, so only visible ones count.
  const isUnderModal = [...document.querySelectorAll(MODAL)].some((modal) => modal.checkVisibility?.() ?? true);
  return isInModal || isUnderModal || (deepActive()?.matches(FIELD) ?? false);
}
