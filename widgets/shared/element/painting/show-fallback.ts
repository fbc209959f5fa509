/**
 * Shows what the page has put into the element; the place that the page keeps for the element is kept for that, too.
 */
export function showFallback(container: ShadowRoot): void {
  const slot = document.createElement('slot');
  // Slotted content inherits from its slot.
  slot.style.minHeight = 'inherit';
  container.replaceChildren(slot);
}
