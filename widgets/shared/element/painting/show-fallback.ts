import { isMade } from './made-view.ts';

/** Shows the page's own content of the element, unless a server has made its view, with the height that the page reserves for the element. */
export function showFallback(container: ShadowRoot): void {
  if (isMade(container)) return;
  const slot = document.createElement('slot');
  // Slotted content inherits styles from its slot.
  slot.style.minHeight = 'inherit';
  container.replaceChildren(slot);
}
