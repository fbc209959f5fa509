import { slugOf } from '../../../../core/text/slug.ts';
import { addMinutes, type PlainDate } from '../../../../core/time/wall-time.ts';
import { PADEL_DUO } from '../ids.ts';
import type { SampleEvent, SampleTimes } from '../model.ts';
import { pictureOf } from '../names/pictures.ts';
import { madeEvents } from './made-events.ts';
import { picturesInTurn } from './pictures-in-turn.ts';

const WEEK_MINUTES = 7 * 24 * 60;
/** How many weekly occurrences a stored cyclic event has. */
const STORED_WEEKS = 6;

/**
 * Returns the events of the sample around `today`: those that are `stored`, further weeks of the weekly ones among them,
 * and generated events.
 */
export function sampleEvents(today: PlainDate, scale: number, stored: readonly SampleEvent[]): readonly SampleEvent[] {
  const events = stored.map((event): SampleEvent => {
    const picture = event.slottedId === null ? pictureOf(event.sport, event.id) : event.picture;
    return { ...event, picture, minutesListed: minutesListed(event) };
  });
  const nextId = () => (events.at(-1)?.id ?? 0) + 1;
  for (const first of events.filter(({ type }) => type === 'cyclic')) {
    for (let week = 1; week < STORED_WEEKS; week += 1) events.push(occurrence(first, week, nextId(), first.url));
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

/** Returns how long ago a stored event was listed. Half of the cards of offers, and those that say more, are new. */
function minutesListed(event: SampleEvent): number {
  const { id, slottedId } = event;
  if (slottedId === null || slottedId === PADEL_DUO) return (id * 12_007) % 500_000;
  const saysMore = event.isTeaser || event.isCashBack || event.isInformation || event.discount > 0;
  return slottedId % 2 === 0 || saysMore ? (slottedId * 163) % 10_000 : (slottedId * 8111) % 520_000;
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
