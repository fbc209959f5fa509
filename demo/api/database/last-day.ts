import { LAST_DAY } from '../../../core/time/wall-time.ts';

/**
 * Returns the SQL of the last day of a period; `infinity` (D-values) becomes `LAST_DAY`, which can be written as a
 * date.
 */
export function lastDay(column: string): string {
  return `least(${column}, '${LAST_DAY}')`;
}
