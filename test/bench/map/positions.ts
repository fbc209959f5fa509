import type { MapPosition } from '../../../core/map/position.ts';
import { START } from '../../../widgets/provider-map/engine/camera.ts';

/** The maps' size in pixels. */
export const SIZE = { width: 800, height: 600 };

/** What the places take of it: with 40 px of padding they just fit at the zoom at which a map begins. */
const AREA = { width: 700, height: 500 };

const TOWNS = 40;
const TOWN_PX = 14;

/** In pixels, at the zoom at which a map begins. */
const WORLD = 512 * 2 ** START.zoom;

/**
 * As many positions around Paris as asked for, always the same ones: two in three near one of forty towns, the rest
 * anywhere. Opposite corners are among them, so that to show all of them is to show what a map begins with.
 */
export function somePositions(count: number): readonly MapPosition[] {
  const random = dice(20_000);
  const anywhere = () => [(random() - 0.5) * AREA.width, (random() - 0.5) * AREA.height] as const;
  const towns = Array.from({ length: TOWNS }, anywhere);
  const near = () => {
    const [x, y] = towns[Math.floor(random() * TOWNS)] ?? [0, 0];
    const [angle, far] = [random() * 2 * Math.PI, TOWN_PX * random() ** 2];
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as const;
  };
  const corner = [AREA.width / 2, AREA.height / 2] as const;
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return positionAt(index, corner);
    if (index === 1) return positionAt(index, [-corner[0], -corner[1]]);
    return positionAt(index, random() < 2 / 3 ? near() : anywhere());
  });
}

/** The same as the API tells them. */
export function asPayload(positions: readonly MapPosition[]): string {
  return JSON.stringify(
    positions.map(({ id, name, latitude, longitude, city, provider, eventType, events }) => ({
      location: { id, lat: latitude, long: longitude, name },
      city,
      user: { fullName: provider.name, slug: provider.url, url: provider.url, picture: { medium: provider.picture } },
      eventType,
      events: events.map((event) => ({ id: event })),
    })),
  );
}

/** `x` and `y` are pixels from Paris, to the east and to the south. */
function positionAt(index: number, [x, y]: readonly [x: number, y: number]): MapPosition {
  const id = index + 1;
  const [longitude, latitude] = START.center;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) - (y / WORLD) * 2 * Math.PI;
  return {
    id,
    latitude: rounded((Math.atan(Math.sinh(north)) * 180) / Math.PI),
    longitude: rounded(longitude + (x / WORLD) * 360),
    name: `Studio ${id}`,
    city: `Ville ${id % TOWNS}`,
    provider: { name: `Studio ${id}`, url: `studio-${id}`, picture: `/pictures/${id % 9}.png` },
    eventType: 'all',
    events: [id],
  };
}

/** As many digits as a database keeps: a decimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** The same numbers from 0 to 1 for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
