/** A place in degrees; a longitude beyond 180 lies east of the antimeridian. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where a provider's events take place (S-map-position). */
export interface MapPosition extends Coordinates {
  /** The location's. */
  readonly id: number;
  /** The location's name; empty where it has none. */
  readonly name: string;
  readonly city: string | null;
  readonly provider: {
    readonly name: string;
    /** What names the provider's page, `/user/{url}`. */
    readonly url: string;
    readonly picture: string | null;
  };
  /** What the marker's details are asked by. */
  readonly eventType: string;
  /** The ids of the events that take place there. */
  readonly events: readonly number[];
}
