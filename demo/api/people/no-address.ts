/** The address of an order whose names were forgotten. */
export const NO_ADDRESS = '';

/** The SQL of the address that a forgotten person has: like any other it is unique. */
export const NO_ADDRESS_OF_PERSON = `id || '@forgotten.invalid'`;

/** The SQL of the address of somebody whose identity provider names none that is theirs alone, by the id of the person. */
export const UNKNOWN_ADDRESS = `person_id || '@unknown.invalid'`;

/** Returns the address of somebody to whom mail can be sent; null if they were forgotten, or if none is known. */
export function mailAddress(address: string): string | null {
  return address === NO_ADDRESS || /@(?:forgotten|unknown)\.invalid$/.test(address) ? null : address;
}
