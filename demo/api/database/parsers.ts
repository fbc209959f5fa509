import type { WallTime } from '../../../core/time/wall-time.ts';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;
const NUMERIC = 1700;

/** How values are parsed, by the type's oid; the same for PGlite and pg. */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (text) => text,
  [TIMESTAMP]: (text): WallTime => text.slice(0, 16).replace(' ', 'T') as WallTime,
  [NUMERIC]: (text) => text,
};
