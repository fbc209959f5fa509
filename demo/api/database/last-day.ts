import { LAST_DAY } from '../../../core/time/wall-time.ts';

/** Returns the SQL of the last day of a period, which may be `infinity` (D-values), as one that can be written. */
export function lastDay(column: string): string {
  return `least(${column}, '${LAST_DAY}')`;
}
