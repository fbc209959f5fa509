/** What the page draws at a point of the window: a bar, a bubble, or something at least half as high as the window. */
export interface PageBar {
  readonly top: number;
  readonly bottom: number;
  readonly isHigh: boolean;
}

/** The precision in px with which the edges of what the page draws are found. */
const STEP = 8;

/** The `z-index` from which a high box lies over the page; below it, the page itself may be in a fixed box. */
const OVER_PAGE = 100;

const MODAL = 'dialog, [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

/**
 * Returns what the page draws over `ours` at a point, or under it where ours is above everything; null if there is
 * nothing, or only the page's content. Our own elements count as nothing: toasts, for example, disappear by themselves.
 */
export function pageBarAt(ours: Element, x: number, y: number): PageBar | null {
  const own = outermost(ours);
  const drawn = document.elementsFromPoint(x, y);
  const others = drawn.filter((each) => !own.contains(each) && !each.localName.startsWith('creneau-'));
  const [found] = others;
  if (!found || found.contains(own)) return null;
  const fixed = fixedAround(found);
  if (!fixed && found !== drawn[0] && isAt(found, x, y)) return null;
  const { top, bottom } = fixed?.getBoundingClientRect() ?? hitEdges(found, x, y);
  const isHigh = bottom - top >= innerHeight / 2;
  return isHigh && fixed && !isOverPage(fixed) ? null : { top, bottom, isHigh };
}

/** Returns the element of the document in which a node of a shadow tree is, or the node itself. */
function outermost(node: Element): Element {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? outermost(root.host) : node;
}

function fixedAround(found: Element | null): Element | null {
  if (!found || /fixed|sticky/.test(getComputedStyle(found).position)) return found;
  return fixedAround(found.parentElement);
}

function isOverPage(fixed: Element): boolean {
  return Number(getComputedStyle(fixed).zIndex) >= OVER_PAGE || fixed.matches(MODAL) || !!fixed.querySelector(MODAL);
}

/** Whether the box of an element is at a point; what the shadow tree of a host draws may be elsewhere. */
function isAt(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

/**
 * Returns the edges of what an element draws at a point. Hit tests find them, because for a bar in a shadow tree only
 * the host is known, which may have no size.
 */
function hitEdges(found: Element, x: number, y: number): { readonly top: number; readonly bottom: number } {
  const edge = (step: number) => {
    let at = y;
    while (Math.abs(at - y) < innerHeight / 2 && document.elementsFromPoint(x, at).includes(found)) at += step;
    return at;
  };
  return { top: edge(-STEP), bottom: edge(STEP) };
}
