import { until } from '../shared/base/until.ts';

/** How long a press still counts after its end, in milliseconds. The click of a tap comes within this time. */
const CLICK_MS = 400;

/** The window's width in px up to which a popup is a sheet, as in the style sheet. */
const SHEET_WIDTH = 600;

/** What a visitor is doing with a mouse, a pen or a finger. */
export interface PointerWatch {
  /** Whether a popup that appeared now might be pressed instead of the content under it. */
  isInTheWay(): boolean;
  /** Ignores the mouse, which has just closed a popup at its position, until it moves. */
  forget(): void;
}

/**
 * Watches for presses, and for a mouse in the part of the window where popups appear. Calls back when a press is over,
 * or when the mouse has left that part.
 */
export function watchPointer(listener: () => void, signal: AbortSignal): PointerWatch {
  let isPressing = false;
  let isUnder = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(): void {
    clearTimeout(timer);
    isPressing = true;
  }

  function end(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isPressing = false;
      listener();
    }, CLICK_MS);
  }

  function move(isThere: boolean): void {
    const hasLeft = isUnder && !isThere;
    isUnder = isThere;
    if (hasLeft) listener();
  }

  const options = { capture: true, passive: true, signal };
  addEventListener('pointerdown', begin, options);
  addEventListener('pointerup', end, options);
  addEventListener('pointercancel', end, options);
  addEventListener('pointermove', (event) => event.pointerType === 'mouse' && move(isWherePopupsStand(event)), options);
  // The first sign of a mouse that has not moved since the page was loaded may be a wheel event, which has its
  // position.
  addEventListener('wheel', (event) => move(isWherePopupsStand(event)), options);
  document.documentElement.addEventListener('pointerleave', () => move(false), { signal });
  until(signal, () => clearTimeout(timer));
  return {
    isInTheWay: () => isPressing || isUnder,
    forget() {
      isUnder = false;
    },
  };
}

/** Whether a point is where popups appear: the lower left quarter of the window, or the lower half of a narrow one. */
function isWherePopupsStand({ clientX, clientY }: MouseEvent): boolean {
  const isLow = clientY > innerHeight / 2;
  return isLow && (innerWidth <= SHEET_WIDTH || clientX < innerWidth / 2);
}
