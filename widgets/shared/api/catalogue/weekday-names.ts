import type { Weekday } from '../../../../core/time/wall-time.ts';

/** The weekdays' names in payloads, Monday first; French ones are accepted (D-schedule). */
export const WEEKDAY_NAMES = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
  ['wednesday', 'mercredi'],
  ['thursday', 'jeudi'],
  ['friday', 'vendredi'],
  ['saturday', 'samedi'],
  ['sunday', 'dimanche'],
] as const;

export function weekdayOfName(name: string | null | undefined): Weekday | null {
  const at = WEEKDAY_NAMES.findIndex((names) => (names as readonly unknown[]).includes(name?.toLowerCase()));
  return at < 0 ? null : (at as Weekday);
}
