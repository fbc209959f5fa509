import type { Place } from '../../../core/map/place.ts';
import { placesOf } from '../../../core/map/places.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import type { ListedPlaces } from '../../../widgets/provider-map/view/PlaceList.tsx';

/** The position of Studio Lumière in Lyon, with two classes. */
export function aPosition(changes: Partial<MapPosition> = {}): MapPosition {
  return {
    id: 1,
    name: 'Studio Lumière',
    latitude: 45.76,
    longitude: 4.84,
    city: 'Lyon',
    provider: { name: 'Studio Lumière', url: 'studio-lumiere', picture: null },
    eventType: 'all',
    events: [12, 13],
    ...changes,
  };
}

/** The position of one of many providers, such as 'Studio 3' with the url `studio-3`. */
export function aVenue(id: number, changes: Partial<MapPosition> = {}): MapPosition {
  const provider = { name: `Studio ${id}`, url: `studio-${id}`, picture: null };
  return aPosition({ id, name: provider.name, provider, events: [id], ...changes });
}

/** The place of these positions, which share a coordinate; with a unique key. */
export function aPlace(...positions: readonly MapPosition[]): Place {
  const [place] = placesOf(positions.length > 0 ? positions : [aPosition()]);
  made += 1;
  return { ...(place as Place), key: `made ${made}` };
}

let made = 0;

/** Places from south to north with a provider each, from 'Studio 0'. */
export function somePlaces(count: number): readonly Place[] {
  return [...placesOf(Array.from({ length: count }, (_, id) => aVenue(id, { latitude: id / 1000 })))];
}

/** Places in the order of a list, as a view reads them. */
export function listed(places: readonly Place[]): ListedPlaces {
  return { length: places.length, first: (count) => places.slice(0, count), has: (place) => places.includes(place) };
}
