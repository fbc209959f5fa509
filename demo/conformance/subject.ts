import type { MapPosition } from '../../core/map/position.ts';

type Members = Readonly<Record<string, unknown>>;

/** Returns the members of an object; an empty object for any other value. */
export function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

/** Returns the items of a list or a page. */
export function itemsOf(payload: unknown): readonly Members[] {
  const { items, events } = membersOf(payload);
  const list = [payload, items, events].find(Array.isArray);
  return (list ?? []).map(membersOf);
}

/** The back end's own data that the calls ask for; null for what is not known. */
export interface Subject {
  /** A slotted offer's url or id. */
  readonly offer: string | null;
  /** The id of that offer, and the url of its provider. */
  readonly offerId: number | null;
  readonly seller: string | null;
  /** The url of an event's provider. */
  readonly provider: string | null;
  /** An event's url, and the id of one that is sold as an item. */
  readonly event: string | null;
  readonly eventId: number | null;
  /** The url of an open event. */
  readonly openEvent: string | null;
  readonly animation: string | null;
  readonly membership: string | null;
  readonly priceId: number | null;
  readonly productId: number | null;
  readonly videoId: number | null;
  readonly position: MapPosition | null;
  readonly city: string | null;
  /** A word of an event's title. */
  readonly word: string | null;
}

export const NOTHING_KNOWN: Subject = {
  ...{ offer: null, offerId: null, seller: null, provider: null, event: null, eventId: null, openEvent: null },
  ...{ animation: null, membership: null, priceId: null, productId: null, videoId: null },
  ...{ position: null, city: null, word: null },
};

/** By operation, a function that returns what a response, or its first item, tells that other calls can ask for. */
const LESSONS: Readonly<Record<string, (payload: unknown, first: Members) => Partial<Subject>>> = {
  listEvents: (payload, first) => {
    const events = itemsOf(payload);
    const ofType = (...types: string[]) => events.find((event) => types.includes(String(event['type']))) ?? {};
    return {
      offer: textOf(ofType('slotted')['url']),
      openEvent: textOf(ofType('open')['url']),
      event: textOf(first['url']),
      // Slotted and open events are not sold as items.
      eventId: numberOf(ofType('single', 'cyclic')['id']),
      // The first word of a title that is long enough to search for.
      word:
        textOf(first['title'])
          ?.split(/\s+/)
          .find((word) => /^\p{L}{3,}$/u.test(word)) ?? null,
      priceId: numberOf(first['priceId']),
      provider: textOf(membersOf(first['enseigne'])['url']),
    };
  },
  getOffer: (payload) => {
    const { id, user } = membersOf(payload);
    return { offerId: numberOf(id), seller: textOf(membersOf(user)['url']) ?? textOf(membersOf(user)['slug']) };
  },
  listCities: (_, first) => ({ city: textOf(first['slug']) }),
  getPrice: (payload) => ({ productId: numberOf(membersOf(payload)['product']) }),
  listReplays: (_, first) => ({ videoId: numberOf(first['videoId']) }),
  listMemberships: (_, first) => ({ membership: textOf(first['url']) }),
  listFutureAnimations: (_, first) => ({ animation: textOf(first['url']) }),
};

/** Returns the subject with the values that a response adds; known values stay. */
export function learned(subject: Subject, operation: string, payload: unknown, result: unknown): Subject {
  const { positions } = membersOf(result);
  const lesson =
    operation === 'listPositions' && Array.isArray(positions)
      ? { position: (positions as readonly MapPosition[])[0] ?? null }
      : (LESSONS[operation]?.(payload, itemsOf(payload)[0] ?? {}) ?? {});
  const isNews = ([name, value]: readonly [string, unknown]) =>
    value !== null && subject[name as keyof Subject] === null;
  return { ...subject, ...Object.fromEntries(Object.entries(lesson).filter(isNews)) };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}
