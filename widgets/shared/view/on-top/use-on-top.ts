import { type RefObject, useLayoutEffect } from 'react';
import { keepOnTop, zoomOf } from './keep-on-top.ts';

/** The attributes of a layer's element. */
export const ON_TOP = { popover: 'manual' } as const;

/** How a layer opens. */
interface Opening extends Placement {
  readonly isOpen: boolean;
  /** Whether the layer is as wide as its anchor. */
  readonly isAsWide?: boolean;
  /** Returns the anchor of the layer; by default the layer's parent. */
  readonly anchorOf?: (layer: HTMLElement) => Element | null | undefined;
}

const asParent = ({ parentElement }: HTMLElement) => parentElement;

/**
 * Keeps an open layer above everything on the page and beside its anchor, and hides it while the anchor is out of
 * sight.
 */
export function useOnTop(ref: RefObject<HTMLElement | null>, opening: Opening): void {
  const { isOpen, isAsWide = false, side, align, gap, anchorOf = asParent } = opening;
  useLayoutEffect(() => {
    const layer = ref.current;
    const anchor = layer && anchorOf(layer);
    if (!isOpen || !anchor) return undefined;
    let isSeen = true;
    const sight = new IntersectionObserver(
      (entries) => {
        isSeen = entries.at(-1)?.isIntersecting ?? true;
      },
      // An anchor counts as hidden in a box that scrolls, but not beyond the window's edge, where its layer may still
      // be visible.
      { rootMargin: '10000px' },
    );
    sight.observe(anchor);
    const { style } = layer;
    const end = keepOnTop(layer, () => {
      const box = anchor.getBoundingClientRect();
      if (isAsWide) style.inlineSize = `${box.width / zoomOf(layer)}px`;
      const place = beside(layer.getBoundingClientRect(), box, visible(), { side, align, gap });
      style.setProperty('--room', `${place.room / zoomOf(layer)}px`);
      return isSeen ? place : null;
    });
    return () => {
      end();
      sight.disconnect();
      for (const name of ['left', 'top', 'inline-size', 'clip-path', '--room']) style.removeProperty(name);
    };
  }, [ref, isOpen, isAsWide, side, align, gap, anchorOf]);
}

/** Returns the visible part of the window, without a phone's keyboard. */
function visible(): Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'> {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight, scale = 1 } = window.visualViewport ?? {};
  // On a page that is zoomed in, the whole window counts as visible.
  if (scale > 1) return { left: 0, right: clientWidth, top: 0, bottom: clientHeight };
  return { left: 0, right: clientWidth, top: offsetTop, bottom: offsetTop + height };
}

/** The placement of a layer: the preferred side of its anchor, and the edge along which the two are aligned. */
export interface Placement {
  readonly side: 'above' | 'below';
  readonly align: 'start' | 'center' | 'end';
  /** Pixels between the layer and its anchor. */
  readonly gap: number;
}

type Size = Pick<DOMRect, 'width' | 'height'>;
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Pixels between a layer and the edges of the window. */
const EDGE = 8;

/** The position of a layer's upper left corner, and the greatest height that the layer can have there (`room`). */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

/**
 * Returns the place of a layer beside its anchor: on the other side if it does not fit and there is more room on that
 * side; never outside the window.
 */
export function beside(layer: Size, anchor: Box, view: Box, { side, align, gap }: Placement): Place {
  const rooms = { above: anchor.top - view.top - gap - EDGE, below: view.bottom - anchor.bottom - gap - EDGE };
  const other = side === 'above' ? 'below' : 'above';
  const chosen = layer.height > rooms[side] && rooms[other] > rooms[side] ? other : side;
  const room = Math.max(0, rooms[chosen]);
  const height = Math.min(layer.height, room);
  const spare = anchor.right - anchor.left - layer.width;
  const x = anchor.left + { start: 0, center: spare / 2, end: spare }[align];
  return {
    x: Math.max(view.left + EDGE, Math.min(x, view.right - EDGE - layer.width)),
    y: chosen === 'below' ? anchor.bottom + gap : anchor.top - gap - height,
    room,
  };
}
