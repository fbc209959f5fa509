/** Fields that take what is typed; of others Space, Enter and the arrows. */
const FIELD = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const CONTROL = 'button, a[href], summary, input, video, [role=button]';
const KEYS = {
  [CONTROL]: [' ', 'Enter'],
  // The map's.
  canvas: ['+', '-', '='],
  'canvas, video, input[type=radio], [role=grid] *, [role=listbox] *, [role=menu] *, [role=tablist] *, [role=slider]': [
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    ...['Home', 'End', 'PageUp', 'PageDown'],
  ],
};

/**
 * Keeps from the page what is meant for a widget alone: plain keys and what is pasted, in the fields and controls that
 * use them, and a press that has removed its widget. A page's shortcuts see the element as their target, not the field
 * in it.
 */
export function keepEvents(tree: Node): void {
  const host = (tree as ShadowRoot).host as HTMLElement;
  for (const type of ['keydown', 'keypress', 'keyup'] as const) host.addEventListener(type, keepKey);
  for (const type of ['paste', 'cut', 'copy'] as const) host.addEventListener(type, keepText);
  host.addEventListener('click', keepLast);
}

/** The key that was pressed last, if it was used: its release belongs to it, although the focus may have moved. */
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
 * Keeps from the page an event of a removed widget: to a page that looks for presses outside something, it would be
 * outside everything.
 */
function keepLast(event: Event): void {
  if (!(event.currentTarget as Element).isConnected) event.stopPropagation();
}

/** Whether a key is used by what has the focus, or was by our handler; Escape, Tab and shortcuts are the page's too. */
function isUsed(event: KeyboardEvent, target: Element | null): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!target || ctrlKey || metaKey || altKey || key === 'Escape' || key === 'Tab' || /^F\d+$/.test(key)) return false;
  if (event.defaultPrevented || target.matches(FIELD)) return true;
  return Object.entries(KEYS).some(([controls, keys]) => keys.includes(key) && target.matches(controls));
}

/** Returns the node of the widget's own tree at which an event was fired; null for nodes of the page in the element. */
function targetOf(event: Event): Element | null {
  const [target] = event.composedPath();
  const isOurs = target instanceof Element && target.getRootNode() === (event.currentTarget as Element).shadowRoot;
  return isOurs ? target : null;
}
