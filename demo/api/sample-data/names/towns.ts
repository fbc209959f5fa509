import towns from './towns.json' with { type: 'json' };

/** A town, or a district of one, with its centre in degrees. */
export interface Town {
  readonly name: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the sample's venues are, in turn; a prime number, so that no other turn falls in step with this one. */
export const TOWNS: readonly Town[] = towns;

/** 'à Lyon', 'au Havre', 'à La Rochelle'. */
export function inTown({ name }: Town): string {
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`;
}
