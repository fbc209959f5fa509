import type { SampleEvent } from '../model.ts';
import { inTurn } from '../turns.ts';
import texts from './event-texts.json' with { type: 'json' };

/** A text in French and in English. */
interface Told {
  readonly fr: string;
  readonly en: string;
}

/** A kind of event. Each kind has different texts, because a text for a massage does not fit a kart race. */
type Kind = keyof typeof texts.courses;

/** The sports of each kind; all other sports are of the kind `training`. */
const SPORTS: Readonly<Record<Exclude<Kind, 'training'>, readonly string[]>> = texts.sports;

const KINDS = new Map(Object.entries(SPORTS).flatMap(([kind, sports]) => sports.map((sport) => [sport, kind as Kind])));

/** Returns the kind of events in a sport. */
function kindOf(sport: string): Kind {
  return KINDS.get(sport) ?? 'training';
}

interface Course {
  readonly courses: readonly Told[];
  readonly brings: readonly Told[];
}

/** How the events of each kind go, and what to bring, in HTML. */
const COURSES: Readonly<Record<Kind, Course>> = texts.courses;

type Type = SampleEvent['type'];

/** The first paragraphs of the descriptions, by type of event. */
const OPENINGS: Readonly<Record<Type, readonly Told[]>> = texts.openings;

/** Events from this id on have no description, because a scaled sample would otherwise consist mostly of texts. */
const SILENT = 3000;

/** Returns the description of an event, in HTML; one event in nine has none. */
export function eventText({ id, type, sport }: Pick<SampleEvent, 'id' | 'type' | 'sport'>): string {
  if (id >= SILENT || id % 9 === 8) return '';
  const { courses, brings } = COURSES[kindOf(sport)];
  return asHtml(inTurn(OPENINGS[type], id).fr, inTurn(courses, id).fr, inTurn(brings, Math.floor(id / 2)).fr);
}

/** Every description that an event can have, in French and in English. */
export const EVENT_TEXTS: readonly Told[] = Object.values(OPENINGS).flatMap((openings) =>
  (Object.keys(COURSES) as Kind[]).flatMap((kind) =>
    openings.flatMap((opening) =>
      COURSES[kind].courses.flatMap((course) =>
        COURSES[kind].brings.map((bring): Told => {
          return { fr: asHtml(opening.fr, course.fr, bring.fr), en: asHtml(opening.en, course.en, bring.en) };
        }),
      ),
    ),
  ),
);

function asHtml(opening: string, course: string, bring: string): string {
  return `<p>${opening}</p>${course}${bring}`;
}
