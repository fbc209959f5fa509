import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** A value computed from a node's width in px, border included, from the first frame on; renders again only when the value changes. */
export function useWidth<E extends HTMLElement, T>(choose: (width: number) => T): readonly [RefObject<E | null>, T] {
  const node = useRef<E>(null);
  const [chosen, setChosen] = useState<T>(() => choose(0));
  useLayoutEffect(() => {
    const element = node.current;
    if (!element) return;
    setChosen(() => choose(element.offsetWidth));
    const observer = new ResizeObserver(() => setChosen(() => choose(element.offsetWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [choose]);
  return [node, chosen];
}
