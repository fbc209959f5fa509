/** How many places of an offer guests may always hold together, however few are left. */
const FEWEST = 4;

/**
 * Whether guests hold so many places of an offer that another guest must show who they are (D-guest-places): more than a
 * share, in per cent, of the places that nobody else has. A guest who is alone may hold what the offer allows.
 */
export function isGuestsFull(
  { wanted, held, left }: { readonly wanted: number; readonly held: number; readonly left: number },
  share: number,
): boolean {
  if (held === 0) return false;
  return held + wanted > Math.max(FEWEST, Math.floor(((left + held + wanted) * share) / 100));
}
