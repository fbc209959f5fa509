import { isScrolledBy } from '../base/scroller.ts';
import { CONTROL, FIELD, keepKeys } from './keep-keys.ts';

/** What a press may begin something in: to type, select, drag or choose. */
const PRESSED = `${FIELD}, canvas, dialog, [role=listbox], [role=menu]`;

const PRESSES = ['pointerdown', 'mousedown', 'selectstart', 'dragstart', 'contextmenu'] as const;

/** A cancelled touch makes no click, so these count for each control. */
const TOUCHES = ['touchstart', 'touchmove', 'touchend'] as const;

/**
 * Stops events that are meant only for the widget before they reach the page: plain keys and clipboard events in the
 * fields and controls that use them, presses and touches in what they begin in, the wheel over a box that it scrolls,
 * and a press that has removed its widget. Otherwise a page would react to them, or cancel them, because their target
 * is the element, not the field in it.
 */
export function keepEvents(host: HTMLElement): void {
  const keep = (types: readonly string[], isMeant: (target: Element, event: Event) => boolean) => {
    const stop = (event: Event) => {
      const target = targetOf(event);
      if (target && isMeant(target, event)) event.stopPropagation();
    };
    for (const type of types) host.addEventListener(type, stop, { passive: true });
  };
  keepKeys(host, targetOf);
  keep(['paste', 'cut', 'copy'], (target) => target.matches(FIELD));
  keep(PRESSES, isBegun);
  keep(TOUCHES, (target, event) => target.closest(`${CONTROL}, label`) !== null || isBegun(target, event));
  keep(['wheel'], (target, event) => target.closest('dialog') !== null || isScrolledBy(event));
  // A page that looks for presses outside some part of it would find a press that has removed its widget outside.
  host.addEventListener('click', (event) => host.isConnected || event.stopPropagation());
}

function isBegun(target: Element, event: Event): boolean {
  return target.closest(PRESSED) !== null || isScrolledBy(event);
}

/**
 * Returns the node of the widget's own tree at which an event was fired; null for the page's own nodes in the element.
 */
function targetOf(event: Event): Element | null {
  const [target] = event.composedPath();
  const isOurs = target instanceof Element && target.getRootNode() === (event.currentTarget as Element).shadowRoot;
  return isOurs ? target : null;
}
