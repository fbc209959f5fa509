import type { Payload } from '../../fixtures/data/payloads.ts';

/** A venue in the response of GET /search/{term}. */
export function aFoundPayload(more: Payload = {}): Payload {
  return {
    type: 'user',
    title: 'Studio Lumière',
    url: 'studio-lumiere',
    detail: 'Paris',
    picture: { mini: '/pictures/studio-lumiere.svg' },
    ...more,
  };
}

/** The results for 'yo': one of each type, best first. */
export const FOUND_PAYLOADS: readonly Payload[] = [
  aFoundPayload({ type: 'sport', title: 'Yoga', url: 'yoga', detail: null, picture: { mini: null } }),
  aFoundPayload({ type: 'slotted', title: 'Yoga doux', url: 'yoga-doux', detail: 'Studio Lumière, Paris' }),
  aFoundPayload(),
  aFoundPayload({ type: 'event', title: 'Yoga au parc', url: 'yoga-au-parc', detail: 'Studio Lumière, Paris' }),
  aFoundPayload({ type: 'user', title: 'Yoga Sud', url: 'yoga-sud', detail: 'Toulouse', picture: { mini: null } }),
  aFoundPayload({ type: 'animation', title: 'Yoga en direct', url: 'yoga-en-direct', picture: { mini: null } }),
  aFoundPayload({ type: 'category', title: 'Yoga et pilates', url: 'yoga-et-pilates', picture: { mini: null } }),
  aFoundPayload({ type: 'city', title: 'Yonne', url: 'yonne', detail: null, picture: { mini: null } }),
];

/** A user in the response of GET /search/user/{search}. */
export function aFoundUserPayload(more: Payload = {}): Payload {
  return {
    id: 42,
    fullName: 'Studio Lumière',
    slug: 'studio-lumiere',
    url: 'studio-lumiere',
    picture: { medium: '/pictures/studio-lumiere.svg' },
    ...more,
  };
}
