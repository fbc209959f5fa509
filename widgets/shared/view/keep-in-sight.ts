/**
 * The milliseconds between measurements: in a frame, which gets no events when the page around it is scrolled, and
 * elsewhere, because a bar of the page may appear or disappear.
 */
const EVERY_MS = { frame: 200, page: 1000 };

/** The precision in px with which the edge of an element that covers the bar is found. */
const STEP = 8;

/** Keeps `bar`, which is sticky at the lower edge, visible in `around` if sticking fails, until `signal` is aborted. */
export function keepInSight(bar: HTMLElement, around: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1);
    if (seen) raise(bar, seen);
  });
  /**
   * Measures the visible part: only an observer knows which part of a frame's window is visible, and it reports this
   * when it starts to observe.
   */
  function measure(): void {
    if (document.hidden) return;
    observer.unobserve(around);
    observer.observe(around);
  }
  measure();
  addEventListener('scroll', measure, { capture: true, passive: true, signal });
  addEventListener('resize', measure, { signal });
  const timer = setInterval(measure, window === parent ? EVERY_MS.page : EVERY_MS.frame);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    observer.disconnect();
    bar.style.translate = '';
  });
}

function raise(
  bar: HTMLElement,
  { boundingClientRect: whole, intersectionRect: seen }: IntersectionObserverEntry,
): void {
  bar.style.translate = '';
  const { position, bottom } = getComputedStyle(bar);
  if (position !== 'sticky' || bottom === 'auto' || seen.height === 0) return;
  const gap = Number.parseFloat(bottom);
  const box = bar.getBoundingClientRect();
  const raised = (edge: number) => Math.min(Math.max(0, box.bottom + gap - edge), Math.max(0, box.top - whole.top));
  const cut = seen.bottom < whole.bottom - 1 ? raised(seen.bottom) : 0;
  const top = Math.min(...placesToPress(bar).map(([x, y]) => topOfPageBar(bar, x, y - cut)));
  const by = Math.max(cut, raised(top));
  if (by > 0) bar.style.translate = `0 ${-by}px`;
}

/**
 * Returns the points at which nothing may cover the bar: the middle of its lower edge, and the middle of its button.
 */
function placesToPress(bar: HTMLElement): readonly (readonly [x: number, y: number])[] {
  const box = bar.getBoundingClientRect();
  const button = (bar.querySelector('.primary') ?? bar).getBoundingClientRect();
  return [
    [box.left + box.width / 2, box.bottom - 1],
    [button.left + button.width / 2, button.top + button.height / 2],
  ];
}

/**
 * Returns the upper edge of a bar of the page that covers this point; infinity if there is none, or if it is at least
 * half as high as the window.
 */
function topOfPageBar(bar: HTMLElement, x: number, y: number): number {
  const covering = document.elementFromPoint(x, y);
  const ours = outermost(bar);
  if (!covering || covering.contains(ours) || ours.contains(covering)) return Number.POSITIVE_INFINITY;
  // Our own elements, such as toasts, disappear by themselves.
  if (covering.localName.startsWith('creneau-')) return Number.POSITIVE_INFINITY;
  const fixed = fixedAround(covering)?.getBoundingClientRect();
  const [top, height] = fixed ? [fixed.top, fixed.height] : hitEdge(covering, x, y);
  return height < innerHeight / 2 ? top : Number.POSITIVE_INFINITY;
}

/** Returns the element of the document in which a node of a shadow tree is, or the node itself. */
function outermost(node: Element): Element {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? outermost(root.host) : node;
}

function fixedAround(covering: Element | null): Element | null {
  if (!covering || /fixed|sticky/.test(getComputedStyle(covering).position)) return covering;
  return fixedAround(covering.parentElement);
}

/**
 * Returns the upper edge of the element at a point, and its distance from the point. Hit tests find the edge, because
 * for a bar in a shadow tree only the host is known, which may have no size.
 */
function hitEdge(covering: Element, x: number, y: number): readonly [top: number, height: number] {
  let top = y;
  while (y - top < innerHeight / 2 && document.elementFromPoint(x, top) === covering) top -= STEP;
  return [top, y - top];
}
