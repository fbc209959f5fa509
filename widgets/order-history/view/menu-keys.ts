/**
 * The item that a key moves to from the one at `at` of `count`, -1 for the last one; null for a key that does not move. From
 * -1, the button, the arrows lead to the first and the last item.
 */
export function itemAt(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1 < count ? at + 1 : 0;
    case 'ArrowUp':
      return Math.max(at, 0) - 1;
    case 'Home':
      return at < 0 ? null : 0;
    case 'End':
      return at < 0 ? null : -1;
    default:
      return null;
  }
}
