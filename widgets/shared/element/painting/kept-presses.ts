import { isPlainClick } from '../../view/is-plain-click.ts';
import { callLinkListener } from './link-listeners.ts';
import { CONTROLS, controlIn, KEPT, meaningOf, pressAgain, takeFirstPresses } from './pressed-control.ts';

/** Fields that take a value; checkboxes and radios, which match too, are among `CONTROLS`. */
const FIELDS = 'input, select';

/** Elements in which the keys of `KEYS` move something: the view handles them, and the page must not scroll. */
const COMPOSITES = '[role="grid"], [role="listbox"], [role="combobox"], [role="slider"]';

const KEYS = /^(Arrow.*|Home|End|Page.*|Escape)$/;

/** The options of the browser's own events, which leave shadow trees. */
const FAR = { bubbles: true, composed: true } as const;

type Field = HTMLInputElement | HTMLSelectElement;

/** The presses and entered values of a visitor in a painted view, before React is loaded. */
export interface KeptPresses {
  /** Stops keeping, and resets fields to their painted values, so that React finds them as it would have drawn them. */
  end(): void;
  /** Whether something waits to be replayed. */
  areKept(): boolean;
  /** Replays everything in order; React must have adopted the view. */
  replay(): Promise<void>;
}

/**
 * Keeps presses, keys and what is entered in `root`, and marks what was pressed. `onPress` is called with each. Links
 * lead on by themselves while `keepsLinks` is false; what opens them in a new tab is the browser's, and stores at once
 * what the page there must find.
 */
export function keepPresses(root: ShadowRoot, onPress: () => void, keepsLinks: () => boolean): KeptPresses {
  const stop = new AbortController();
  const kept: (() => void)[] = [];
  const fields: Field[] = [];

  /** What a control stood for when the pointer went down on it. */
  let begun: { readonly control: Element; readonly meant: string } | undefined;

  const keep = (event: Event, again: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push(again);
    onPress();
  };

  const click = (event: MouseEvent): void => {
    const control = controlIn(root, event);
    if (!control) return;
    if (control instanceof HTMLAnchorElement && !(isPlainClick(event) && keepsLinks())) {
      callLinkListener(control, event);
      onPress();
      return;
    }
    const meant = begun?.control === control ? begun.meant : meaningOf(control);
    keep(event, pressAgain(root, { control, meant, clicks: event.detail, at: event.timeStamp }));
  };

  /** Follows a link by the middle button, or opens its menu. */
  const followElsewhere = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a[href]');
    if (link) callLinkListener(link, event);
  };

  const keydown = (event: KeyboardEvent): void => {
    const isOurs = KEYS.test(event.key) && (event.target as Element).closest(COMPOSITES);
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (!isOurs || ctrlKey || altKey || metaKey) return;
    const again = new KeyboardEvent('keydown', { key, shiftKey, ...FAR, cancelable: true });
    keep(event, () => root.activeElement?.dispatchEvent(again));
  };

  /** Leaves the typed text in its field, and keeps the value for React. */
  const enter = (event: Event): void => {
    const field = event.target as Field;
    if (!field.matches(FIELDS) || field.matches(CONTROLS)) return;
    const { value } = field;
    fields.push(field);
    kept.push(() => enterAgain(field, value));
    onPress();
  };

  let hovered: EventTarget | null | undefined;

  const on = (type: string, listener: (event: never) => unknown): void =>
    root.addEventListener(type, listener as (event: Event) => unknown, { capture: true, signal: stop.signal });
  on('pointerdown', (event: Event) => {
    const control = controlIn(root, event);
    begun = control ? { control, meant: meaningOf(control) } : undefined;
  });
  on('click', click);
  on('auxclick', followElsewhere);
  on('contextmenu', followElsewhere);
  on('keydown', keydown);
  on('input', enter);
  on('pointerover', ({ target }: Event) => (hovered = target));
  on('pointerout', () => (hovered = null));

  kept.push(...takeFirstPresses(root));
  if (kept.length > 0) onPress();

  return {
    areKept: () => kept.length > 0,
    end() {
      stop.abort();
      for (const control of root.querySelectorAll(`[${KEPT}]`)) control.removeAttribute(KEPT);
      for (const field of fields) if ('defaultValue' in field) field.value = field.defaultValue;
    },
    async replay() {
      // Views that follow the focus (a grid's tab stop) or the pointer (a chart's tooltip) have missed these events.
      root.activeElement?.dispatchEvent(new FocusEvent('focusin', FAR));
      hovered?.dispatchEvent(new PointerEvent('pointerover', FAR));
      for (const again of kept) {
        again();
        // React renders the changes of a press in a microtask.
        await null;
      }
    },
  };
}

/** Sets a value with the setter of the field's class: React ignores a value that is set with the field's own setter. */
function enterAgain(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  // Not `Event`, because MooTools has a class of that name.
  for (const type of ['input', 'change']) field.dispatchEvent(new CustomEvent(type, { bubbles: true }));
}
