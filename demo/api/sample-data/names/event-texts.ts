import type { SampleEvent } from '../model.ts';
import { inTurn } from '../turns.ts';
import { COURSES, type Kind, kindOf, type Told } from './event-courses.ts';

type Type = SampleEvent['type'];

/** How such an event begins. */
const OPENINGS: Readonly<Record<Type, readonly Told[]>> = {
  single: [
    [
      'Un rendez-vous unique, en petit groupe, encadré du début à la fin.',
      'A single date, in a small group, guided from beginning to end.',
    ],
    [
      'On se retrouve pour une séance hors du quotidien, que l’on vienne pour découvrir ou pour progresser.',
      'We meet for a session away from everyday life, whether you come to discover or to improve.',
    ],
    ['Une date, un lieu, une équipe : il ne manque que vous.', 'A date, a place, a team: only you are missing.'],
  ],
  cyclic: [
    [
      'Chaque semaine à la même heure : on progresse ensemble, à son rythme.',
      'Every week at the same hour: we improve together, each at their own pace.',
    ],
    [
      'Un rendez-vous régulier, ouvert à toutes et à tous. On peut venir une fois, ou s’y tenir toute l’année.',
      'A regular date, open to everyone. Come once, or keep to it all year.',
    ],
  ],
  open: [
    [
      'Venez quand vous voulez aux heures d’ouverture : votre place est valable pour une visite.',
      'Come whenever you like during opening hours: your place is good for one visit.',
    ],
    [
      'En accès libre, seul ou à plusieurs. Un membre de l’équipe est toujours là pour vous conseiller.',
      'Open access, alone or with others. A member of the team is always there to advise you.',
    ],
  ],
  slotted: [
    ['Choisissez votre heure : chaque créneau se réserve à part.', 'Choose your hour: each slot is booked by itself.'],
  ],
};

/** Ids from which made events say nothing: a scaled sample would be mostly texts. */
const SILENT = 3000;

/** What an event says of itself, in HTML; one in nine says nothing. */
export function eventText({ id, type, sport }: Pick<SampleEvent, 'id' | 'type' | 'sport'>): string {
  if (id >= SILENT || id % 9 === 8) return '';
  const { courses, brings } = COURSES[kindOf(sport)];
  return asHtml(inTurn(OPENINGS[type], id)[0], inTurn(courses, id)[0], inTurn(brings, Math.floor(id / 2))[0]);
}

/** Every text of an event, in French and in English. */
export const EVENT_TEXTS: readonly Told[] = Object.values(OPENINGS).flatMap((openings) =>
  (Object.keys(COURSES) as Kind[]).flatMap((kind) =>
    openings.flatMap((opening) =>
      COURSES[kind].courses.flatMap((course) =>
        COURSES[kind].brings.map((bring): Told => {
          return [asHtml(opening[0], course[0], bring[0]), asHtml(opening[1], course[1], bring[1])];
        }),
      ),
    ),
  ),
);

function asHtml(opening: string, course: string, bring: string): string {
  return `<p>${opening}</p>${course}${bring}`;
}
