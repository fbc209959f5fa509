import { slugOf } from '../../../../core/text/slug.ts';
import {
  addDays,
  addMinutes,
  type PlainDate,
  type TimeOfDay,
  type WallTime,
  wallTime,
} from '../../../../core/time/wall-time.ts';
import { PADEL_DUO } from '../ids.ts';
import type { SampleAnimation, SampleOffer, SampleTimes } from '../model.ts';
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

/** Returns the generated animations; their ids start at `firstId`. */
export function madeAnimations(
  today: PlainDate,
  scale: number,
  offers: readonly SampleOffer[],
  firstId: number,
): readonly SampleAnimation[] {
  const venues = venueIds(scale);
  const ofVenues = Array.from({ length: FIRST_STEP + A_STEP * (scale - 1) }, (_, n) => {
    return { host: venueHost(venues, n * 7), when: inTurn(OF_VENUES, n) };
  });
  const ofKnown = KNOWN_HOSTS.flatMap((host) => KNOWN.map((when) => ({ host, when })));
  return [...ofKnown, ...ofVenues].map(({ host, when }, n) => {
    const offer = offers.find(({ id, providerId }) => id !== PADEL_DUO && providerId === host.providerId);
    return when === 'slotted' && offer
      ? slottedAnimation(offer, firstId + n)
      : ownAnimation(host, when, today, firstId + n);
  });
}

function slottedAnimation(offer: SampleOffer, id: number): SampleAnimation {
  const { providerId, title, url, sport, price, picture } = offer;
  const description = inTurn(animationTexts, id);
  const none = { times: null, capacity: null };
  return {
    id,
    providerId,
    title,
    url,
    sport,
    price,
    picture,
    description,
    ...none,
    type: 'slotted',
    slottedId: offer.id,
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
