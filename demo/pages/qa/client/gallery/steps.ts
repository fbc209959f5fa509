import type { Step } from '../../../../states.ts';
import { words } from '../here.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;
const CALM_LOOKS = 5;

/** The window of a state's page. */
export type StatePage = Window &
  typeof globalThis & {
    readonly Creneau?: { toast(options: Readonly<Record<string, unknown>>): void };
    /** The number of requests without a response so far, counted by `in-gallery.ts`. */
    readonly callsUnderWay?: number;
    /** The errors on the console and the uncaught errors, recorded by `in-gallery.ts`. */
    readonly troubles?: readonly { readonly isUncaught: boolean; readonly text: string }[];
  };

/**
 * Performs the steps one after the other in a page of the same origin, and waits until each is possible. Returns the
 * step that failed, or null. Ends at once when `signal` aborts.
 */
export async function perform(page: StatePage, steps: readonly Step[], signal: AbortSignal): Promise<Step | null> {
  for (const step of steps) {
    const isCalm = 'press' in step ? calmOf(page) : () => true;
    if (!(await soon(() => isCalm() && attempt(page, step), signal))) return step;
  }
  return null;
}

/**
 * Returns the first visible element that matches a selector, including elements in open shadow trees; null if there is
 * none.
 */
function findVisible(root: Document | ShadowRoot, selector: string): Element | null {
  const here = [...root.querySelectorAll(selector)].find(isVisible);
  if (here) return here;
  for (const element of root.querySelectorAll('*')) {
    const inside = element.shadowRoot && findVisible(element.shadowRoot, selector);
    if (inside) return inside;
  }
  return null;
}

/** Returns the text of a step. */
export function saying(step: Step): string {
  const { steps } = words.gallery;
  if ('press' in step) return `${steps.press} ${step.press}`;
  if ('fill' in step) return `${steps.fill} ${step.fill}`;
  return 'see' in step ? `${steps.see} ${step.see}` : steps.toast;
}

/**
 * Returns a function that says whether several checks in a row have found no call under way. A slot may look free until
 * the person's own bookings are known.
 */
function calmOf(page: StatePage): () => boolean {
  let looks = 0;
  return () => {
    looks = page.callsUnderWay ? 0 : looks + 1;
    return looks >= CALM_LOOKS;
  };
}

function attempt(page: StatePage, step: Step): boolean {
  if ('toast' in step) {
    page.Creneau?.toast(step.toast);
    return page.Creneau !== undefined;
  }
  const found = findVisible(page.document, 'press' in step ? step.press : 'fill' in step ? step.fill : step.see);
  if (!found) return false;
  if ('press' in step) press(page, found);
  else if ('fill' in step) fill(page, found, step.with);
  return true;
}

/**
 * Points at an element and clicks it by events, because a bar of a chart has no `click()`. It focuses nothing: frames
 * would take the focus from each other, and open popups would close.
 */
function press(page: StatePage, element: Element): void {
  const far = { bubbles: true, composed: true };
  element.dispatchEvent(new page.PointerEvent('pointerover', { ...far, pointerType: 'mouse' }));
  element.dispatchEvent(new page.PointerEvent('pointerenter', { pointerType: 'mouse' }));
  element.dispatchEvent(new page.MouseEvent('click', { ...far, cancelable: true, view: page }));
}

/** Enters a text in such a way that React notices it. */
function fill(page: StatePage, element: Element, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(page.HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, text);
  element.dispatchEvent(new page.InputEvent('input', { bubbles: true, composed: true, data: text }));
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

async function soon(isDone: () => boolean, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (!signal.aborted) {
    if (isDone()) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}
