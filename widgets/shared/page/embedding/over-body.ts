import { registry } from '../registry.ts';
import { showToastsIn } from '../toasts-in-modal.ts';
import { around } from './misplaced.ts';

/**
 * Selects elements that cover the page's body, or keep the focus, while they are open; a closed dialog may open as a
 * modal one.
 */
const OVER_BODY = 'dialog:not([open]), :modal, [popover], [aria-modal="true"]';

/**
 * Returns the modal dialog, popover, full-screen element or focus trap around `element`; null if it is on the page
 * itself.
 */
export function overBody(element: Element): Element | null {
  for (let node: Element | null = element; node && node !== document.body; node = around(node)) {
    if (node.matches(OVER_BODY)) return node;
  }
  return null;
}

/** Whether a frame that is put on the page's body cannot be seen, pressed or typed into while `element` can. */
export function isBodyOutOfReach(element: Element): boolean {
  return overBody(element) !== null || getComputedStyle(document.body).pointerEvents === 'none';
}

/**
 * Opens the dialogs and popovers around `element`, and `element` itself if it is one, the outermost first; toasts stay
 * above them.
 */
export function openAround(element: Element): void {
  const outer = around(element);
  if (outer) openAround(outer);
  if (element instanceof HTMLDialogElement && !element.open) {
    element.showModal();
    element.addEventListener('close', showToastsIn(element), { once: true });
  } else if (element instanceof HTMLElement && element.popover && !element.matches(':popover-open')) {
    element.showPopover();
    registry()?.toasts.raise?.();
  }
}
