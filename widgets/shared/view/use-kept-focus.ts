import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const TAB_STOPS = ':is(a[href], button, select, input):not([tabindex="-1"]), td[tabindex="0"]';

/** The element that has the focus, and its index among the tab stops. */
interface Focused {
  readonly element: Element;
  readonly index: number;
}

/**
 * Keeps the focus inside when the focused element is removed (by pressing a chosen slot's close icon, for example): it
 * goes to the next tab stop, or else to the frame if that is focusable, or else to the last tab stop.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  const focused = useRef<Focused | null>(null);

  useEffect(() => {
    const { current } = frame;
    const enter = ({ target }: FocusEvent) => {
      focused.current = { element: target as Element, index: tabStopsOf(frame).indexOf(target as HTMLElement) };
    };
    const leave = () => {
      const left = focused.current;
      // Some browsers fire focusout while they remove the element; its place among the tab stops is still needed.
      queueMicrotask(() => {
        if (focused.current === left && left?.element.isConnected) focused.current = null;
      });
    };
    // A component that renders by itself does not run the layout effect below.
    const observer = new MutationObserver(() => keep(frame, focused));
    if (current) observer.observe(current, { childList: true, subtree: true });
    current?.addEventListener('focusin', enter);
    current?.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      current?.removeEventListener('focusin', enter);
      current?.removeEventListener('focusout', leave);
    };
  }, [frame]);

  useLayoutEffect(() => keep(frame, focused));
}

/**
 * Moves the focus to the next tab stop if the focused element was removed, else updates its place among the tab stops.
 */
function keep(frame: RefObject<HTMLElement | null>, focused: RefObject<Focused | null>): void {
  if (!focused.current) return;
  const { element, index } = focused.current;
  const stops = tabStopsOf(frame);
  if (element.isConnected) focused.current = { element, index: stops.indexOf(element as HTMLElement) };
  else if (document.activeElement === document.body) {
    // There may be no next stop, or a hidden one, and not every frame is focusable.
    for (const next of [stops[index], frame.current, stops.at(-1)]) {
      next?.focus();
      if (next?.matches(':focus')) break;
    }
  }
}

function tabStopsOf({ current }: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(current?.querySelectorAll<HTMLElement>(TAB_STOPS) ?? [])];
}
