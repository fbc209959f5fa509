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

function canScroll(node: Element): boolean {
  if (node.scrollHeight <= node.clientHeight || !/auto|scroll/.test(overflowOf(node))) return false;
  // The overflow of the body applies to the page, unless the root element has its own.
  return node !== document.body || overflowOf(document.documentElement) !== 'visible';
}

function overflowOf(node: Element): string {
  return getComputedStyle(node).overflowY;
}
