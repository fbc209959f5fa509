import { type RefObject, useEffect, useLayoutEffect } from 'react';

const FOCUSABLE = 'a[href], button, select, [tabindex]';

/**
 * What is pressed may go away by it (a chosen slot's close icon, a proposal that is taken): the focus then goes on to what
 * stands in its place in the tab order, instead of being lost to the page.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement, place: number } | null>(null);
}
