import type { RefObject } from 'react';
import { deepActive } from '../../shared/element/deep-active.ts';

/** Whether the focus is in the frame of the calendar. */
export function hasFocus({ current }: RefObject<HTMLElement | null>): boolean {
  return current?.contains(deepActive()) === true;
}
