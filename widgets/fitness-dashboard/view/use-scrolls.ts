import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether an element's content overflows it; its first child is the content. */
export function useScrolls<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const node = useRef<E>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const frame = node.current;
    if (!frame) return;
    const look = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
      setScrolls(scrollWidth > clientWidth || scrollHeight > clientHeight);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(frame);
    if (frame.firstElementChild) observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [node, scrolls];
}
