import { COMPACT_TYPE } from '../../../../core/map/compact-positions.ts';

/** The `Accept` of the map call (D-compact-map). Browsers send this header without a preflight. */
export const POSITION_TYPES = `${COMPACT_TYPE}, application/json;q=0.9`;
