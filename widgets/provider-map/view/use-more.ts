import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Shows a list a step at a time. `showMore` adds a step and moves the focus to the first button of the new items. */
export function useMore(step: number): {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly shown: number;
  readonly showMore: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Element | null>(null);
  const [shown, setShown] = useState(step);
  useLayoutEffect(() => {
    if (shown > step) last.current?.nextElementSibling?.querySelector('button')?.focus();
  }, [shown, step]);
  const showMore = () => {
    last.current = list.current?.lastElementChild ?? null;
    setShown(shown + step);
  };
  return { list, shown, showMore };
}
