import type { WallTime } from '../../../core/time/wall-time.ts';

/** How many places of a start are taken, as a visitor sees it. */
export type TakenPlace = readonly [offerId: number, start: WallTime, taken: number];

/** What one message of the database says to all processes. */
export interface Notice {
  /** The same in each process. */
  readonly id: string;
  readonly places: readonly TakenPlace[];
  /** Offers of which everything is to be asked again. */
  readonly offers: readonly number[] | 'all';
}

/** PostgreSQL takes less than 8,000 bytes: a place has at most 45, an offer 10. */
const MOST_PLACES = 160;
const MOST_OFFERS = 700;

/** Divides what is to be said into notices that PostgreSQL takes; `nextId` returns an id for each. */
export function noticesOf({ places, offers }: Omit<Notice, 'id'>, nextId: () => string): readonly Notice[] {
  const first: Notice = { id: nextId(), places: [], offers: offers.length > MOST_OFFERS ? 'all' : offers };
  const count = Math.ceil(places.length / MOST_PLACES);
  const further = Array.from({ length: count }, (_, n): Notice => {
    return { id: nextId(), places: places.slice(n * MOST_PLACES, (n + 1) * MOST_PLACES), offers: [] };
  });
  return offers.length > 0 || count === 0 ? [first, ...further] : further;
}

/** Returns the notice in a message; null for a message of another program, which may write to the channel too. */
export function noticeIn(payload: string): Notice | null {
  try {
    const notice: Partial<Notice> | null = JSON.parse(payload);
    const isOne = Array.isArray(notice?.places) && (notice.offers === 'all' || Array.isArray(notice.offers));
    return isOne && typeof notice.id === 'string' ? (notice as Notice) : null;
  } catch {
    return null;
  }
}

/** Returns what several notices say together: the last of what they say of a place. */
export function merged(notices: readonly Notice[]): Pick<Notice, 'places' | 'offers'> {
  const places = new Map(
    notices.flatMap((notice) => notice.places.map((one) => [`${one[0]} ${one[1]}`, one] as const)),
  );
  const isAll = notices.some(({ offers }) => offers === 'all');
  const offers = new Set(notices.flatMap((notice) => (notice.offers === 'all' ? [] : notice.offers)));
  return { places: [...places.values()], offers: isAll ? 'all' : [...offers] };
}
