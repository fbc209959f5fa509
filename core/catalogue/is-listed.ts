/** Whether lists show an event or an animation (D-inactive-events). */
export function isListed({ isActive }: { readonly isActive: boolean }): boolean {
  return isActive;
}
