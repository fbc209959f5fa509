import * as v from 'valibot';
import type { Weekday } from '../../../core/time/wall-time.ts';

/** The weekdays' names in payloads, Monday first; French ones are accepted (decisions §9). */
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

/** A slug, a path or an http(s) address; with anything else (`javascript:`) the item is dropped (decisions §11). */
export const urlField = v.pipe(v.string(), v.regex(/^(?:https?:|\/|[^/:?#]+$)/i, 'no address'));

/** An address of a picture, or null: one that is none is passed over. */
export const pictureField = v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^(?:https?:|\/)/i))), null);
