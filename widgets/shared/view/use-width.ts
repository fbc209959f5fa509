import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useEnvironment } from './environment.ts';

/**
 * Returns a value computed from a node's width in px, border included, from the first frame on; renders again only when
 * the value changes. Until the node is rendered, the width is that of the element with `asWide`, or else 0.
 */
export function useWidth<E extends HTMLElement, T>(
  choose: (width: number) => T,
  asWide?: 'as wide as the element',
): readonly [RefObject<E | null>, T] {
  const { host } = useEnvironment();
  const node = useRef<E>(null);
  const [chosen, setChosen] = useState<T>(() => choose(asWide ? host.offsetWidth : 0));
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
