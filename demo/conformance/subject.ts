import type { Position, Subject } from './call.ts';
import { itemsOf, membersOf, numberOf, textOf } from './members.ts';

export const NOTHING_KNOWN: Subject = {
  offer: null,
  offerId: null,
  provider: null,
  event: null,
  eventId: null,
  openEvent: null,
  animation: null,
  membership: null,
  priceId: null,
  productId: null,
  videoId: null,
  position: null,
  city: null,
  word: null,
};

type Known = Readonly<Partial<Subject>>;

/** By operation, a function that returns the values in a response that other calls can ask for. */
const LESSONS: Readonly<Record<string, (payload: unknown) => Known>> = {
  listEvents: (payload) => {
    const events = itemsOf(payload).map(membersOf);
    const ofType = (type: string) => textOf(events.find((event) => event['type'] === type)?.['url']);
    const [first] = events;
    // Slotted and open events are not sold as items.
    const sold = events.find((event) => event['type'] === 'single' || event['type'] === 'cyclic');
    return {
      offer: ofType('slotted'),
      openEvent: ofType('open'),
      event: textOf(first?.['url']),
      eventId: numberOf(sold?.['id']),
      word: wordOf(textOf(first?.['title'])),
      priceId: numberOf(first?.['priceId']),
      provider: textOf(membersOf(first?.['enseigne'])['url']),
    };
  },
  getOffer: (payload) => {
    const { id, user } = membersOf(payload);
    return { offerId: numberOf(id), provider: textOf(membersOf(user)['url']) ?? textOf(membersOf(user)['slug']) };
  },
  listCities: (payload) => ({ city: textOf(membersOf(itemsOf(payload)[0])['slug']) }),
  getPrice: (payload) => ({ productId: numberOf(membersOf(payload)['product']) }),
  listReplays: (payload) => ({ videoId: numberOf(membersOf(itemsOf(payload)[0])['videoId']) }),
  listMemberships: (payload) => ({ membership: textOf(membersOf(itemsOf(payload)[0])['url']) }),
  listFutureAnimations: (payload) => ({ animation: textOf(membersOf(itemsOf(payload)[0])['url']) }),
};

/** Returns the subject with the values that a response adds; known values stay. */
export function learned(subject: Subject, operation: string, payload: unknown, result: unknown): Subject {
  const lesson: Known =
    operation === 'listPositions' ? { position: positionOf(result) } : (LESSONS[operation]?.(payload) ?? {});
  const told = Object.entries(lesson).filter(
    ([name, value]) => value !== null && subject[name as keyof Subject] === null,
  );
  return { ...subject, ...Object.fromEntries(told) };
}

/** Returns the first word of a title that is long enough to search for. */
function wordOf(title: string | null): string | null {
  return title?.split(/\s+/).find((word) => /^\p{L}{3,}$/u.test(word)) ?? null;
}

function positionOf(result: unknown): Position | null {
  const { positions } = result as {
    readonly positions?: readonly (Position & { readonly provider: { url: string; name: string } })[];
  };
  const [first] = positions ?? [];
  return first ? { ...first, url: first.provider.url, name: first.provider.name } : null;
}
