import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const TAB_STOPS = ':is(a[href], button, select, input):not([tabindex="-1"]), td[tabindex="0"]';

/** What has the focus, and its place in the tab order. */
interface Focused {
  readonly element: Element;
  readonly place: number;
}

/**
 * What is pressed may go away by it: a chosen slot's close icon, a proposal that is taken. The focus then goes to what
 * comes after it in the tab order, else to the frame where that can have it, else to what comes before, instead of being
 * lost to the page.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  const focused = useRef<Focused | null>(null);

  useEffect(() => {
    const { current } = frame;
    const enter = ({ target }: FocusEvent) => {
      focused.current = { element: target as Element, place: tabStopsOf(frame).indexOf(target as HTMLElement) };
    };
    const leave = () => {
      const left = focused.current;
      // Some browsers tell of it while they remove the element: what is left then is still to be known below.
      queueMicrotask(() => {
        if (focused.current === left) focused.current = null;
      });
    };
    current?.addEventListener('focusin', enter);
    current?.addEventListener('focusout', leave);
    return () => {
      current?.removeEventListener('focusin', enter);
      current?.removeEventListener('focusout', leave);
    };
  }, [frame]);

  useLayoutEffect(() => {
    if (!focused.current) return;
    const { element, place } = focused.current;
    const stops = tabStopsOf(frame);
    if (element.isConnected) focused.current = { element, place: stops.indexOf(element as HTMLElement) };
    else {
      // Nothing may come after it, or be to be seen, and not every frame can have it.
      for (const next of [stops[place], frame.current, stops.at(-1)]) {
        next?.focus();
        if (next?.matches(':focus')) break;
      }
    }
  });
}

function tabStopsOf({ current }: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(current?.querySelectorAll<HTMLElement>(TAB_STOPS) ?? [])];
}
