import { afterSeen } from '../shared/base/seen-time.ts';
import { deepActive } from '../shared/element/deep-active.ts';

/** The events by which a visitor scrolls. Scrolling a part of the page counts too. */
const SCROLLS = ['scroll', 'wheel', 'touchmove'] as const;

/** The events after which the visitor may have stopped reading a passage or filling in a field. */
const CHANGES = ['selectionchange', 'focusin', 'focusout'] as const;

const FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Calls back once: when the visitor first scrolls, or has had the page in sight for `delay` milliseconds. */
export function onFirstMoment(delay: number, listener: () => void, signal: AbortSignal): void {
  const over = new AbortController();
  const begin = () => {
    over.abort();
    listener();
  };
  over.signal.addEventListener('abort', afterSeen(delay, begin));
  signal.addEventListener('abort', () => over.abort());
  for (const name of SCROLLS) addEventListener(name, begin, { capture: true, passive: true, signal: over.signal });
}

/** Whether the visitor has selected text, or is in a field. */
export function isReading(): boolean {
  return getSelection()?.isCollapsed === false || deepActive()?.matches(FIELDS) === true;
}

/** Calls back whenever `isReading` may have changed. */
export function onReadingChange(listener: () => void, signal: AbortSignal): void {
  for (const name of CHANGES) document.addEventListener(name, listener, { signal });
}
