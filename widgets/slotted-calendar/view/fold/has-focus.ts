import type { RefObject } from 'react';

/** Whether the focus is in the frame of the calendar. */
export function hasFocus({ current }: RefObject<HTMLElement | null>): boolean {
  return current?.querySelector(':focus') != null;
}
