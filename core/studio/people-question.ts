import { formatDate } from '../time/format.ts';
import { dateOf, timeOf, type WallTime } from '../time/wall-time.ts';
import type { PeopleQuestion } from './finding.ts';
import type { Texts } from './form.ts';

/** What an import would change for people. */
interface Concerned {
  readonly id: string;
  readonly title: string;
  /** The first time that people have booked, and how many others there are. */
  readonly start: WallTime;
  readonly others: number;
  readonly names: readonly string[];
  /** Where the first one would move. */
  readonly to: { readonly start: WallTime; readonly end: WallTime } | null;
  readonly answers: readonly ('move' | 'stay' | 'call-off')[];
}

/** How many people are named. */
const NAMED = 3;

/** Returns the question what is to become of what people have booked, with their number and the first of their names. */
export function peopleQuestion({ id, title, start, others, names, to, answers }: Concerned): PeopleQuestion {
  const named = `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ', …' : ''}`;
  const [people, is] = [names.length, names.length === 1];
  const [fr, en] = [timeText(start, 'fr'), timeText(start, 'en')];
  const text = {
    fr: `${title}, ${fr}${others > 0 ? ` (× ${others + 1})` : ''} : cet import change ce que ${is ? '1 personne a réservé ou attend' : `${people} personnes ont réservé ou attendent`} (${named}). Que faire ?`,
    en: `${title}, ${en}${others > 0 ? ` (× ${others + 1})` : ''}: this import changes what ${is ? '1 person has' : `${people} people have`} booked or wait${is ? 's' : ''} for (${named}). What is to be done?`,
  };
  const texts: Readonly<Record<(typeof answers)[number], Texts>> = {
    move: {
      fr: `déplacer au ${to ? `${timeText(to.start, 'fr')}–${timeOf(to.end)}` : ''}, et l’écrire à chacun`,
      en: `move to ${to ? `${timeText(to.start, 'en')}–${timeOf(to.end)}` : ''}, and tell everybody`,
    },
    stay: { fr: 'garder ces dates comme elles étaient', en: 'keep these dates as they were' },
    'call-off': { fr: 'annuler, rembourser et l’écrire à chacun', en: 'call off, refund and tell everybody' },
  };
  return { id, question: 'booked', text, readings: Object.fromEntries(answers.map((one) => [one, texts[one]])) };
}

const timeText = (start: WallTime, lang: 'fr' | 'en') => `${formatDate(dateOf(start), 'full', lang)} ${timeOf(start)}`;
