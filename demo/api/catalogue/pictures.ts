/** Returns the small version of a medium picture: `/pictures/yoga-3.mini.svg`. */
export function miniOf(medium: string | null): string | null {
  return medium === null ? null : medium.replace('.medium.', '.mini.');
}
