import type { MapMarker } from '../../core/map/clusters.ts';
import type { Place } from '../../core/map/place.ts';
import type { Translate } from '../shared/intl.ts';
import type { messages } from './messages.ts';

type Say = Translate<keyof typeof messages.fr>;

/** The overlay counts so long (specification §9). */
const COUNT_MS = 3000;

/** What the overlay's counter shows after so many milliseconds: a whole number from 0 to 100. */
export function countAt(elapsed: number): number {
  return elapsed > 0 ? Math.min(100, Math.floor((elapsed / COUNT_MS) * 100)) : 0;
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
