/** The index of the bar that a key moves to from the bar at `index`; null for a key that the chart does not handle. */
export function nextBar(
  pressed: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  index: number,
  count: number,
): number | null {
  // With a modifier the browser handles it: Alt and an arrow go back in the history.
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  const last = count - 1;
  switch (pressed.key) {
    case 'ArrowRight':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
