import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Position, positionAt } from '../model.ts';

/** A row of slides that scrolls. */
export interface Track {
  readonly node: RefObject<HTMLDivElement | null>;
  /**
   * The visible slides, or those that will be visible after the current scroll, so that quick presses add up. Null
   * before layout.
   */
  readonly position: Position | null;
  slideTo(index: number): void;
  /** Jumps to an end, without an animation. */
  standAt(end: 'start' | 'end'): void;
}

/** The gestures that interrupt a scroll. */
const GESTURES = ['pointerdown', 'wheel', 'focusin'] as const;

/** Tracks the scroll position while the slides are shown. */
export function useTrack(isThere: boolean): Track {
  const node = useRef<HTMLDivElement>(null);
  const goal = useRef<number | null>(null);
  const [position, setPosition] = useState<Position | null>(null);

  const read = useCallback(() => {
    if (!node.current) return;
    const { scrollLeft: scrolled, clientWidth: width } = node.current;
    const { first: seen, visible } = positionAt({ scrolled, width, step: stepOf(node.current) });
    if (seen === goal.current) goal.current = null;
    const first = goal.current ?? seen;
    setPosition((known) => (known?.first === first && known.visible === visible ? known : { first, visible }));
  }, []);

  useEffect(() => {
    const { current } = node;
    if (!current || !isThere) return;
    const letGo = () => {
      goal.current = null;
      read();
    };
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    for (const gesture of GESTURES) current.addEventListener(gesture, letGo, options);
    current.addEventListener('scroll', read, options);
    let width = current.clientWidth;
    const observer = new ResizeObserver(() => {
      // A loaded picture changes only the height of the row, which does not interrupt a scroll.
      if (current.clientWidth === width) return read();
      width = current.clientWidth;
      letGo();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [isThere, read]);

  const slideTo = useCallback(
    (index: number) => {
      if (!node.current) return;
      goal.current = index;
      node.current.scrollTo({ left: index * stepOf(node.current) });
      read();
    },
    [read],
  );
  const standAt = useCallback(
    (end: 'start' | 'end') => {
      goal.current = null;
      node.current?.scrollTo({ left: end === 'start' ? 0 : node.current.scrollWidth, behavior: 'instant' });
      read();
    },
    [read],
  );
  return { node, position, slideTo, standAt };
}

/** Returns the distance between the starts of two slides, in px; if there is only one slide, its width. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
