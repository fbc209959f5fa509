import type { PlainDate } from '../../../../core/time/wall-time.ts';
import type { SampleEvent } from '../model.ts';
import { activityOf } from '../names/activities.ts';
import { CATEGORIES } from '../names/categories.ts';
import longTails from '../names/long-tails.json' with { type: 'json' };
import { isAtHome } from '../names/nature.ts';
import { pictureOf } from '../names/pictures.ts';
import { inTown } from '../names/towns.ts';
import { inTurn } from '../turns.ts';
import { type Host, KNOWN_HOSTS, sportsOf, venueHost } from './hosts.ts';
import { datedTimes, hourOf, openTimes } from './made-times.ts';
import { venueIds } from './people.ts';

/** A generated event before it gets its id and url. */
interface MadeEvent extends Omit<SampleEvent, 'id' | 'url' | 'seriesId' | 'slottedId'> {
  /** How many weekly occurrences a cyclic event has; 1 for other events. */
  readonly weeks: number;
  /** The text from which the url is made. */
  readonly subject: string;
}

const A_STEP = 2070;
/** The distance between two events of known hosts; a prime number, so that these events have all types. */
const KNOWN_STEP = 47;
/**
 * The number of newest events. They combine every type with every case of the price, so that the first pages show all
 * combinations.
 */
const NEWEST = 72;
/** In minutes. */
const WEEK = 7 * 24 * 60;
const YEAR = 365 * 24 * 60;

const TYPES = ['single', 'cyclic', 'open'] as const;
const USUAL_TYPES = [
  ...(['single', 'open', 'single', 'cyclic', 'single', 'open', 'single', 'open', 'single'] as const),
] as const;
const PERCENTS = [10, 20, 25, 30, 50] as const;

/** Returns the generated events around `today`, with alternating venues, sports, types and prices. */
export function madeEvents(today: PlainDate, scale: number): readonly MadeEvent[] {
  const venues = venueIds(scale);
  return Array.from({ length: A_STEP * scale }, (_, n) => {
    const round = Math.floor(n / venues.length);
    const turn = n + round;
    const host = n < A_STEP && n % KNOWN_STEP === 0 ? inTurn(KNOWN_HOSTS, n / KNOWN_STEP) : venueHost(venues, n);
    const sport = inTurn(sportsOf(host), round + Math.floor(n / CATEGORIES.length));
    const { titles, price, minutes } = activityOf(sport);
    const name = inTurn(
      titles.filter((title) => isAtHome(title, host.town)),
      turn,
    );
    const { type, priceCase, isPast, isActive } = stateOf(n, turn);
    return {
      ...priceOf(priceCase, price + (turn % 5) * 100, inTurn(PERCENTS, turn)),
      ...(type === 'open'
        ? openTimes(turn, minutes)
        : datedTimes(type, isPast, today, turn, hourOf(name, minutes, turn), minutes)),
      ...{ providerId: host.providerId, sport, type, isActive },
      title: titleOf(name, host, n),
      subject: `${name} ${host.town.name}`,
      picture: pictureFor(sport, n),
      minutesListed: n < NEWEST ? ((n + 1) * 1361) % WEEK : WEEK + ((n * 7919) % (YEAR - WEEK)),
    };
  });
}

/** Returns the state of the n-th event: some events are over and some are not active, but none of the newest. */
function stateOf(n: number, turn: number) {
  if (n < NEWEST) {
    const priceCase = inTurn(PRICE_CASES, Math.floor(n / TYPES.length));
    return { type: inTurn(TYPES, n), priceCase, isPast: false, isActive: true };
  }
  const type = inTurn(USUAL_TYPES, turn);
  return { type, priceCase: inTurn(USUAL_CASES, turn), isPast: n % 25 === 7, isActive: n % 50 !== 11 };
}

function titleOf(name: string, { town, category }: Host, n: number): string {
  const form = n % 10;
  if (form === 3) return `${name} ${category.emoji}`;
  if (form === 8) return `${name}${inTurn(longTails, Math.floor(n / 10))}`;
  return form % 2 === 0 ? `${name} ${inTown(town)}` : name;
}

/** Returns the picture of the n-th event; a few have none, one of them among the newest. */
function pictureFor(sport: string, n: number): string | null {
  return n === 3 || n % 40 === 13 ? null : pictureOf(sport, n);
}

/** How a card shows its price (D-price-area); a `reduced` price comes with its percentage and the price before it. */
type PriceCase = 'priced' | 'free' | 'teaser' | 'cashback' | 'information' | 'reduced';

const PRICE_CASES: readonly PriceCase[] = [
  ...(['priced', 'reduced', 'free', 'teaser'] as const),
  ...(['cashback', 'information', 'priced', 'reduced'] as const),
];

/** The cases as often as events usually have them. */
const USUAL_CASES: readonly PriceCase[] = [
  ...(['priced', 'free', 'priced', 'reduced', 'priced', 'cashback', 'priced', 'free', 'reduced'] as const),
  ...(['priced', 'teaser', 'priced', 'priced', 'reduced', 'information', 'priced', 'reduced'] as const),
  ...(['priced', 'free'] as const),
];

type Priced = Pick<SampleEvent, 'price' | 'initialPrice' | 'discount' | 'isTeaser' | 'isCashBack' | 'isInformation'>;

/**
 * Returns the price of an event in this case. `price` is the ordinary price in cents; `percent` is the discount of a
 * reduced price.
 */
function priceOf(priceCase: PriceCase, price: number, percent: number): Priced {
  const plain = {
    ...{ price, initialPrice: null, discount: 0 },
    ...{ isTeaser: priceCase === 'teaser', isCashBack: priceCase === 'cashback' },
    isInformation: priceCase === 'information',
  };
  switch (priceCase) {
    case 'free':
      return { ...plain, price: 0 };
    case 'reduced':
      return { ...plain, price: Math.round((price * (100 - percent)) / 100), initialPrice: price, discount: percent };
    default:
      return plain;
  }
}
