/** What somebody does with a session of a studio: `contact` is to read the addresses and numbers of its people. */
export type Deed = 'see' | 'mark' | 'write' | 'contact' | 'change';

/** Somebody with an account. */
interface Account {
  readonly id: number;
  readonly groups: readonly string[];
}

/** Whose session it is, by the ids of accounts. */
export interface Owners {
  readonly providerId: number;
  /** Who teaches it; null if nobody with an account does. */
  readonly coachId: number | null;
}

const OF_COACHES: readonly Deed[] = ['see', 'mark', 'write'];

/**
 * Whether an account may do this with a session: administrators and the provider everything, a coach what teaching takes,
 * nobody else anything (D-studio-roles).
 */
export function may({ id, groups }: Account, deed: Deed, { providerId, coachId }: Owners): boolean {
  if (groups.includes('Administrateurs') || id === providerId) return true;
  return id === coachId && OF_COACHES.includes(deed);
}
