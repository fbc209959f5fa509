/** Shows the page's own content of the element, with the height that the page reserves for the element. */
export function showFallback(container: ShadowRoot): void {
  const slot = document.createElement('slot');
  // Slotted content inherits styles from its slot.
  slot.style.minHeight = 'inherit';
  container.replaceChildren(slot);
}
