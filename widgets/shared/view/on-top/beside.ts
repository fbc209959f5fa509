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
export interface Place {
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
