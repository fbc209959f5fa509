/** Fields that use every key; other controls use only the keys in `KEYS`. */
const FIELD = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const CONTROL = 'button, a[href], summary, input, video, [role=button]';
const KEYS = {
  [CONTROL]: [' ', 'Enter'],
  // The keys of the map.
  canvas: ['+', '-', '='],
  'canvas, video, input[type=radio], [role=grid] *, [role=listbox] *, [role=menu] *, [role=tablist] *, [role=slider]': [
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ...['Home', 'End', 'PageUp', 'PageDown'],
  ],
};

/**
 * Stops events that are meant only for the widget before they reach the page: plain keys and clipboard events in the
 * fields and controls that use them, and a press that has removed its widget. Otherwise a page's shortcuts would react,
 * because their target is the element, not the field in it.
 */
export function keepEvents(tree: Node): void {
  const host = (tree as ShadowRoot).host as HTMLElement;
  for (const type of ['keydown', 'keypress', 'keyup'] as const) host.addEventListener(type, keepKey);
  for (const type of ['paste', 'cut', 'copy'] as const) host.addEventListener(type, keepText);
  host.addEventListener('click', keepLast);
}

/** The key that was pressed last, if the widget used it: its `keyup` is stopped too, even if the focus has moved. */
let used: string | null = null;

function keepKey(event: KeyboardEvent): void {
  const { type, key } = event;
  const isKept = isUsed(event, targetOf(event)) || (type === 'keyup' && key === used);
  if (type === 'keydown') used = isKept ? key : null;
  if (isKept) event.stopPropagation();
}

function keepText(event: Event): void {
  if (targetOf(event)?.matches(FIELD)) event.stopPropagation();
}

/**
 * Stops a press that has removed its widget: a page that looks for presses outside some part of it would find this
 * press outside.
 */
function keepLast(event: Event): void {
  if (!(event.currentTarget as Element).isConnected) event.stopPropagation();
}

/**
 * Whether a key is used by the control that has the focus, or was handled by the widget; Escape, Tab and shortcuts
 * always reach the page.
 */
function isUsed(event: KeyboardEvent, target: Element | null): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!target || ctrlKey || metaKey || altKey || key === 'Escape' || key === 'Tab' || /^F\d+$/.test(key)) return false;
  if (event.defaultPrevented || target.matches(FIELD)) return true;
  return Object.entries(KEYS).some(([controls, keys]) => keys.includes(key) && target.matches(controls));
}

/**
 * Returns the node of the widget's own tree at which an event was fired; null for the page's own nodes in the element.
 */
function targetOf(event: Event): Element | null {
  const [target] = event.composedPath();
  const isOurs = target instanceof Element && target.getRootNode() === (event.currentTarget as Element).shadowRoot;
  return isOurs ? target : null;
}
