import { slugOf } from '../../../../core/text/slug.ts';
import {
  addDays,
  addMinutes,
  type PlainDate,
  type TimeOfDay,
  type WallTime,
  wallTime,
} from '../../../../core/time/wall-time.ts';
import type { OfferRow } from '../../catalogue/offers.ts';
import { PADEL_DUO } from '../ids.ts';
import type { SampleAnimation, SampleTimes } from '../model.ts';
import { activityOf } from '../names/activities.ts';
import animationTexts from '../names/animation-texts.json' with { type: 'json' };
import { isAtHome } from '../names/nature.ts';
import { pictureOf } from '../names/pictures.ts';
import { inTurn } from '../turns.ts';
import { type Host, KNOWN_HOSTS, sportsOf, venueHost } from './hosts.ts';
import { venueIds } from './people.ts';

/**
 * When an animation takes place: in this number of days from today, at any time (`open`), or in the slots of an offer.
 */
type When = number | 'open' | 'slotted';

/**
 * The animations of each known host: more than a page in the past, more than a page in the next seven days, and some
 * later.
 */
const KNOWN: readonly When[] = [
  ...[0, 1, 1, 2, 3, 4, 5, 6],
  ...[9, 16, 23, 44],
  ...[-2, -5, -9, -12, -16, -23, -37, -58],
  ...(['open', 'slotted'] as const),
];
const OF_VENUES: readonly When[] = [...[2, -4, 12, 5, -20, 30], 'open', 1, -45, 6];
/** How many animations of venues the first step of the scale has, and how many each further step adds. */
const FIRST_STEP = 14;
const A_STEP = 66;

/** The animation of today, which lasts all day. */
const ALL_DAY = { title: 'Journée portes ouvertes', from: '09:00', minutes: 720 } as const;
const HOURS: readonly TimeOfDay[] = ['18:30', '12:15', '19:45', '10:00'];
const PRICES = [0, 500, 800, 300, 0, 1200] as const;
const FORMS = [
  'en direct',
  ': la démonstration',
  'en petit groupe',
  ': questions et réponses',
  'pour débuter',
] as const;

/** Returns the generated animations; their ids are the first ones that are not `taken`. */
export function madeAnimations(
  today: PlainDate,
  scale: number,
  offers: readonly OfferRow[],
  taken: ReadonlySet<number>,
): readonly SampleAnimation[] {
  const venues = venueIds(scale);
  const ofVenues = Array.from({ length: FIRST_STEP + A_STEP * (scale - 1) }, (_, n) => {
    return { host: venueHost(venues, n * 7), when: inTurn(OF_VENUES, n) };
  });
  const ofKnown = KNOWN_HOSTS.flatMap((host) => KNOWN.map((when) => ({ host, when })));
  const all = [...ofKnown, ...ofVenues];
  const ids = Array.from({ length: all.length + taken.size }, (_, n) => n + 1).filter((id) => !taken.has(id));
  return all.map(({ host, when }, n) => {
    const id = ids[n] ?? 0;
    const offer = offers.find((one) => one.id !== PADEL_DUO && one.provider_id === host.providerId);
    return when === 'slotted' && offer ? slottedAnimation(offer, id) : ownAnimation(host, when, today, id);
  });
}

function slottedAnimation({ id: slottedId, ...offer }: OfferRow, id: number): SampleAnimation {
  const { provider_id: providerId, title, url, price_cents: price, picture } = offer;
  return {
    ...{ id, providerId, title, url, price, picture, slottedId, type: 'slotted', times: null, capacity: null },
    sport: offer.sport?.slug ?? '',
    description: inTurn(animationTexts, id),
  };
}

function ownAnimation(host: Host, when: When, today: PlainDate, id: number): SampleAnimation {
  const { providerId, town } = host;
  const sport = inTurn(sportsOf(host), id);
  const { titles, minutes } = activityOf(sport);
  const isAllDay = when === 0;
  const subject = isAllDay
    ? ALL_DAY.title
    : inTurn(
        titles.filter((title) => isAtHome(title, town)),
        id,
      );
  const hours = isAllDay ? ALL_DAY : { from: inTurn(HOURS, id), minutes };
  const times = typeof when === 'number' ? timesOf(wallTime(addDays(today, when), hours.from), hours.minutes) : null;
  return {
    ...{ id, providerId, sport, times, slottedId: null },
    title: isAllDay ? subject : `${subject} ${inTurn(FORMS, id)}`,
    description: inTurn(animationTexts, id),
    url: `${slugOf(`${subject} ${town.name}`)}-${id}`,
    picture: id % 40 === 17 ? null : pictureOf(sport, id),
    type: times ? 'cyclic' : 'open',
    price: inTurn(PRICES, id),
    capacity: times ? 20 + (id % 4) * 10 : null,
  };
}

function timesOf(start: WallTime, minutes: number): SampleTimes {
  return { start, end: addMinutes(start, minutes) };
}
