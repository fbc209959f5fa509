import type { SampleEvent } from '../model.ts';
import { inTurn } from '../turns.ts';

/** How such an event begins. */
const OPENINGS: Readonly<Record<SampleEvent['type'], readonly string[]>> = {
  single: [
    'Un rendez-vous unique, en petit groupe, encadré du début à la fin.',
    "On se retrouve pour une séance hors du quotidien, que l'on vienne pour découvrir ou pour progresser.",
    'Une date, un lieu, une équipe : il ne manque que vous.',
  ],
  cyclic: [
    'Chaque semaine à la même heure : on progresse ensemble, à son rythme.',
    "Un cours régulier, ouvert à toutes et à tous. On peut venir une fois, ou s'y tenir toute l'année.",
  ],
  open: [
    "Venez quand vous voulez aux heures d'ouverture : votre place est valable pour une visite.",
    'En accès libre, seul ou à plusieurs. Un membre de l’équipe est toujours là pour vous conseiller.',
  ],
  slotted: ['Choisissez votre heure : chaque créneau se réserve à part.'],
};

const COURSES = [
  "<p>Au programme&nbsp;: un échauffement, un temps d'apprentissage <strong>pas à pas</strong>, puis la pratique. On finit par un retour au calme et un verre d'eau.</p>",
  "<p>Aucun niveau n'est demandé. Les groupes sont formés sur place, et chaque exercice a sa version plus douce.</p>",
  "<p>L'équipe vous accueille un quart d'heure avant le début. Elle répond à vos questions et vous aide à vous installer.</p>",
];

const BRINGS = [
  '<p>À prévoir&nbsp;: une tenue souple, une serviette et de l’eau. Le matériel est prêté.</p>',
  '<p>Vestiaires et douches sur place. Chaussures propres obligatoires.</p>',
  '<ul><li>Matériel fourni</li><li>Vestiaire fermé</li><li>Dès 12 ans, accompagné</li></ul>',
];

/** Ids from which made events say nothing: a scaled sample would be mostly texts. */
const SILENT = 3000;

/** What an event says of itself, in HTML; one in nine says nothing. */
export function eventText({ id, type }: Pick<SampleEvent, 'id' | 'type'>): string {
  if (id >= SILENT || id % 9 === 8) return '';
  return `<p>${inTurn(OPENINGS[type], id)}</p>${inTurn(COURSES, id)}${inTurn(BRINGS, Math.floor(id / 2))}`;
}
