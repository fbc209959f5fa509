import { slugOf } from '../../../../core/text/slug.ts';
import { addMinutes, type PlainDate } from '../../../../core/time/wall-time.ts';
import type { SampleEvent, SampleOffer, SampleTimes } from '../model.ts';
import { pictureOf } from '../names/pictures.ts';
import { eventPlans } from '../plans/event-plans.ts';
import { venuesBySport } from './hosts.ts';
import { madeEvents } from './made-events.ts';
import { venueIds } from './people.ts';
import { picturesInTurn } from './pictures-in-turn.ts';

/** The defaults of an event of the sample. */
const ORDINARY = {
  ...{ initialPrice: null, discount: 0, capacity: null, duration: null, openings: null, slottedId: null },
  ...{ isTeaser: false, isCashBack: false, isInformation: false, isActive: true },
} as const;

const WEEK_MINUTES = 7 * 24 * 60;
/** How many weekly occurrences a planned cyclic event has. */
const PLANNED_WEEKS = 6;

type Card = Omit<SampleEvent, 'id' | 'seriesId'>;

/** The cards of offers that say more than the price, by the url of the offer. */
const SAID: Readonly<Record<string, Partial<Card>>> = {
  'stage-de-noel': { isTeaser: true },
  'location-de-paddle': { isInformation: true },
  'piste-de-karting': { isCashBack: true },
  'massage-suedois': { initialPrice: 13_000, discount: 50 },
  'danse-classique': { initialPrice: 2750, discount: 20 },
};

/**
 * Returns the events of the sample around `today`: the planned events, whose ids count from 1, the cards of the offers,
 * and the generated events.
 */
export function sampleEvents(today: PlainDate, scale: number, offers: readonly SampleOffer[]): readonly SampleEvent[] {
  const events: SampleEvent[] = [...plannedEvents(today, scale)];
  const carded = new Set(events.map(({ slottedId }) => slottedId));
  const nextId = () => events.length + 1;
  for (const offer of offers) {
    if (!carded.has(offer.id)) events.push({ id: nextId(), seriesId: null, ...slottedCard(offer) });
  }
  for (const first of events.filter(({ type }) => type === 'cyclic')) {
    for (let week = 1; week < PLANNED_WEEKS; week += 1) events.push(occurrence(first, week, nextId(), first.url));
  }
  for (const { weeks, subject, ...made } of madeEvents(today, scale)) {
    const id = nextId();
    const slug = slugOf(subject);
    const seriesId = made.type === 'cyclic' ? id : null;
    const first = { ...made, id, seriesId, slottedId: null, url: `${slug}-${id}` };
    events.push(first);
    for (let week = 1; week < weeks; week += 1) events.push(occurrence(first, week, nextId(), slug));
  }
  return withPictures(events);
}

/** Gives the events their pictures, which vary in the order of the list, the newest first; a series is one card. */
function withPictures(events: readonly SampleEvent[]): readonly SampleEvent[] {
  const cards = events
    .filter(({ id, seriesId }) => seriesId === null || seriesId === id)
    .toSorted((a, b) => a.minutesListed - b.minutesListed || b.id - a.id);
  const keepsOwn = ({ type }: SampleEvent) => type === 'slotted';
  const pictures = new Map([...picturesInTurn(cards, keepsOwn)].map(([{ id }, picture]) => [id, picture]));
  return events.map((event) => ({ ...event, picture: pictures.get(event.seriesId ?? event.id) ?? null }));
}

function plannedEvents(today: PlainDate, scale: number): readonly SampleEvent[] {
  const venueFor = venuesBySport(venueIds(scale));
  return eventPlans(today).map((plan, n) => {
    const id = n + 1;
    const providerId = plan.providerId ?? venueFor(plan.sport, id, plan.title);
    const seriesId = plan.type === 'cyclic' ? id : null;
    const minutesListed = (id * 12_007) % 500_000;
    const said = { picture: pictureOf(plan.sport, n), url: slugOf(plan.title), ...plan };
    return { ...ORDINARY, ...said, id, providerId, seriesId, minutesListed };
  });
}

/**
 * Returns the occurrence of a cyclic event `week` weeks later. A few occurrences are announced and cannot be booked.
 */
function occurrence(first: SampleEvent, week: number, id: number, slug: string): SampleEvent {
  const later = (times: SampleTimes): SampleTimes => ({
    start: addMinutes(times.start, week * WEEK_MINUTES),
    end: addMinutes(times.end, week * WEEK_MINUTES),
  });
  const isActive = first.isActive && id % 11 !== 4;
  return { ...first, id, url: `${slug}-${id}`, times: first.times && later(first.times), isActive };
}

/** Returns the card with which a slotted offer is listed among the events; its url is that of the offer. */
function slottedCard(offer: SampleOffer): Card {
  const isNew = offer.id % 2 === 0 || offer.url in SAID;
  return {
    ...{ providerId: offer.providerId, title: offer.title, url: offer.url, picture: offer.picture },
    ...{ sport: offer.sport, type: 'slotted', price: offer.price, initialPrice: null, discount: 0 },
    ...{ isTeaser: false, isCashBack: false, isInformation: false, isActive: true },
    ...{ times: null, capacity: null, duration: null, openings: null },
    slottedId: offer.id,
    minutesListed: isNew ? (offer.id * 163) % 10_000 : (offer.id * 8111) % 520_000,
    ...SAID[offer.url],
  };
}
