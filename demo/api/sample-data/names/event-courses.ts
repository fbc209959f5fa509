import texts from './event-texts.json' with { type: 'json' };

/** A text in French and in English. */
export interface Told {
  readonly fr: string;
  readonly en: string;
}

/** What events are alike in how they go: one text does not fit a massage and a kart. */
export type Kind = keyof typeof texts.courses;

const KINDS: Readonly<Record<string, Kind>> = {
  ...of('calm', ['yoga', 'pilates', 'meditation', 'qi-gong']),
  ...of('care', ['massage', 'spa']),
  ...of('rackets', ['padel', 'tennis', 'badminton', 'squash', 'tennis-de-table']),
  ...of('water', ['natation', 'paddle', 'surf', 'voile', 'aviron']),
  ...of('outdoors', ['randonnee', 'golf', 'football', 'volley', 'karting', 'chute-libre', 'tir-a-l-arc', 'escalade']),
};

/** The kind of events in a sport. */
export function kindOf(sport: string): Kind {
  return KINDS[sport] ?? 'training';
}

function of(kind: Kind, sports: readonly string[]): Readonly<Record<string, Kind>> {
  return Object.fromEntries(sports.map((sport) => [sport, kind]));
}

interface Course {
  readonly courses: readonly Told[];
  readonly brings: readonly Told[];
}

/** How an event goes, and what one brings, in HTML. */
export const COURSES: Readonly<Record<Kind, Course>> = texts.courses;
