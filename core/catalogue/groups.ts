const OFFERING: ReadonlySet<string> = new Set(['Providers', 'Administrateurs', 'Coachs']);

/** Whether the page of a user in these groups lists what they offer; any other page lists bookings (S-roles). */
export function isOffering(groups: readonly string[]): boolean {
  return groups.some((group) => OFFERING.has(group));
}
