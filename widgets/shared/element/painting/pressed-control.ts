import { registry } from '../../page/registry.ts';

/** The controls of a view that can be pressed. */
export const CONTROLS = 'a[href], button, label, summary, input:is([type="checkbox"], [type="radio"])';

/** The attribute that marks a pressed control and says when it was pressed, as `timeStamp` does; no view draws it. */
export const KEPT = 'data-kept';

/** Returns the control in `root` at which an event was fired; what the page has put into the element is not ours. */
export function controlIn(root: ShadowRoot, { target }: Event): HTMLElement | null {
  const control = (target as Element).closest<HTMLElement>(CONTROLS);
  return root.contains(control) ? control : null;
}

/**
 * Returns what a control stands for, which another control in its place does not: where it leads, its value, or its
 * name; empty if there is only its place.
 */
export function meaningOf(control: Element): string {
  return ['href', 'value', 'aria-label'].map((name) => control.getAttribute(name)).find((text) => text !== null) ?? '';
}

/** A press that was kept: its control, what that stood for, the number of clicks, and when, as `timeStamp` tells. */
interface Press {
  readonly control: Element;
  readonly meant: string;
  readonly clicks: number;
  readonly at: number;
}

/** When the visitor pressed what a click of ours repeats, as `timeStamp` tells. */
export const pressedAt = new WeakMap<Event, number>();

/** Marks a pressed control, and returns a function that presses it, or the one that stands for the same by then. */
export function pressAgain(root: ShadowRoot, { control, meant, clicks, at }: Press): () => void {
  // What is pressed again while nothing happens is pressed twice at once, as by a double click.
  const detail = control.hasAttribute(KEPT) ? 2 : clicks;
  control.setAttribute(KEPT, `${at}`);
  const isMeant = (each: Element) => meaningOf(each) === meant;
  return () => {
    const isThere = control.isConnected && isMeant(control);
    const now = isThere ? control : meant !== '' && [...root.querySelectorAll(CONTROLS)].find(isMeant);
    if (!now) return;
    const click = new MouseEvent('click', { detail, bubbles: true, composed: true, cancelable: true });
    // A loader of an earlier build does not say when.
    if (at) pressedAt.set(click, at);
    now.dispatchEvent(click);
  };
}

/** Takes the presses in `root` that the loader has kept; returns a function for each that presses again. */
export function takeFirstPresses(root: ShadowRoot): readonly (() => void)[] {
  const pressed = registry()?.pressed ?? [];
  const mine = pressed
    .filter((control) => root.contains(control))
    .map((control) => ({ control, meant: meaningOf(control), clicks: 1, at: Number(control.getAttribute(KEPT)) }));
  for (const { control } of mine) {
    pressed.splice(pressed.indexOf(control), 1);
    control.removeAttribute(KEPT);
  }
  return mine.map((press) => pressAgain(root, press));
}
