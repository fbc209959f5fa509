import texts from './event-texts.json' with { type: 'json' };

/** A text in French and in English. */
export interface Told {
  readonly fr: string;
  readonly en: string;
}

/** What events are alike in how they go: one text does not fit a massage and a kart. */
export type Kind = keyof typeof texts.courses;

/** The sports of each kind; all others are training. */
const SPORTS: Readonly<Record<Exclude<Kind, 'training'>, readonly string[]>> = texts.sports;

const KINDS = new Map(Object.entries(SPORTS).flatMap(([kind, sports]) => sports.map((sport) => [sport, kind as Kind])));

/** The kind of events in a sport. */
export function kindOf(sport: string): Kind {
  return KINDS.get(sport) ?? 'training';
}

interface Course {
  readonly courses: readonly Told[];
  readonly brings: readonly Told[];
}

/** How an event goes, and what one brings, in HTML. */
export const COURSES: Readonly<Record<Kind, Course>> = texts.courses;
