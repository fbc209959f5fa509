import type { Payload } from '../../fixtures/data/payloads.ts';

/** A category in the response of GET /categories/home. */
export function aCategoryPayload(more: Payload = {}): Payload {
  return {
    slug: 'yoga-et-pilates',
    name: 'Yoga et pilates',
    picture: { medium: '/pictures/yoga.svg' },
    count: 12,
    ...more,
  };
}

export const CATEGORY_PAYLOADS: readonly Payload[] = [
  aCategoryPayload(),
  aCategoryPayload({ slug: 'danse', name: 'Danse', count: 1 }),
  aCategoryPayload({ slug: 'bien-etre', name: 'Bien-être', picture: { medium: null }, count: 0 }),
];
