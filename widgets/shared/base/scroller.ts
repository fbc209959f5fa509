/** Returns the nearest scroll container of an element, through shadow trees; otherwise the page. */
export function scrollerOf(element: Element): Element {
  const page = document.scrollingElement ?? document.documentElement;
  let node = above(element);
  while (node && node !== page && !canScroll(node)) node = above(node);
  return node ?? page;
}

/** Returns a scroll container's top in the window, in px. */
export function topOf(scroller: Element): number {
  const isPage = scroller === document.scrollingElement;
  return isPage ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop;
}

/** Returns the `scroll-padding` at a scroll container's top (for a sticky header), in px. */
export function paddingOf(scroller: Element): number {
  const padding = getComputedStyle(scroller).scrollPaddingTop;
  return padding?.endsWith('px') ? Number.parseFloat(padding) : 0;
}

function above(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** Whether a box at or around an event's target, up to the listening element, scrolls: by its wheel, or at all. */
export function isScrolledBy(event: Event): boolean {
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(event.currentTarget as EventTarget) + 1);
  return inside.some((node) => node instanceof Element && takes(node, event as Partial<WheelEvent>));
}

/** Where a box scrolls no further, the wheel goes on to what is around it, unless `overscroll-behavior` keeps it. */
function takes(box: Element, { deltaX, deltaY }: Partial<WheelEvent>): boolean {
  const { scrollTop, scrollHeight, clientHeight } = box;
  const { overflowX, overscrollBehaviorY } = getComputedStyle(box);
  if (deltaX !== 0 && box.scrollWidth > box.clientWidth && SCROLLS.test(overflowX)) return true;
  if (!canScroll(box)) return false;
  if (deltaY === undefined || overscrollBehaviorY !== 'auto') return true;
  return deltaY < 0 ? scrollTop > 0 : deltaY > 0 && scrollTop + clientHeight < scrollHeight - 1;
}

const SCROLLS = /auto|scroll/;

function canScroll(node: Element): boolean {
  if (node.scrollHeight <= node.clientHeight || !SCROLLS.test(overflowOf(node))) return false;
  // The overflow of the body applies to the page, unless the root element has its own.
  return node !== document.body || overflowOf(document.documentElement) !== 'visible';
}

function overflowOf(node: Element): string {
  return getComputedStyle(node).overflowY;
}
