/** The address of an order whose names were forgotten. */
export const NO_ADDRESS = '';

/** The SQL of the address that a forgotten person has: like any other it is unique. */
export const NO_ADDRESS_OF_PERSON = `id || '@forgotten.invalid'`;

/** Whether this is the address of somebody who was forgotten, to whom no mail can be sent. */
export function isForgotten(address: string): boolean {
  return address === NO_ADDRESS || address.endsWith('@forgotten.invalid');
}
