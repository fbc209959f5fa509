const OFFERING: ReadonlySet<string> = new Set(['Providers', 'Administrateurs', 'Coachs']);

/** Whether a user of these groups offers what their page lists; all others have booked it (S-roles). */
export function isOffering(groups: readonly string[]): boolean {
  return groups.some((group) => OFFERING.has(group));
}
