import towns from './towns.json' with { type: 'json' };

/** A town, or a district of one, with its centre in degrees. */
export interface Town {
  readonly name: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The towns of the sample's venues, in turn; their number is prime, so that no other cycle coincides with it. */
export const TOWNS: readonly Town[] = towns;

/** Returns 'à Lyon', 'au Havre', 'à La Rochelle'. */
export function inTown({ name }: Town): string {
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`;
}
