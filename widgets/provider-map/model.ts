import type { MapMarker } from '../../core/map/clusters.ts';
import type { Place } from '../../core/map/place.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { Translate } from '../shared/view/intl.ts';
import type { messages } from './messages.ts';

type Say = Translate<keyof typeof messages.fr>;

/** The overlay counts so long (S-constants). */
const COUNT_MS = 3000;

/** What the overlay's counter shows after so many milliseconds: a whole number from 0 to 100. */
export function countAt(elapsed: number): number {
  return elapsed > 0 ? Math.min(100, Math.floor((elapsed / COUNT_MS) * 100)) : 0;
}

/** What tells a place from those of every other answer, too, which count theirs from the first. */
export function pointOf({ latitude, longitude }: Place): string {
  return `${latitude} ${longitude}`;
}

/** What is said of how far the places are; nothing where some are there, or failed to come. */
export function saidOf(
  status: Resource<unknown>['status'],
  places: readonly Place[],
): 'loading places' | 'none' | null {
  if (status === 'loading') return 'loading places';
  return status === 'loaded' && places.length === 0 ? 'none' : null;
}

/** 'Studio Lumière', or '5 enseignes' where several share a point. */
export function whoIsAt({ positions }: Place, t: Say): string {
  return positions.length === 1 ? positions[0].provider.name : t('venues', { count: positions.length });
}

/** What a marker is called: '12 événements, Lyon', 'Studio Lumière, 3 événements', '5 enseignes, 12 événements, Paris'. */
export function markerName(marker: MapMarker, t: Say): string {
  const events = t('events', { count: marker.eventCount });
  if (marker.case === 'cluster') return inOne([events, marker.city]);
  const isShared = marker.place.positions.length > 1;
  return inOne([whoIsAt(marker.place, t), events, isShared && marker.city]);
}

function inOne(pieces: readonly (string | false | null)[]): string {
  return pieces.filter(Boolean).join(', ');
}
