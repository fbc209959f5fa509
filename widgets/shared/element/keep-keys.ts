/** Fields that use every key; other controls use only the keys in `KEYS`. */
export const FIELD = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
export const CONTROL = 'button, a[href], summary, input, video, [role=button]';
const KEYS = {
  [CONTROL]: [' ', 'Enter'],
  // The keys of the map.
  canvas: ['+', '-', '='],
  'canvas, video, input[type=radio], [role=grid] *, [role=listbox] *, [role=menu] *, [role=tablist] *, [role=slider]': [
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ...['Home', 'End', 'PageUp', 'PageDown'],
  ],
  // The browser closes a dialog after the event.
  'dialog *, dialog': ['Escape'],
};

/** The key that was pressed last, if a widget used it. */
let used: string | null = null;

/** Stops keys before they reach the page if a control of the widget uses them, or the widget has handled them. */
export function keepKeys(host: Element, targetOf: (event: Event) => Element | null): void {
  const keep = (event: KeyboardEvent) => {
    const isKept = isUsed(event, targetOf(event));
    if (event.type === 'keydown') used = isKept ? event.key : null;
    if (isKept) event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup'] as const) host.addEventListener(type, keep as EventListener);
  host.addEventListener('keydown', (event) => targetOf(event) && keepFromAll(event as KeyboardEvent), true);
  addEventListener('keyup', keepRelease, true);
}

/**
 * Stops a key before our own handlers, too: a key with which an input method composes a text, and a key that is held
 * down, if it does one thing for each press. Safari ends the composition before it sends the key that ended it.
 */
function keepFromAll(event: KeyboardEvent): void {
  const isHeld = event.repeat && (event.key === 'Enter' || event.key === 'Escape');
  if (isHeld) event.preventDefault();
  if (isHeld || event.isComposing || event.keyCode === 229) event.stopPropagation();
}

/** Stops the release of a key that was used: the focus may have moved to the page by then. */
function keepRelease(event: KeyboardEvent): void {
  if (event.key !== used) return;
  used = null;
  event.stopPropagation();
}

/** Whether a key was handled by the widget, or is used by the control that has the focus. */
function isUsed(event: KeyboardEvent, target: Element | null): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!target || ctrlKey || metaKey) return false;
  if (event.defaultPrevented) return true;
  if (altKey || key === 'Tab' || /^F\d+$/.test(key)) return false;
  if (target.matches(FIELD) && key !== 'Escape') return true;
  return Object.entries(KEYS).some(([controls, keys]) => keys.includes(key) && target.matches(controls));
}
