/** How often what is seen of a frame is measured. */
const FRAME_MS = 200;

/**
 * Keeps `bar`, which is sticky at the lower edge, in the visible part of `around` where sticking fails, until `signal` is
 * aborted.
 */
export function keepInSight(bar: HTMLElement, around: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1);
    if (seen) raise(bar, seen);
  });
  /** Only an observer knows what is seen of a frame's window, and it tells so at its start. */
  function measure(): void {
    observer.unobserve(around);
    observer.observe(around);
  }
  measure();
  addEventListener('scroll', measure, { capture: true, passive: true, signal });
  addEventListener('resize', measure, { signal });
  // A frame hears nothing of the page that is scrolled around it.
  const timer = window === parent ? undefined : setInterval(measure, FRAME_MS);
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
  const top = topOfPageBar(bar, box.left + box.width / 2, box.bottom - cut - 1);
  const by = top === null ? cut : raised(top);
  if (by > 0) bar.style.translate = `0 ${-by}px`;
}

/** The upper edge of a fixed bar of the page that covers this point, or null. */
function topOfPageBar(bar: HTMLElement, x: number, y: number): number | null {
  let covering = document.elementFromPoint(x, y);
  const root = bar.getRootNode();
  const host = root instanceof ShadowRoot ? root.host : bar;
  if (!covering || covering.contains(host) || host.contains(covering)) return null;
  while (covering && !/fixed|sticky/.test(getComputedStyle(covering).position)) covering = covering.parentElement;
  const box = covering?.getBoundingClientRect();
  return box && box.height < innerHeight / 2 ? box.top : null;
}
