import { paddingOf, scrollerOf, topOf } from '../base/scroller.ts';
import { until } from '../base/until.ts';
import { type PageBar, pageBarAt } from './page-bars.ts';

/**
 * The milliseconds between measurements: in a frame, which gets no events when the page around it is scrolled, and
 * elsewhere, because a bar of the page may appear or disappear.
 */
const EVERY_MS = { frame: 200, page: 1000 };

/** The custom property of the root with the height of the page's header; `--top` is the larger of it and the page's. */
const PAGE_TOP = '--page-top';

/**
 * Keeps `bar`, which is sticky or fixed at an edge of the window, visible in `around` and clear of the page's own bars,
 * until `signal` is aborted. A bar that would take too much of a low window goes back to its place in the flow.
 */
export function keepInSight(bar: HTMLElement, around: HTMLElement, signal: AbortSignal): void {
  const observer = new IntersectionObserver((entries) => {
    const seen = entries.at(-1);
    if (seen) place(bar, seen);
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
  bar.addEventListener('animationend', measure, { signal });
  const timer = setInterval(measure, window === parent ? EVERY_MS.page : EVERY_MS.frame);
  until(signal, () => {
    clearInterval(timer);
    observer.disconnect();
    for (const name of CHANGED) bar.style.removeProperty(name);
  });
}

/** What is changed on a bar. */
const CHANGED = ['translate', 'position', 'visibility'] as const;

function place(bar: HTMLElement, entry: IntersectionObserverEntry): void {
  for (const name of CHANGED) bar.style.removeProperty(name);
  const { position, bottom } = getComputedStyle(bar);
  if (!/sticky|fixed/.test(position) || entry.intersectionRect.height === 0) return;
  const isAtTop = bottom === 'auto';
  if (isAtTop) lower(bar);
  const most = isAtTop ? innerHeight : innerHeight / 3;
  if (position === 'sticky' && bar.offsetHeight > most) bar.style.position = 'static';
  else if (!isAtTop) raise(bar, Number.parseFloat(bottom), position === 'fixed', entry);
}

/** Keeps a bar at the upper edge below the page's header. */
function lower(bar: HTMLElement): void {
  const scroller = scrollerOf(bar);
  const { left, width } = bar.getBoundingClientRect();
  const top = topOf(scroller);
  const header = pageBarAt(bar, left + width / 2, top + 1);
  const height = Math.max(paddingOf(scroller), header && !header.isHigh ? header.bottom - top : 0);
  bar.closest<HTMLElement>('.root')?.style.setProperty(PAGE_TOP, `${height}px`);
}

function raise(
  bar: HTMLElement,
  gap: number,
  isOverPage: boolean,
  { boundingClientRect: whole, intersectionRect: seen }: IntersectionObserverEntry,
): void {
  const box = bar.getBoundingClientRect();
  const room = Math.max(0, isOverPage ? box.top : box.top - whole.top);
  const above = (edge: number) => Math.max(0, box.bottom + gap - edge);
  const cut = seen.bottom < whole.bottom - 1 ? Math.min(above(seen.bottom), room) : 0;
  const points = isOverPage ? pointsIn(box) : placesToPress(bar, box);
  const covers = points.flatMap(([x, y]) => pageBarAt(bar, x, y - cut) ?? []);
  const by = Math.max(cut, ...covers.filter(isLow).map(({ top }) => above(top)));
  // What lies over the page and cannot go above such a bar waits until that has gone.
  if (isOverPage && (by > room || !covers.every(isLow))) bar.style.visibility = 'hidden';
  else if (by > 0) bar.style.translate = `0 ${-Math.min(by, room)}px`;
}

const isLow = ({ isHigh }: PageBar) => !isHigh;

type Point = readonly [x: number, y: number];

/** Returns points all over a box, from edge to edge. */
function pointsIn({ left, top, width, height }: DOMRect): readonly Point[] {
  const along = [0.1, 0.5, 0.9];
  return along.flatMap((x) => along.map((y): Point => [left + width * x, top + height * y]));
}

/**
 * Returns the points at which nothing may cover the bar: the middle of its lower edge, and the middle of its button.
 */
function placesToPress(bar: HTMLElement, box: DOMRect): readonly Point[] {
  const button = (bar.querySelector('.primary') ?? bar).getBoundingClientRect();
  return [
    [box.left + box.width / 2, box.bottom - 1],
    [button.left + button.width / 2, button.top + button.height / 2],
  ];
}
