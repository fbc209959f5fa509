import type { Step } from '../../../states.ts';

const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

type Page = Window &
  typeof globalThis & { readonly Creneau?: { toast(options: Readonly<Record<string, unknown>>): void } };

/** Does the steps one after the other in a page of the same origin, waiting for each; answers the one that could not be done, or null. */
export async function perform(page: Page, steps: readonly Step[]): Promise<Step | null> {
  for (const step of steps) {
    if (!(await soon(() => attempt(page, step)))) return step;
  }
  return null;
}

/** The first visible element that a selector finds, also in open shadow trees; null where there is none. */
export function findVisible(root: Document | ShadowRoot, selector: string): HTMLElement | null {
  const here = [...root.querySelectorAll<HTMLElement>(selector)].find(isVisible);
  if (here) return here;
  for (const element of root.querySelectorAll('*')) {
    const inside = element.shadowRoot && findVisible(element.shadowRoot, selector);
    if (inside) return inside;
  }
  return null;
}

/** A step in words. */
export function saying(step: Step): string {
  if ('press' in step) return `press ${step.press}`;
  if ('fill' in step) return `fill ${step.fill}`;
  return 'see' in step ? `see ${step.see}` : 'toast';
}

function attempt(page: Page, step: Step): boolean {
  if ('toast' in step) {
    page.Creneau?.toast(step.toast);
    return page.Creneau !== undefined;
  }
  const found = findVisible(page.document, 'press' in step ? step.press : 'fill' in step ? step.fill : step.see);
  if (!found) return false;
  // Nothing is focused: frames would take the focus from each other, and what is open would close.
  if ('press' in step) found.click();
  else if ('fill' in step) fill(page, found, step.with);
  return true;
}

/** Writes as a person does, as far as React can tell. */
function fill(page: Page, element: HTMLElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(page.HTMLInputElement.prototype, 'value') ?? {};
  set?.call(element, text);
  element.dispatchEvent(new page.InputEvent('input', { bubbles: true, composed: true, data: text }));
}

function isVisible(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}

async function soon(isDone: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (!isDone()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return true;
}
