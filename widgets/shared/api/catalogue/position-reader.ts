import type { MapPosition } from '../../../../core/map/position.ts';

/** Positions that are read in batches; those that cannot be read are left out. */
export interface PositionReader {
  readonly total: number;
  /** How many have no coordinates. */
  readonly skipped: number;
  /** How many there are to read. */
  readonly size: number;
  read(from: number, to: number): readonly MapPosition[];
}
