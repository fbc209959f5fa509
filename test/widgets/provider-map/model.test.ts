import { describe, expect, it } from 'vitest';
import type { MapMarker } from '../../../core/map/clusters.ts';
import type { MapPosition } from '../../../core/map/position.ts';
import { messages } from '../../../widgets/provider-map/messages.ts';
import { countAt, markerName, whoIsAt } from '../../../widgets/provider-map/model.ts';
import { createTranslate } from '../../../widgets/shared/view/intl.ts';
import { aPlace, aPosition, aVenue } from './a-place.ts';

const fr = createTranslate(messages, 'fr');
const en = createTranslate(messages, 'en');

describe('D-map-counter: the counter of 3000 ms', () => {
  it.each([
    [0, 0],
    [29, 0],
    [30, 1],
    [1500, 50],
    [2999, 99],
    [3000, 100],
    [60_000, 100],
    [Number.POSITIVE_INFINITY, 100],
    [-1, 0],
    [Number.NaN, 0],
  ])('the counter shows after %d ms: %i', (elapsed, count) => {
    expect(countAt(elapsed)).toBe(count);
  });
});

describe('S-clusters: accessible names of markers', () => {
  const cluster = (eventCount: number, city: string | null): MapMarker => ({
    ...{ case: 'cluster', id: 7, latitude: 45, longitude: 4, eventCount, city },
  });
  const at = (...positions: readonly MapPosition[]): MapMarker => {
    const place = aPlace(...positions);
    const { latitude, longitude, eventCount } = place;
    return { case: 'place', place, latitude, longitude, eventCount, city: place.positions[0].city };
  };
  const many = (count: number) => Array.from({ length: count }, (_, id) => id);
  const five = many(5).map((id) => aVenue(id, { city: 'Paris' }));

  it.each([
    [cluster(12, 'Lyon'), '12 événements, Lyon', '12 events, Lyon'],
    [cluster(1, 'Lyon'), '1 événement, Lyon', '1 event, Lyon'],
    [cluster(12, null), '12 événements', '12 events'],
    [cluster(0, null), '0 événement', '0 events'],
    [cluster(1234, null), '1234 événements', '1234 events'],
    [cluster(19_500, 'Paris'), '20k événements, Paris', '20k events, Paris'],
    [at(aPosition({ events: [1, 2, 3] })), 'Studio Lumière, 3 événements', 'Studio Lumière, 3 events'],
    [at(...five), '5 enseignes, 5 événements, Paris', '5 venues, 5 events, Paris'],
    [at(aVenue(1, { city: null }), aVenue(2)), '2 enseignes, 2 événements', '2 venues, 2 events'],
  ])('a marker has a name in either language: %#: %s · %s', (marker, french, english) => {
    expect(markerName(marker, fr).replace(/\s/gu, ' ')).toBe(french);
    expect(markerName(marker, en)).toBe(english);
  });

  it('braces in the name of a marker are not a placeholder', () => {
    const provider = { name: "L'{atelier}", url: 'x', picture: null };
    expect(whoIsAt(aPlace(aPosition({ provider })), fr)).toBe("L'{atelier}");
  });
});
