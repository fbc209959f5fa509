import type { Animation } from '../../../core/catalogue/animation.ts';
import type { CatalogueEvent } from '../../../core/catalogue/event.ts';
import { toCents } from '../../../core/money/money.ts';
import { decodeDate } from '../../../core/time/payload-date.ts';
import type { TimeOfDay, WallTime, Weekday } from '../../../core/time/wall-time.ts';
import type { Animation as AnimationPayload } from '../../api/schemas/animation.ts';
import type { Event } from '../../api/schemas/event.ts';
import { WEEKDAYS } from '../../api/schemas/slotted.ts';

/** Converts an event of the API to the type of `core`. */
export function asEvent(event: Event): CatalogueEvent {
  const { id, title, url, type, picture, sport, isTeaser, isInformation, discount, currency, duration } = event;
  const weekday = event.weekday === null ? null : (WEEKDAYS.english.indexOf(event.weekday) as Weekday);
  return {
    ...{ id, title, url, type, picture, sport, isTeaser, isInformation, discount, currency, duration, weekday },
    provider: event.enseigne,
    isActive: event.isactive,
    isCashback: event.isCashBack,
    isSubscribed: event.hasMembership,
    price: toCents(event.price) ?? 0,
    initialPrice: toCents(event.initialPrice),
    placesLeft: event.placesLeft,
    start: decodeDate(event.date),
    firstSlot: decodeDate(event.dateFirstSlot),
    occurrences: event.occurences.flatMap(({ date, url: page, scheduled }) => {
      const start = decodeDate(date);
      return start === null ? [] : [{ start, url: page, isScheduled: scheduled }];
    }),
    openings: openingsOf(event.schedule),
  };
}

function openingsOf(schedule: Event['schedule']): CatalogueEvent['openings'] {
  return WEEKDAYS.english.flatMap((name, weekday) =>
    Object.values(schedule[name] ?? {})
      .map(({ start }) => ({ weekday: weekday as Weekday, start: start as TimeOfDay }))
      .sort((a, b) => (a.start < b.start ? -1 : 1)),
  );
}

/** Converts an animation of the API to the type of `core`. */
export function asAnimation(animation: AnimationPayload): Animation {
  const { id, title, description, url, type, sport, duration, enseigne: provider } = animation;
  const [start, nextSlot] = [animation.date, animation.nextSlot].map((date): WallTime | null => decodeDate(date));
  return {
    ...{ id, title, description, url, type, sport, duration, provider },
    isActive: true,
    picture: animation.marketingPicture.medium,
    start: start ?? null,
    nextSlot: nextSlot ?? null,
  };
}
