import type { MapMarker } from '../../core/map/clusters.ts';
import { markerNumber } from '../../core/map/marker-number.ts';
import type { Place } from '../../core/map/place.ts';
import type { Places } from '../../core/map/places.ts';
import type { Resource } from '../shared/api/resource.ts';
import type { Translate } from '../shared/view/intl.ts';
import type { messages } from './messages.ts';
import type { MapState } from './state.ts';

type Say = Translate<keyof typeof messages.fr>;

/** How long the overlay counts to 100, in milliseconds (S-constants). */
const COUNT_MS = 3000;

/** Returns the percentage that the overlay shows after `elapsed` milliseconds: a whole number from 0 to 100. */
export function countAt(elapsed: number): number {
  return elapsed > 0 ? Math.min(100, Math.floor((elapsed / COUNT_MS) * 100)) : 0;
}

/** Returns a text that identifies a place in any response, unlike `key`, which counts from 0 in each response. */
export function pointOf({ latitude, longitude }: Place): string {
  return `${latitude} ${longitude}`;
}

/** Returns the message about places that are loading or missing; null if there are places, or if loading has failed. */
export function placesStatus(
  status: Resource<unknown>['status'],
  places: Pick<Places, 'length'>,
): 'loading places' | 'none' | null {
  if (status === 'loading') return 'loading places';
  return status === 'loaded' && places.length === 0 ? 'none' : null;
}

/** Returns the message over the map. The fallback list has a separate message about its places. */
export function noticeOf({
  phase,
  positions,
  places,
  isNowhere,
}: MapState): 'no place' | 'loading places' | 'none' | null {
  if (isNowhere) return 'no place';
  return phase.case === 'drawing' || phase.case === 'loading' ? placesStatus(positions.status, places) : null;
}

/** Returns a key for each position of a place: its id and a number, because the API may send a position twice. */
export function distinctKeys(positions: Place['positions']): readonly string[] {
  const counts = new Map<number, number>();
  return positions.map(({ id }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return `${id} ${count}`;
  });
}

/** Returns 'Studio Lumière', or '5 enseignes' if several share a point. */
export function whoIsAt({ positions }: Place, t: Say): string {
  return positions.length === 1 ? positions[0].provider.name : t('venues', { count: positions.length });
}

/**
 * Returns a marker's accessible name, with the same number as on the marker: '12 événements, Lyon', 'Studio Lumière, 3
 * événements', '5 enseignes, 12 événements, Paris'.
 */
export function markerName(marker: MapMarker, t: Say): string {
  const { eventCount } = marker;
  const events = t('marked events', { count: eventCount, number: markerNumber(eventCount) });
  if (marker.case === 'cluster') return joined([events, marker.city]);
  const isShared = marker.place.positions.length > 1;
  return joined([whoIsAt(marker.place, t), events, isShared && marker.city]);
}

function joined(pieces: readonly (string | false | null)[]): string {
  return pieces.filter(Boolean).join(', ');
}
