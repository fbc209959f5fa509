import type { MapPosition } from '../../../../core/map/position.ts';

/** Positions that are read in batches; those that cannot be read are left out. */
export interface PositionReader {
  readonly total: number;
  /** The number of positions without coordinates. */
  readonly skipped: number;
  /** The number of positions to read. */
  readonly size: number;
  read(from: number, to: number): readonly MapPosition[];
}
