/** A point in degrees; a longitude above 180 is east of the antimeridian. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A position at which a provider's events take place (S-map-position). */
export interface MapPosition extends Coordinates {
  /** The location's id. */
  readonly id: number;
  /** The location's name; empty if it has none. */
  readonly name: string;
  readonly city: string | null;
  readonly provider: {
    readonly name: string;
    /** The slug of the provider's page, `/user/{url}`. */
    readonly url: string;
    readonly picture: string | null;
  };
  /** A parameter of the call for the marker's details. */
  readonly eventType: string;
  /** The ids of the events at the position. */
  readonly events: readonly number[];
}
