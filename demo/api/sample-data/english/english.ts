import { CATEGORIES } from '../names/categories.ts';
import { EVENT_TEXTS } from '../names/event-texts.ts';
import { inTown, TOWNS } from '../names/towns.ts';
import { ACTIVITIES, ENDINGS } from './activities.ts';
import { NAMES } from './names.ts';
import { REPLAY_TEXTS } from './replays.ts';
import { TEXTS } from './texts.ts';
import { TITLES } from './titles.ts';

const WHOLE: ReadonlyMap<string, string> = new Map([
  ...[NAMES, ACTIVITIES, TITLES, TEXTS, REPLAY_TEXTS].flatMap((texts) => Object.entries(texts)),
  ...EVENT_TEXTS,
]);

/** What can follow an activity's title: where it is, the category's emoji, or more of what it is. */
const AFTER: readonly (readonly [french: string, english: string])[] = [
  ...TOWNS.map((town) => [` ${inTown(town)}`, ` in ${town.name}`] as const),
  ...CATEGORIES.map(({ emoji }) => [` ${emoji}`, ` ${emoji}`] as const),
  ...ENDINGS,
];

/** A French text of the sample in English; null for one that is the same in both languages. */
export function englishOf(french: string): string | null {
  const whole = WHOLE.get(french);
  if (whole !== undefined) return whole;
  const [ending, english] = AFTER.find(([after]) => french.endsWith(after)) ?? [];
  if (ending === undefined) return null;
  const title = french.slice(0, -ending.length);
  const text = (WHOLE.get(title) ?? title) + english;
  return text === french ? null : text;
}
